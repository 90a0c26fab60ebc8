/** How the study of a student is written. */
import { jstParts, parseJst, weekdayWord } from '../../../shared/domain/time'
import { text } from './text'

/** `3時間20分`. */
export function durationOf(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return text.exercise.duration(Math.floor(minutes / 60), minutes % 60)
}

/** `11/20（金）` of a day on the wire; other texts are unchanged. */
export function dayWords(date: string): string {
  const at = parseJst(date)
  if (at === null) return date
  const parts = jstParts(at)
  return text.exercise.dayOf(parts.month, parts.day, weekdayWord(parts))
}
