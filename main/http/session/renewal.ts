/**
 * When the token may be replaced by another of the same session (DESIGN §4 idleLockMinutes). A server that allows one session
 * per account refuses the old one from that moment on: what it says of it meanwhile is believed only afterwards.
 */

export interface Renewal {
  /** Runs what may replace the token, and ends as it ends. */
  during<T>(act: () => Promise<T>): Promise<T>
  /** Ends when nothing replaces the token any more: true; false where the signal aborted before that. */
  settled(signal?: AbortSignal): Promise<boolean>
}

export function createRenewal(): Renewal {
  let under = 0
  const waiting = new Set<() => void>()
  return {
    async during(act) {
      under++
      try {
        return await act()
      } finally {
        if (--under === 0) for (const go of [...waiting]) go()
      }
    },
    settled(signal) {
      if (signal?.aborted) return Promise.resolve(false)
      if (under === 0) return Promise.resolve(true)
      return new Promise(resolve => {
        const end = (settled: boolean) => {
          waiting.delete(go)
          signal?.removeEventListener('abort', stop)
          resolve(settled)
        }
        const go = () => end(true)
        const stop = () => end(false)
        waiting.add(go)
        signal?.addEventListener('abort', stop, { once: true })
      })
    },
  }
}
