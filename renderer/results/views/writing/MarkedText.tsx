import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Note } from '../../../../shared/items/note'
import type { CommentLevel } from '../../content/ai-comments'
import { type Segment, type Span, splitByMarks } from '../../content/spans'
import { langOf } from '../../lang'
import classes from './MarkedText.module.css'
import { NotePopup } from './NotePopup'
import type { Point } from './popup-position'
import { writingText } from './text'

/** A mark on a range of a text: an error found by the AI, a numbered AI comment, or a teacher's note. */
export type TextMark = Span &
  ({ kind: 'red' } | { kind: 'ai'; no: number; level: CommentLevel } | { kind: 'note'; note: Note })

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
          <span key={no}>
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
  <span className="hm-hidden" lang="ja">
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

interface OpenNotes {
  notes: Note[]
  at: Point
  /** The element that gets the focus back. */
  from: HTMLElement
}

interface NotedProps {
  notes: Note[]
  open: boolean
  onOpen: (opened: OpenNotes) => void
  children: ReactNode
}

/** Words with a teacher's note. Not a `button` element, because that cannot break over lines. */
function NotedWords({ notes, open, onOpen, children }: NotedProps) {
  const positionBelow = (element: HTMLElement): Point => {
    const [line] = element.getClientRects()
    return { x: line?.left ?? 0, y: line?.bottom ?? 0 }
  }
  const asButton = {
    role: 'button',
    tabIndex: 0,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: ({ currentTarget: from, clientX: x, clientY: y }: MouseEvent<HTMLElement>) =>
      onOpen({ notes, from, at: { x, y } }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.nativeEvent.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      onOpen({ notes, from: event.currentTarget, at: positionBelow(event.currentTarget) })
    },
  } as const
  return (
    <span {...asButton} className={classes.note}>
      {children}
      <ScreenReaderText text={writingText.noteLabel} />
    </span>
  )
}

/** A text with its marks; a click or Enter on a note opens it (SPEC §4). */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  const groups = useMemo(() => groupByNotes(splitByMarks(text, marks)), [text, marks])
  const [opened, setOpened] = useState<OpenNotes | null>(null)
  const close = useCallback(() => setOpened(null), [])
  if (text.trim() === '') return null
  return (
    <div className={classes.text} lang={langOf(text)}>
      {groups.map(({ key, notes, pieces }) => {
        const inside = pieces.map(piece => <MarkedSegment key={piece.start} piece={piece} />)
        return notes.length === 0 ? (
          inside
        ) : (
          <NotedWords key={key} notes={notes} open={opened?.notes === notes} onOpen={setOpened}>
            {inside}
          </NotedWords>
        )
      })}
      {opened === null ? null : <NotePopup {...opened} onClose={close} />}
    </div>
  )
}
