import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Note } from '../../../../shared/items/note'
import classes from './NotePopup.module.css'
import { type Point, popupPosition } from './popup-position'
import { writingText } from './text'

/** The notes that a popup shows, and where. */
export interface OpenNotes {
  notes: Note[]
  /** The position in the window, of the pointer or below the words. */
  at: Point
  /** The element that gets the focus back. */
  from: HTMLElement
}

interface Props extends OpenNotes {
  onClose: () => void
  /** The buttons of a note, if it can be edited. */
  actions?: (note: Note) => ReactNode
}

/** A popup with a teacher's notes beside the pointer. A scroll, Escape or a click outside closes it (SPEC §4, §9). */
export function NotePopup({ notes, at, from, onClose, actions }: Props) {
  const popupRef = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = popupRef.current
    if (!element) return
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const { x, y } = popupPosition(at, element.getBoundingClientRect(), { width, height })
    element.style.left = `${x}px`
    element.style.top = `${y}px`
    const first = element.querySelector('button') ?? element
    first.focus({ preventScroll: true })
  }, [at])

  useEffect(() => {
    const closeAndFocus = (): void => {
      from.focus({ preventScroll: true })
      onClose()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return
      // Otherwise the screen's own Escape key would leave the page.
      event.stopPropagation()
      event.preventDefault()
      closeAndFocus()
    }
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && popupRef.current?.contains(event.target)) return
      onClose()
    }
    const onScroll = (event: Event): void => {
      if (event.target instanceof Node && popupRef.current?.contains(event.target)) return
      onClose()
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onPress, true)
    window.addEventListener('scroll', onScroll, true)
    window.addEventListener('resize', onClose)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('resize', onClose)
    }
  }, [from, onClose])

  return createPortal(
    <dialog ref={popupRef} open className={classes.popup} aria-label={writingText.notes} tabIndex={-1}>
      {notes.map(note => (
        <div key={`${note.pos.startPos}-${note.pos.endPos}-${note.comments}`}>
          <p className={classes.comment}>{note.comments}</p>
          {note.teacher === '' ? null : <p className={classes.teacher}>{writingText.teacherName(note.teacher)}</p>}
          {actions === undefined ? null : <div className={classes.actions}>{actions(note)}</div>}
        </div>
      ))}
    </dialog>,
    document.body,
  )
}
