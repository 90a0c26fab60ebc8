/** Splits a text that was read aloud into words, each with its mark from the evaluation (SPEC §3 study_report). */

/** wrong: misread; leaked: omitted; repeated: read twice. */
export const wordMarks = ['wrong', 'leaked', 'repeated'] as const
export type WordMark = (typeof wordMarks)[number]

interface Word {
  text: string
  mark?: WordMark
}

export type MarkedWords = Partial<Record<WordMark, readonly string[]>>

/** Words are compared without regard to case, width and the form of the apostrophe. */
export const normaliseWord = (word: string): string => word.normalize('NFKC').replace(/[‘’]/g, "'").toLowerCase()

interface Part {
  text: string
  /** False for the characters between words. */
  isWord: boolean
}

/** The words of a text and the characters between them; together they are the text. */
export const splitWords = (text: string): Part[] =>
  text
    .split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u)
    .filter(part => part !== '')
    .map(part => ({ text: part, isWord: /[\p{L}\p{N}]/u.test(part) }))

/** The words of the entries of a list, normalised: an entry may have several words. */
export const wordSet = (entries: readonly string[]): Set<string> =>
  new Set(entries.flatMap(splitWords).flatMap(({ text, isWord }) => (isWord ? [normaliseWord(text)] : [])))

/**
 * Splits `text` into words and the characters between them. Every occurrence of a word in `wordsByMark` gets its mark.
 * An entry of several words marks each of them; a word with several marks gets the most serious one.
 */
export function markWords(text: string, wordsByMark: MarkedWords): Word[] {
  const sets = wordMarks.map(mark => ({ mark, words: wordSet(wordsByMark[mark] ?? []) }))
  return splitWords(text).map(({ text: part, isWord }) => ({
    text: part,
    mark: isWord ? sets.find(({ words }) => words.has(normaliseWord(part)))?.mark : undefined,
  }))
}
