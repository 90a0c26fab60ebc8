/** Splits a text that was read aloud into words, each with its mark from the evaluation (SPEC §3 study_report). */

/** wrong: misread; leaked: omitted; repeated: read twice. */
const wordMarks = ['wrong', 'leaked', 'repeated'] as const
export type WordMark = (typeof wordMarks)[number]

interface Word {
  text: string
  mark?: WordMark
}

export type MarkedWords = Partial<Record<WordMark, readonly string[]>>

const normaliseWord = (word: string): string => word.normalize('NFKC').replace(/[‘’]/g, "'").toLowerCase()

const splitWords = (text: string): string[] =>
  text.split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u).filter(part => part !== '')

/**
 * Splits `text` into words and the characters between them. Every occurrence of a word in `wordsByMark` gets its mark.
 * An entry of several words marks each of them; a word with several marks gets the most serious one.
 */
export function markWords(text: string, wordsByMark: MarkedWords): Word[] {
  const marks = new Map<string, WordMark>()
  for (const mark of wordMarks.toReversed()) {
    for (const word of (wordsByMark[mark] ?? []).flatMap(splitWords)) marks.set(normaliseWord(word), mark)
  }
  return splitWords(text).map(part => ({
    text: part,
    mark: /[\p{L}\p{N}]/u.test(part) ? marks.get(normaliseWord(part)) : undefined,
  }))
}
