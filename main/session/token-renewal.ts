/**
 * Marks the time in which the token may be replaced within one session (DESIGN §4 idleLockMinutes). A server that
 * allows one session per account refuses the old token as soon as it issues the new one: a 401 in that time is judged
 * only afterwards.
 */

export interface TokenRenewal {
  /** Runs a task that may replace the token. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Waits until no such task runs, and returns true; returns false if the signal aborts before that. */
  waitUntilSettled(signal?: AbortSignal): Promise<boolean>
}

export function createTokenRenewal(): TokenRenewal {
  let running = 0
  const waiters = new Set<() => void>()
  return {
    async run(task) {
      running++
      try {
        return await task()
      } finally {
        if (--running === 0) for (const resume of [...waiters]) resume()
      }
    },
    waitUntilSettled(signal) {
      if (signal?.aborted) return Promise.resolve(false)
      if (running === 0) return Promise.resolve(true)
      return new Promise(resolve => {
        const finish = (isSettled: boolean) => {
          waiters.delete(onSettled)
          signal?.removeEventListener('abort', onAbort)
          resolve(isSettled)
        }
        const onSettled = () => finish(true)
        const onAbort = () => finish(false)
        waiters.add(onSettled)
        signal?.addEventListener('abort', onAbort, { once: true })
      })
    },
  }
}
