/** When two students wrote the same: what does not count between two answers (chosen; SPEC is silent). */
import { fold } from '../content/judge'

/** Signs that stand for one that a keyboard gives; NFKC would make two of some. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′‵´`＇ʼ]/gu, "'"],
  [/[“”„‟″‶«»＂]/gu, '"'],
  [/[‐‑‒–—―−]/gu, '-'],
  // what is typed without being seen
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, ''],
]

/** What closes a sentence, and the room before it. */
const ending = /[\s.!?,;:…。、，．！？・]+$/u

/**
 * An answer in the form in which it is compared: without regard to case, width, runs of spaces, curled quotes, long dashes, and
 * what stands at the end to close it. An answer of closing signs alone keeps them. Its form is its own form.
 */
export function answerForm(text: string): string {
  const typed = plain.reduce((known, [sign, instead]) => known.replace(sign, instead), text)
  const folded = fold(fold(typed))
  return folded.replace(ending, '') || folded
}
