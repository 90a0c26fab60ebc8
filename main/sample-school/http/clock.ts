/** The school's clock: the injected one, set or moved on demand. */

/** Milliseconds since 1970. */
export type Clock = () => number

export interface SchoolClock {
  now: Clock
  /** Stops it at an instant. */
  set(instant: number): void
  /** Moves it by milliseconds; a stopped one stays stopped. */
  advance(ms: number): void
}

/** Runs with `base`, or stands at `fixed`. */
export function createClock(base: Clock, fixed: number | undefined): SchoolClock {
  let stopped = fixed
  let offset = 0
  return {
    now: () => stopped ?? base() + offset,
    set: instant => {
      stopped = instant
    },
    advance: ms => {
      if (stopped === undefined) offset += ms
      else stopped += ms
    },
  }
}
