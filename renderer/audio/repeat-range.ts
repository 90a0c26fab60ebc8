/** The range of a sound that is repeated: pure rules. Times are seconds. */

export interface RepeatRange {
  from: number
  /** Absent while only the beginning is marked: nothing is repeated yet. */
  to?: number
}

/** A range that is repeated. */
export type CompleteRepeatRange = Required<RepeatRange>

/** Nothing shorter is repeated: it would be a buzz. */
export const minSeconds = 0.3

export const isComplete = (range: RepeatRange | null): range is CompleteRepeatRange => range?.to !== undefined

/** Marks the beginning; an end that stands too near, or before it, is forgotten. */
export const withStart = (range: RepeatRange | null, time: number): RepeatRange =>
  isComplete(range) && range.to - time >= minSeconds ? { from: time, to: range.to } : { from: time }

/** Marks the end; without a beginning before it, the range begins at the sound's own. Too near, it changes nothing. */
export function withEnd(range: RepeatRange | null, time: number): RepeatRange | null {
  const from = range && range.from < time ? range.from : 0
  return time - from >= minSeconds ? { from, to: time } : range
}

/** The range between two places, in whichever order; null where they are too near to each other. */
export function rangeBetween(one: number, other: number): CompleteRepeatRange | null {
  const [from, to] = one < other ? [one, other] : [other, one]
  return to - from >= minSeconds ? { from, to } : null
}
