/** The rules for the repeated range of a sound, as pure functions. Times are in seconds. */

export interface RepeatRange {
  from: number
  /** Absent while only the start is marked; nothing is repeated yet. */
  to?: number
}

/** A repeated range whose start and end are both marked. */
export type CompleteRepeatRange = Required<RepeatRange>

/** The shortest range. A shorter one would sound like a buzz. */
const minSeconds = 0.3

/** Whether both ends are marked, so that the range is repeated. */
export const isComplete = (range: RepeatRange | null): range is CompleteRepeatRange => range?.to !== undefined

/** Sets the start. An end that is before the start, or too close to it, is discarded. */
export const withStart = (range: RepeatRange | null, time: number): RepeatRange =>
  isComplete(range) && range.to - time >= minSeconds ? { from: time, to: range.to } : { from: time }

/**
 * Sets the end. If no start is marked before it, the range starts at the beginning of the sound. If the range would be
 * too short, nothing changes.
 */
export function withEnd(range: RepeatRange | null, time: number): RepeatRange | null {
  const from = range && range.from < time ? range.from : 0
  return time - from >= minSeconds ? { from, to: time } : range
}

/** The range between two positions in either order; null if they are too close together. */
export function rangeBetween(one: number, other: number): CompleteRepeatRange | null {
  const [from, to] = one < other ? [one, other] : [other, one]
  return to - from >= minSeconds ? { from, to } : null
}
