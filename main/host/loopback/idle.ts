/** Signs the teacher out when no page has held the event socket for a while (DESIGN §3): a closed tab is no locked room. */

const pause = 60_000

export interface PageWatch {
  /** How many event sockets are open now. */
  pages(count: number): void
  stop(): void
}

/** `idle` runs after each minute that passed without a page, from the start on. */
export function watchPages(idle: () => void): PageWatch {
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const wait = () => {
    if (!ended) timer ??= setInterval(idle, pause).unref()
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  wait()
  return {
    pages: count => (count === 0 ? wait() : rest()),
    stop() {
      // Sockets that close with the host are still counted.
      ended = true
      rest()
    },
  }
}
