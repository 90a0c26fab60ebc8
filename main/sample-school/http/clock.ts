/** The school's clock: an injected clock that tests can stop or move. */

/** Milliseconds since 1970. */
export type Clock = () => number

export interface SchoolClock {
  now: Clock
  /** Stops the clock at an instant. */
  set(instant: number): void
  /** Moves the clock by milliseconds; a stopped clock stays stopped. */
  advance(ms: number): void
}

/** Creates a clock that follows `base`, or that is stopped at `fixed`. */
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
