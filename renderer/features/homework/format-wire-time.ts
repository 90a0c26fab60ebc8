/** A homework's times as a teacher reads them. */
import { parseJst, shortTime } from '../../../shared/domain/time'

/** `11/16（月）8:00`, with the year where it is not this year's; null for what is no time. */
export function formatWireTime(value: string, now: number): string | null {
  const at = parseJst(value)
  return at === null ? null : shortTime(at, now)
}
