/** When main is told that the teacher is there: at once, then at most once in a while, with how long ago it was. */

export interface ActivityReporter {
  /** Something was done now. */
  input(): void
  /** Main is about to lock: what was done since the last word is told at once, and so is the next input. */
  lockSoon(): void
  stop(): void
}

export interface ActivityOptions {
  /** The least time between two words, in ms. */
  interval: number
  /** Milliseconds since 1970. */
  clock: () => number
  report(ago: number): void
}

/** The oldest input that is worth telling: before it the PC slept. */
const maxAge = 60_000

export function createActivityReporter({ interval: every, clock, report: tell }: ActivityOptions): ActivityReporter {
  let inputAt = Number.NEGATIVE_INFINITY
  let toldAt = Number.NEGATIVE_INFINITY
  let warned = false
  let timer: number | undefined

  function say(): void {
    window.clearTimeout(timer)
    timer = undefined
    const ago = Math.max(0, Math.round(clock() - inputAt))
    if (ago > maxAge) return
    toldAt = clock()
    warned = false
    tell(ago)
  }

  return {
    input() {
      inputAt = clock()
      const since = inputAt - toldAt
      // A clock that was set back makes it negative: nobody waits for an hour.
      if (warned || since >= every || since < 0) say()
      else timer ??= window.setTimeout(say, every - since)
    },
    lockSoon() {
      warned = true
      if (inputAt > toldAt) say()
    },
    stop: () => window.clearTimeout(timer),
  }
}
