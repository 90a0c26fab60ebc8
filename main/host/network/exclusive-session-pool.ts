/**
 * A pool of network sessions for requests that must not be sent twice (DESIGN §5). Chromium resends any request, even a
 * POST, when it fails on a connection that an earlier request used. A session of this pool has no such connection and
 * runs one request at a time.
 */

export interface ExclusiveSessionPool<S> {
  /** A session for one request, until `release` returns it to the pool. */
  acquire(): Promise<{ session: S; release(): void }>
}

/** @param closeConnections closes all connections of a session before it is used again */
export function createExclusiveSessionPool<S>(
  create: (number: number) => Promise<S>,
  closeConnections: (session: S) => Promise<void>,
): ExclusiveSessionPool<S> {
  const free: S[] = []
  let created = 0
  return {
    async acquire() {
      const used = free.pop()
      if (used) await closeConnections(used)
      const session = used ?? (await create(++created))
      return { session, release: () => void free.push(session) }
    },
  }
}
