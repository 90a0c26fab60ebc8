/** Compares a dictation word by word with the student's text (SPEC §2 dictation). */
import { hasBlank, promptText } from './blank-text'
import { isFullScore, normaliseAnswer } from './compare-answers'
import type { BlankOutcome, NormalQuestion } from './types'

/** The form of a word that is compared: without punctuation at its edges. */
const bareWord = (word: string): string =>
  normaliseAnswer(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || normaliseAnswer(word)

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

/** The largest number of word pairs to compare; longer texts are compared position by position. */
const maxComparisons = 4_000_000

/** The length of the longest common sequence of words of both texts, from each pair of positions to their ends. */
function sharedWordCounts(
  dictated: readonly string[],
  written: readonly string[],
): (from: number, at: number) => number {
  const width = written.length + 1
  const table = new Uint16Array((dictated.length + 1) * width)
  const sharedFromTo = (from: number, at: number): number => table[from * width + at] ?? 0
  for (let from = dictated.length - 1; from >= 0; from--) {
    for (let at = written.length - 1; at >= 0; at--) {
      table[from * width + at] =
        dictated[from] === written[at]
          ? sharedFromTo(from + 1, at + 1) + 1
          : Math.max(sharedFromTo(from + 1, at), sharedFromTo(from, at + 1))
    }
  }
  return sharedFromTo
}

/** The words that match, as pairs of positions in order. */
function matchingWords(dictated: readonly string[], written: readonly string[]): [number, number][] {
  if (dictated.length * written.length > maxComparisons) {
    return dictated.flatMap((word, index): [number, number][] => (word === written[index] ? [[index, index]] : []))
  }
  const shared = sharedWordCounts(dictated, written)
  const pairs: [number, number][] = []
  let from = 0
  let at = 0
  while (from < dictated.length && at < written.length) {
    if (dictated[from] === written[at]) pairs.push([from++, at++])
    else if (shared(from + 1, at) >= shared(from, at + 1)) from++
    else at++
  }
  return pairs
}

const slot = (dictated: string | undefined, given: string | undefined, right: boolean): BlankOutcome => ({
  given: given ?? '',
  alternatives: dictated === undefined ? [] : [dictated],
  right,
})

/**
 * Aligns the words of both texts. Each entry is a word that was written correctly, a wrong word with the right one, a
 * missing word (nothing given), or an extra word (no alternative).
 */
export function alignWords(dictated: string, written: string): BlankOutcome[] {
  const right = wordsOf(dictated)
  const given = wordsOf(written)
  const slots: BlankOutcome[] = []
  let from = 0
  let at = 0
  for (const [matchFrom, matchAt] of [
    ...matchingWords(right.map(bareWord), given.map(bareWord)),
    [right.length, given.length] as const,
  ]) {
    while (from < matchFrom || at < matchAt) {
      slots.push(slot(from < matchFrom ? right[from++] : undefined, at < matchAt ? given[at++] : undefined, false))
    }
    if (matchFrom < right.length && matchAt < given.length) slots.push(slot(right[from++], given[at++], true))
  }
  return slots
}

/** The texts that would be right; empty if the question has blanks to fill instead, or if no text is known. */
export function dictationTexts(question: NormalQuestion): string[] {
  if (hasBlank(promptText(question))) return []
  const [first, ...others] = question.blanks
  if (first === undefined) return question.english === undefined ? [] : [question.english]
  return others.length === 0 ? first : [question.blanks.map(([word = '']) => word).join(' ')]
}

const wrongCount = (slots: readonly BlankOutcome[]): number => slots.filter(each => each.right === false).length

/**
 * Compares the written text with the closest right text. With full marks everything is right; without a score nothing
 * is marked.
 */
export function gradeDictation(
  written: string,
  dictated: readonly string[],
  score: number | undefined,
): BlankOutcome[] {
  if (isFullScore(score)) return [{ given: written, alternatives: [...dictated], right: true }]
  const [first, ...others] = dictated.map(text => alignWords(text, written))
  const nearest = others.reduce((a, b) => (wrongCount(b) < wrongCount(a) ? b : a), first ?? [])
  return score === undefined ? nearest.map(each => ({ ...each, right: null })) : nearest
}
