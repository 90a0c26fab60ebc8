/** Words of a read text, each marked when the evaluation counts it as misread (SPEC §3 study_report.errorwords). */

export interface Word {
  text: string
  wrong: boolean
}

const fold = (word: string): string => word.normalize('NFKC').replace(/[‘’]/g, "'").toLowerCase()

/** Cuts `text` into words and what stands between them; every occurrence of an error word is marked. */
export function markWords(text: string, errorWords: readonly string[]): Word[] {
  const wrong = new Set(errorWords.map(word => fold(word.trim())).filter(word => word !== ''))
  return text
    .split(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)/u)
    .filter(part => part !== '')
    .map(part => ({ text: part, wrong: wrong.has(fold(part)) }))
}
