/** Formats times of the server for the screen. */
import { parseJst, shortTime } from '../../../shared/domain/time'

/** The time as `11/16（月）8:00`, with the year if it is not the current year; null if the value is not a time. */
export function formatWireTime(value: string, now: number): string | null {
  const at = parseJst(value)
  return at === null ? null : shortTime(at, now)
}
