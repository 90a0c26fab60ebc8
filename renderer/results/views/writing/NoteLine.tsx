import type { ReactNode } from 'react'
import type { Note } from '../../../../shared/items/note'
import { langOf } from '../../lang'
import { writingText } from './text'

export const keyOfNote = ({ pos, comments }: Note): string => `${pos.startPos}-${pos.endPos}-${comments}`

/** One note with the words on which it was written. */
export const NoteLine = ({ note, children }: { note: Note; children?: ReactNode }) => (
  <li>
    <b lang={langOf(note.sent_content)}>{note.sent_content}</b> {note.comments}{' '}
    {note.teacher === '' ? null : <span>{writingText.teacherName(note.teacher)}</span>}
    {children}
  </li>
)
