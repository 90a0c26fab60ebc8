import { memo, type ReactNode, useMemo } from 'react'
import type { Note } from '../../../../shared/items/note'
import type { CommentLevel } from '../../content/ai-comments'
import { type Segment, type Span, splitByMarks } from '../../content/spans'
import { addedText } from './editor/text-positions'
import classes from './MarkedText.module.css'
import { writingText } from './text'

/** A mark of the AI: an error, or a numbered comment. */
export type AiMark = Span & ({ kind: 'red' } | { kind: 'ai'; no: number; level: CommentLevel; comment?: string })

/** A mark on a range of a text: one of the AI, or a teacher's note. */
export type TextMark = AiMark | (Span & { kind: 'note'; note: Note })

type Piece = Segment<TextMark>

/** One segment in the colours of its marks. A comment's number follows the last segment of its range. */
function MarkedSegment({ piece }: { piece: Piece }) {
  const end = piece.start + piece.text.length
  const ai = piece.marks.filter(mark => mark.kind === 'ai')
  const red = piece.marks.some(mark => mark.kind === 'red')
  const level = ai.at(-1)?.level
  const names = [red ? classes.red : '', level === undefined ? '' : classes[level]].filter(name => name !== '')
  return (
    <>
      {names.length === 0 ? piece.text : <span className={names.join(' ')}>{piece.text}</span>}
      {red ? <ScreenReaderText text={writingText.errorLabel} /> : null}
      {ai
        .filter(mark => mark.end <= end)
        .map(({ no, level: own }) => (
          <span key={no} className={classes.added} {...addedText}>
            <sup aria-hidden className={`${classes.no} ${classes[`no-${own}`]}`}>
              {no}
            </sup>
            <ScreenReaderText text={writingText.commentLabel(no, writingText.levels[own])} />
          </span>
        ))}
    </>
  )
}

const ScreenReaderText = ({ text }: { text: string }) => (
  <span className={`hm-hidden ${classes.added}`} lang="ja" {...addedText}>
    {text}
  </span>
)

interface Group {
  key: number
  notes: Note[]
  pieces: Piece[]
}

const notesOf = ({ marks }: Piece): Note[] => marks.flatMap(mark => (mark.kind === 'note' ? [mark.note] : []))

/** Combines adjacent segments with the same notes, so that they are one button. */
function groupByNotes(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = []
  for (const piece of pieces) {
    const notes = notesOf(piece)
    const last = groups.at(-1)
    const same = last?.notes.length === notes.length && last.notes.every((note, index) => note === notes[index])
    if (last && same) last.pieces.push(piece)
    else groups.push({ key: piece.start, notes, pieces: [piece] })
  }
  return groups
}

interface Props {
  text: string
  marks: readonly TextMark[]
  /** Draws words with notes; `start` is the offset of the words. */
  noted: (notes: Note[], start: number, words: ReactNode) => ReactNode
}

/** The words of a text with its marks: the same for the teacher, for the student, and while comments are edited. */
export const MarkedPieces = memo(function MarkedPieces({ text, marks, noted }: Props) {
  const groups = useMemo(() => groupByNotes(splitByMarks(text, marks)), [text, marks])
  return groups.map(({ key, notes, pieces }) => {
    const inside = pieces.map(piece => <MarkedSegment key={piece.start} piece={piece} />)
    if (notes.length === 0) return inside
    const words = (
      <>
        {inside}
        <ScreenReaderText text={writingText.noteLabel} />
      </>
    )
    return noted(notes, key, words)
  })
})
