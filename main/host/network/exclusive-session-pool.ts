/**
 * Lanes for requests that must not be sent twice (DESIGN §5). Chromium sends any request again, also a POST, when it dies with
 * a connection that an earlier one had used; a lane has none left from before, and one request at a time.
 */

export interface ExclusiveSessionPool<L> {
  /** A lane for one request alone, until `done` gives it back. */
  acquire(): Promise<{ lane: L; done(): void }>
}

/** @param empty closes all connections of a lane that is taken again. */
export function createExclusiveSessionPool<L>(
  make: (nth: number) => Promise<L>,
  empty: (lane: L) => Promise<void>,
): ExclusiveSessionPool<L> {
  const free: L[] = []
  let made = 0
  return {
    async acquire() {
      const used = free.pop()
      if (used) await empty(used)
      const lane = used ?? (await make(++made))
      return { lane, done: () => void free.push(lane) }
    },
  }
}
