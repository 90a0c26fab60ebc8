/**
 * The caret and the selection in a text. They are kept outside React, so that a key only repaints them and renders no
 * text again; the few parts that show them subscribe.
 */
import { useEffect, useState } from 'react'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import { afterPaint } from '../../../../ui/after-paint'

export interface CursorState {
  /** Where the selection was begun. */
  anchor: number
  /** Where the caret is. */
  focus: number
  /** What screen readers read: the selection, or the words after the caret. */
  read: NoteRange
  /** The caret is at a comment to which the teacher has stepped. */
  isAtComment: boolean
  /** Why the last action was refused. */
  message: string | null
  /** What screen readers read instead of the words: what the last action has done. */
  done: string | null
}

export interface TextCursor {
  state: () => CursorState
  /** Selects from `anchor` to `focus`; `read` is the end of the words that are read at a caret. */
  select: (anchor: number, focus: number, read?: number) => void
  /** Puts the caret at the start of a comment, which is read. */
  stepTo: (start: number, end: number) => void
  /** Says why an action was refused. */
  say: (message: string) => void
  /** Tells screen readers what an action has done. */
  announce: (done: string) => void
  subscribe: (listener: () => void) => () => void
}

export function createTextCursor(): TextCursor {
  const listeners = new Set<() => void>()
  let state: CursorState = {
    anchor: 0,
    focus: 0,
    read: { startPos: 0, endPos: 0 },
    isAtComment: false,
    message: null,
    done: null,
  }
  const set = (next: CursorState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    select(anchor, focus, read = focus) {
      const startPos = Math.min(anchor, focus)
      const endPos = anchor === focus ? Math.max(focus, read) : Math.max(anchor, focus)
      set({ anchor, focus, read: { startPos, endPos }, isAtComment: false, message: null, done: null })
    },
    stepTo(start, end) {
      const read = { startPos: start, endPos: end }
      set({ anchor: start, focus: start, read, isAtComment: true, message: null, done: null })
    },
    say: message => set({ ...state, message }),
    announce: done => set({ ...state, done }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The selected range; empty at a caret. */
export const selectedRange = ({ anchor, focus }: CursorState): NoteRange => ({
  startPos: Math.min(anchor, focus),
  endPos: Math.max(anchor, focus),
})

/**
 * The state as of the last painted frame, for what is shown beside the text: the frame of a key draws only caret and
 * selection.
 */
export function useCursorState(cursor: TextCursor): CursorState {
  const [painted, setPainted] = useState(cursor.state)
  useEffect(() => {
    let cancel: (() => void) | undefined
    const follow = (): void => {
      // Not put off by the next key: keys may come faster than frames.
      cancel ??= afterPaint(() => {
        cancel = undefined
        setPainted(cursor.state())
      })
    }
    follow()
    const stop = cursor.subscribe(follow)
    return () => {
      stop()
      cancel?.()
    }
  }, [cursor])
  return painted
}
