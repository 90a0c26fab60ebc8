/** What a screen reader says about a range: its words, the AI's marks, the comments and their authors. */
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import type { PlacedNote } from '../../../content/place-notes'
import type { AiMark } from '../MarkedPieces'
import { writingText } from '../text'
import { editorText } from './text'

/** More than this is not read: the whole text can be heard in other ways. */
const maxLength = 400

const touches = ({ startPos, endPos }: NoteRange, { start, end }: { start: number; end: number }): boolean =>
  start < endPos && startPos < end

const describeMark = (mark: AiMark): string =>
  mark.kind === 'red'
    ? writingText.errorLabel
    : `${writingText.commentLabel(mark.no, writingText.levels[mark.level])}${mark.comment ?? ''}`

export function describeRange(
  text: string,
  range: NoteRange,
  marks: readonly AiMark[],
  placed: readonly PlacedNote[],
): string {
  const words = text.slice(range.startPos, range.endPos).trim()
  const inRange = marks.filter(mark => touches(range, mark)).map(describeMark)
  const notes = placed
    .filter(place => touches(range, place))
    .map(({ note, start, end }) => editorText.noteAt(text.slice(start, end), note.comments, note.teacher))
  return [words === '' ? editorText.blank : words, ...inRange, ...notes].join(' ').slice(0, maxLength)
}
