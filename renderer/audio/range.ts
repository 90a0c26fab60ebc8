/** The range of a sound that is repeated: pure rules. Times are seconds. */

export interface Range {
  from: number
  /** Absent while only the beginning is marked: nothing is repeated yet. */
  to?: number
}

/** A range that is repeated. */
export type WholeRange = Required<Range>

/** Nothing shorter is repeated: it would be a buzz. */
export const shortest = 0.3

export const isWhole = (range: Range | null): range is WholeRange => range?.to !== undefined

/** Marks the beginning; an end that stands too near, or before it, is forgotten. */
export const beginAt = (range: Range | null, time: number): Range =>
  isWhole(range) && range.to - time >= shortest ? { from: time, to: range.to } : { from: time }

/** Marks the end; without a beginning before it, the range begins at the sound's own. Too near, it changes nothing. */
export function endAt(range: Range | null, time: number): Range | null {
  const from = range && range.from < time ? range.from : 0
  return time - from >= shortest ? { from, to: time } : range
}

/** The range between two places, in whichever order; null where they are too near to each other. */
export function between(one: number, other: number): WholeRange | null {
  const [from, to] = one < other ? [one, other] : [other, one]
  return to - from >= shortest ? { from, to } : null
}
