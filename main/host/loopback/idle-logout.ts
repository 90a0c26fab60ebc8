/** Signs the teacher out when no page has held the event socket for a while (DESIGN §3): a closed tab is no locked room. */

const idleMs = 60_000

export interface IdleLogout {
  /** How many event sockets are open now. */
  setPageCount(count: number): void
  stop(): void
}

/** `idle` runs after each minute that passed without a page, from the start on. */
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
      // Sockets that close with the host are still counted.
      isStopped = true
      stopTimer()
    },
  }
}
