import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Note } from '../../../../shared/items/note'
import { langOf } from '../../lang'
import { MarkedPieces, type TextMark } from './MarkedPieces'
import classes from './MarkedText.module.css'
import { NotePopup, type OpenNotes } from './NotePopup'
import { pointBelow } from './popup-position'
import { fitBeside, numberNotes } from './print/note-numbers'
import { BelowNotes, BesideNotes, NoteNumbers } from './print/PrintedNotes'

interface NotedProps {
  notes: Note[]
  open: boolean
  onOpen: (opened: OpenNotes) => void
  children: ReactNode
}

/** Words with a teacher's note. Not a `button` element, because that cannot break over lines. */
function NotedWords({ notes, open, onOpen, children }: NotedProps) {
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
      onOpen({ notes, from: event.currentTarget, at: pointBelow(event.currentTarget.getClientRects()[0]) })
    },
  } as const
  return (
    <span {...asButton} className={classes.note}>
      {children}
    </span>
  )
}

/** The comments of a text with their numbers on paper, and the parts that are printed of them. */
export function usePrintedNotes(text: string, marks: readonly TextMark[]) {
  const numbered = useMemo(
    () =>
      numberNotes(
        marks.filter(mark => mark.kind === 'note'),
        text,
      ),
    [text, marks],
  )
  const isBeside = fitBeside(numbered, text)
  const Numbers = isBeside ? BesideNotes : NoteNumbers
  return {
    hasMargin: numbered.length > 0 && isBeside,
    /** Before words with comments; `start` is the offset of the words. */
    numbersAt: (notes: readonly Note[], start: number) => {
      const begun = numbered.filter(each => each.start === start && notes.includes(each.note))
      return begun.length === 0 ? null : <Numbers notes={begun} />
    },
    below: numbered.length > 0 && !isBeside ? <BelowNotes notes={numbered} /> : null,
  }
}

/** A text with its marks, to read; a click or Enter on a note opens it (SPEC §4). */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  const [opened, setOpened] = useState<OpenNotes | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const printed = usePrintedNotes(text, marks)
  if (text.trim() === '') return null
  return (
    <div className={`${classes.text} ${printed.hasMargin ? classes.withMargin : ''}`} lang={langOf(text)}>
      <MarkedPieces
        text={text}
        marks={marks}
        noted={(notes, start, words) => (
          <NotedWords key={start} notes={notes} open={opened?.notes === notes} onOpen={setOpened}>
            {printed.numbersAt(notes, start)}
            {words}
          </NotedWords>
        )}
      />
      {printed.below}
      {opened === null ? null : <NotePopup {...opened} onClose={close} />}
    </div>
  )
}
