/** A text with blank markers, cut into lines, words and blanks (SPEC §2 "Common behaviour"). */

export type BlankTextSegment =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  /** `first`: the letters that are given of what is to be filled in. */
  | { kind: 'blank'; at: number; first: string }

const startsWithIgnoringCase = (text: string, first: string): boolean =>
  text.toLowerCase().startsWith(first.toLowerCase())

/** The letters right before a blank, where everything that may be filled in begins with them. */
function givenLettersBefore(before: string, alternatives: readonly string[] = []): string {
  const [letters = ''] = /[\p{L}'’-]+$/u.exec(before) ?? []
  const given =
    alternatives.length > 0 &&
    alternatives.every(one => one.length > letters.length && startsWithIgnoringCase(one, letters))
  return given ? letters : ''
}

/**
 * Two underscores or more are one blank; a newline is a line break. Blanks count from 0 over the whole text. Letters before
 * a blank go with it where its right answers begin with them.
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

/** The letters given of each blank. */
export const firstLettersOf = (text: string | undefined, blanks: readonly string[][]): string[] =>
  splitAtBlanks(text ?? '', blanks).flatMap(piece => (piece.kind === 'blank' ? [piece.first] : []))

/** What was written behind the letters that were given, with them; a whole word stays as it is. */
export const withFirstLetters = (given: string, first: string): string =>
  given === '' || startsWithIgnoringCase(given, first) ? given : first + given

/** What a question is asked in: the text with the blanks, else the English, else the question. */
export const promptText = (question: { english?: string; question?: string }): string | undefined =>
  [question.english, question.question].find(hasBlank) ?? question.english ?? question.question

export const hasBlank = (text: string | undefined): boolean => text?.includes('__') ?? false
