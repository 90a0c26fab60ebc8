/** Periods of time. */

/** Half-open: `start` belongs to it, `end` does not. In milliseconds since 1970. */
export interface Interval {
  start: number
  end: number
}

/** Whether two periods have an instant in common. One that begins when the other ends has none, nor has an empty one. */
export const overlaps = (a: Interval, b: Interval): boolean => Math.max(a.start, b.start) < Math.min(a.end, b.end)
