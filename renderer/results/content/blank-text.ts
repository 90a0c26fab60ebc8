/** A text with blank markers, cut into lines, words and blanks (SPEC §2 "Common behaviour"). */

export type Piece = { kind: 'text'; text: string } | { kind: 'break' } | { kind: 'blank'; at: number }

/** Two underscores or more are one blank; a newline is a line break. Blanks count from 0 over the whole text. */
export function blankPieces(text: string): Piece[] {
  let at = 0
  return text
    .split(/(_{2,}|\r\n|\r|\n)/)
    .filter(part => part !== '')
    .map((part): Piece => {
      if (part.startsWith('__')) return { kind: 'blank', at: at++ }
      return /^[\r\n]/.test(part) ? { kind: 'break' } : { kind: 'text', text: part }
    })
}

/** What a question is asked in: the text with the blanks, else the English, else the question. */
export const askedText = (question: { english?: string; question?: string }): string | undefined =>
  [question.english, question.question].find(hasBlank) ?? question.english ?? question.question

export const hasBlank = (text: string | undefined): boolean => text?.includes('__') ?? false
