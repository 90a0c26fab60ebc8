/** Generates plausible mistakes in written answers. */
import { doNotKnow, japaneseEndingMistakes, wordMistakes } from '../../content/common-mistakes'
import { hashNumbers } from '../../data/random'

/** A mistake in a word; its punctuation stays. */
export const withMistake = (word: string, key: number): string =>
  word.replace(/[\p{L}\p{N}’'-]+/u, letters => mistakeFor(letters, key))

/** A plausible mistake for a word: another small word, another form, or two letters swapped. */
function mistakeFor(word: string, key: number): string {
  const small = wordMistakes.get(word)
  if (small !== undefined) return small
  const kind = key % 4
  if (kind === 0 && word.length > 3) return word.slice(0, -1)
  if (kind === 1 && word.length > 2) {
    const at = 1 + ((key >>> 4) % (word.length - 2))
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  }
  if (kind === 2) return `${word}s`
  return word.endsWith('ed') ? word.slice(0, -2) : `${word}ed`
}

/** The same Japanese sentence with a wrong ending. */
function japaneseMistake(sentence: string): string {
  const found = japaneseEndingMistakes.find(([right]) => sentence.endsWith(right))
  return found ? sentence.slice(0, -found[0].length) + found[1] : doNotKnow
}

/** A mistake in one word of the correct answer. */
export function answerWithMistake(form: string, key: number): string {
  if (/[^\p{ASCII}\p{P}]/u.test(form)) return japaneseMistake(form)
  const words = form.split(' ')
  if (words.length === 1) return withMistake(form, key)
  // The first word of a sentence is seldom wrong.
  const at = 1 + (hashNumbers(key, 1) % (words.length - 1))
  return words.map((word, place) => (place === at ? withMistake(word, key) : word)).join(' ')
}
