/**
 * Decides when the teacher's activity is reported to main: at once, then at most once per interval, with the age of the
 * last input.
 */

export interface ActivityReporter {
  /** Records an input at the current time. */
  input(): void
  /** Main is about to lock: reports an input that is not reported yet, and reports the next input at once. */
  lockSoon(): void
  stop(): void
}

export interface ActivityOptions {
  /** Minimum time between two reports, in ms. */
  interval: number
  /** The current time in milliseconds since 1970. */
  clock: () => number
  report(ago: number): void
}

/** An older input is not reported: the PC was asleep since then. */
const maxAge = 60_000

/** Creates the reporter. `stop` cancels a report that is waiting for its interval. */
export function createActivityReporter({ interval: every, clock, report: tell }: ActivityOptions): ActivityReporter {
  let inputAt = Number.NEGATIVE_INFINITY
  let reportedAt = Number.NEGATIVE_INFINITY
  let isLockNear = false
  let timer: number | undefined

  function reportNow(): void {
    window.clearTimeout(timer)
    timer = undefined
    const ago = Math.max(0, Math.round(clock() - inputAt))
    if (ago > maxAge) return
    reportedAt = clock()
    isLockNear = false
    tell(ago)
  }

  return {
    input() {
      inputAt = clock()
      const since = inputAt - reportedAt
      // Negative after the PC's clock was set back: report at once, not after an hour.
      if (isLockNear || since >= every || since < 0) reportNow()
      else timer ??= window.setTimeout(reportNow, every - since)
    },
    lockSoon() {
      isLockNear = true
      if (inputAt > reportedAt) reportNow()
    },
    stop: () => window.clearTimeout(timer),
  }
}
