/** Generates plausible mistakes in written answers. */
import { japaneseSlips, smallSlips, unsure } from '../../content/common-mistakes'
import { mix } from '../../data/random'

/** A mistake in a word; its punctuation stays. */
export const slip = (word: string, key: number): string =>
  word.replace(/[\p{L}\p{N}’'-]+/u, letters => slipOf(letters, key))

/** A plausible mistake for a word: another small word, another form, or two letters swapped. */
function slipOf(word: string, key: number): string {
  const small = smallSlips.get(word)
  if (small !== undefined) return small
  const way = key % 4
  if (way === 0 && word.length > 3) return word.slice(0, -1)
  if (way === 1 && word.length > 2) {
    const at = 1 + ((key >>> 4) % (word.length - 2))
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  }
  if (way === 2) return `${word}s`
  return word.endsWith('ed') ? word.slice(0, -2) : `${word}ed`
}

/** The same Japanese sentence with a wrong ending. */
function japaneseSlip(sentence: string): string {
  const found = japaneseSlips.find(([right]) => sentence.endsWith(right))
  return found ? sentence.slice(0, -found[0].length) + found[1] : unsure
}

/** A mistake in one word of the correct answer. */
export function slipIn(form: string, key: number): string {
  if (/[^\p{ASCII}\p{P}]/u.test(form)) return japaneseSlip(form)
  const words = form.split(' ')
  if (words.length === 1) return slip(form, key)
  // The first word of a sentence is seldom wrong.
  const at = 1 + (mix(key, 1) % (words.length - 1))
  return words.map((word, place) => (place === at ? slip(word, key) : word)).join(' ')
}
