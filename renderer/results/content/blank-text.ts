/** Splits a text with blank markers into text, line breaks and blanks (SPEC §2 "Common behaviour"). */

export type BlankTextSegment =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  /** `first`: the first letters of the answer, if the text gives them. */
  | { kind: 'blank'; at: number; first: string }

const startsWithIgnoringCase = (text: string, first: string): boolean =>
  text.toLowerCase().startsWith(first.toLowerCase())

/** The letters directly before a blank, if every alternative of the blank begins with them. */
function givenLettersBefore(before: string, alternatives: readonly string[] = []): string {
  const [letters = ''] = /[\p{L}'’-]+$/u.exec(before) ?? []
  const isGiven =
    alternatives.length > 0 &&
    alternatives.every(one => one.length > letters.length && startsWithIgnoringCase(one, letters))
  return isGiven ? letters : ''
}

/**
 * Splits a text: two or more underscores are one blank, a newline is a line break. Blanks are counted from 0 over the
 * whole text. Letters before a blank belong to the blank if its right answers begin with them.
 */
export function splitAtBlanks(text: string, blanks: readonly string[][] = []): BlankTextSegment[] {
  let at = 0
  const pieces: BlankTextSegment[] = []
  for (const part of text.split(/(_{2,}|\r\n|\r|\n)/)) {
    if (/^[\r\n]/.test(part)) pieces.push({ kind: 'break' })
    else if (part.startsWith('__')) {
      const last = pieces.at(-1)
      const first = last?.kind === 'text' ? givenLettersBefore(last.text, blanks[at]) : ''
      if (last?.kind === 'text') last.text = last.text.slice(0, last.text.length - first.length)
      pieces.push({ kind: 'blank', at: at++, first })
    } else pieces.push({ kind: 'text', text: part })
  }
  return pieces.filter(piece => piece.kind !== 'text' || piece.text !== '')
}

/** The given first letters of each blank. */
export const firstLettersOf = (text: string | undefined, blanks: readonly string[][]): string[] =>
  splitAtBlanks(text ?? '', blanks).flatMap(piece => (piece.kind === 'blank' ? [piece.first] : []))

/** Adds the given first letters to an answer; an answer that already begins with them is unchanged. */
export const withFirstLetters = (isGiven: string, first: string): string =>
  isGiven === '' || startsWithIgnoringCase(isGiven, first) ? isGiven : first + isGiven

/** The text that contains the prompt: the one with blanks, otherwise the English, otherwise the question. */
export const promptText = (question: { english?: string; question?: string }): string | undefined =>
  [question.english, question.question].find(hasBlank) ?? question.english ?? question.question

export const hasBlank = (text: string | undefined): boolean => text?.includes('__') ?? false
