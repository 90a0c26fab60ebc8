/** Decides when two students wrote the same answer: which differences are ignored (chosen; SPEC does not say). */
import { normaliseAnswer } from '../content/compare-answers'

/** Characters that stand for one character of a keyboard. NFKC makes two of some of them; others appear only by it. */
const plainCharacters: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′‵´`＇ʼ]/gu, "'"],
  [/[“”„‟″‶«»＂]/gu, '"'],
  [/[‐‑‒–—―−]/gu, '-'],
  // invisible characters
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, ''],
]

/** The text as it would be typed on a keyboard; needed before NFKC and after it. */
const asTyped = (text: string): string =>
  plainCharacters.reduce((known, [sign, instead]) => known.replace(sign, instead), text)

/** Punctuation that ends a sentence, and the space before it. */
const closingMarks = /[\s.!?,;:…。、，．！？・]+$/u

/**
 * The form of an answer that is compared: without differences in case, width, repeated spaces, curly quotes, long
 * dashes, and closing punctuation. An answer that consists only of closing punctuation keeps it. Applying the function
 * twice gives the same result as once.
 */
export function comparableAnswer(text: string): string {
  const normalised = normaliseAnswer(asTyped(normaliseAnswer(asTyped(text))))
  return normalised.replace(closingMarks, '') || normalised
}
