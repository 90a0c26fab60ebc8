import { type RefObject, useState } from 'react'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import type { Note } from '../../../../../shared/items/note'
import type { OpenNotes } from '../NotePopup'
import { type Point, pointBelow } from '../popup-position'
import { readTextPositions } from './text-positions'

/** The popup with the comments on a range, beside the pointer or below the words. */
export function useNotePopup(root: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<OpenNotes | null>(null)
  const open = ({ startPos, endPos }: NoteRange, notes: Note[], at?: Point): void => {
    const from = root.current
    if (from === null) return
    const line = [...readTextPositions(from).rangeOf(startPos, endPos).getClientRects()].at(-1)
    // After the next frame, because a scroll that the caret has caused would close the popup.
    requestAnimationFrame(() => setOpened({ notes, at: at ?? pointBelow(line), from }))
  }
  return { opened, open, close: () => setOpened(null) }
}
