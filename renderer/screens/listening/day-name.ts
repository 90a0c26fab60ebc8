import { jstParts, parseJst, weekdayWord } from '../../../shared/domain/time'
import { text } from './text'

/** A day, YYYY-MM-DD, as `11月16日（月）`. */
export function dayName(value: string): string {
  const at = parseJst(value)
  if (at === null) return value
  const parts = jstParts(at)
  return text.dayName(parts.month, parts.day, weekdayWord(parts))
}
