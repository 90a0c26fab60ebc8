/** The numbers of teachers' comments on paper, and whether they have room beside the text. Pure functions. */
import type { Note } from '../../../../../shared/items/note'
import type { PlacedNote } from '../../../content/place-notes'
import { fitSpan } from '../../../content/spans'

/** A comment with its number. */
export interface NumberedNote {
  no: number
  note: Note
  /** Where its words begin. */
  start: number
}

/** The comments in the order of the text, numbered from 1. */
export function numberNotes(placed: readonly PlacedNote[], text: string): NumberedNote[] {
  return placed
    .map(({ note, start, end }) => ({ note, start: fitSpan(text, start, end)?.start ?? 0, end }))
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ note, start }, at) => ({ no: at + 1, note, start }))
}

/** The width of a text in letters of half width. */
const widthOf = (text: string): number => {
  let width = 0
  for (const letter of text) width += letter > '\u02ff' ? 2 : 1
  return width
}

/** Sizes on A4, as EssaySheet.module.css sets them: letters in a line, and its height in mm. */
const column = { letters: 60, line: 7 }
const margin = { letters: 36, line: 4.4, gap: 1.5 }

/** So many millimetres are free on the first page below a short text. */
const freeHeight = 150

const heightOf = (text: string, { letters, line }: typeof column): number =>
  text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(widthOf(part) / letters)) * line, 0)

/** Whether the comments have room in the margin. More of them would be far from their words: they are below the text. */
export function fitBeside(notes: readonly NumberedNote[], text: string): boolean {
  const height = notes.reduce(
    (sum, { note }) => sum + heightOf(`${note.comments} ${note.teacher}　　　`, margin) + margin.gap,
    0,
  )
  return height <= Math.max(freeHeight, heightOf(text, column) * 1.25)
}
