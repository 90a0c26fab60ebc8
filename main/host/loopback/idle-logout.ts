/**
 * Logs the teacher out when no page has had an event socket open for a minute (DESIGN §3): closing a tab must not leave
 * a login behind.
 */

const idleMs = 60_000

export interface IdleLogout {
  /** Tells how many event sockets are open now. */
  setPageCount(count: number): void
  stop(): void
}

/** Calls `onIdle` after each minute without a page, counted from the start. */
export function startIdleLogout(onIdle: () => void): IdleLogout {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const startTimer = () => {
    if (!isStopped) timer ??= setInterval(onIdle, idleMs).unref()
  }
  const stopTimer = () => {
    clearInterval(timer)
    timer = undefined
  }
  startTimer()
  return {
    setPageCount: count => (count === 0 ? startTimer() : stopTimer()),
    stop() {
      // The sockets that close with the host must not start the timer again.
      isStopped = true
      stopTimer()
    },
  }
}
