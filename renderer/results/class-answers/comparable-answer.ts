/** When two students wrote the same: what does not count between two answers (chosen; SPEC is silent). */
import { normaliseAnswer } from '../content/compare-answers'

/** Signs that stand for one that a keyboard gives; NFKC would make two of some. */
const plainCharacters: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′‵´`＇ʼ]/gu, "'"],
  [/[“”„‟″‶«»＂]/gu, '"'],
  [/[‐‑‒–—―−]/gu, '-'],
  // what is typed without being seen
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, ''],
]

/** What closes a sentence, and the room before it. */
const closingMarks = /[\s.!?,;:…。、，．！？・]+$/u

/**
 * An answer in the form in which it is compared: without regard to case, width, runs of spaces, curled quotes, long dashes, and
 * what stands at the end to close it. An answer of closing signs alone keeps them. Its form is its own form.
 */
export function comparableAnswer(text: string): string {
  const typed = plainCharacters.reduce((known, [sign, instead]) => known.replace(sign, instead), text)
  const folded = normaliseAnswer(normaliseAnswer(typed))
  return folded.replace(closingMarks, '') || folded
}
