/** Teachers' comments on paper, where no popup opens: numbers in the text, and the comments beside or below it. */
import { createContext, type ReactNode, use } from 'react'
import type { Note } from '../../../../../shared/items/note'
import { langOf } from '../../../lang'
import { addedText } from '../editor/text-positions'
import { keyOfNote } from '../NoteLine'
import { writingText } from '../text'
import type { NumberedNote } from './note-numbers'
import classes from './PrintedNotes.module.css'

/** The word on a comment that the server does not have yet; null if it was sent. */
export type UnsentWord = (note: Note) => string | null

const allSent: UnsentWord = () => null

export const UnsentWordContext = createContext<UnsentWord>(allSent)

/** Keeps a number on the line of its words. */
const wordJoiner = '\u2060'

const NoteNumber = ({ no }: { no: number }) => <span className={classes.number}>{no}</span>

/** The numbers of the comments that begin here. */
const Numbers = ({ notes }: { notes: readonly NumberedNote[] }) => (
  <>
    {notes.map(({ no }) => (
      <NoteNumber key={no} no={no} />
    ))}
    {wordJoiner}
  </>
)

/** A comment, its author, and whether it is still unsent. */
function Comment({ note }: { note: Note }) {
  const unsent = use(UnsentWordContext)(note)
  return (
    <>
      {unsent === null ? null : <b className={classes.unsent}>{unsent}</b>}
      {note.comments}
      {note.teacher === '' ? null : <span className={classes.author}>{writingText.teacherName(note.teacher)}</span>}
    </>
  )
}

/** The numbers before the words, and the comments in the margin at the same line. */
export const BesideNotes = ({ notes }: { notes: readonly NumberedNote[] }) => (
  <span className={classes.printed} aria-hidden {...addedText}>
    {notes.map(({ no, note }) => (
      <span key={no} className={classes.beside} lang={langOf(note.comments)}>
        <NoteNumber no={no} />
        <Comment note={note} />
      </span>
    ))}
    <Numbers notes={notes} />
  </span>
)

/** The numbers of comments that are below the text. */
export const NoteNumbers = ({ notes }: { notes: readonly NumberedNote[] }) => (
  <span className={classes.printed} aria-hidden {...addedText}>
    <Numbers notes={notes} />
  </span>
)

/** The comments below the text, each with its words. */
export const BelowNotes = ({ notes }: { notes: readonly NumberedNote[] }) => (
  <ul className={`${classes.printed} ${classes.below}`} aria-hidden {...addedText}>
    {notes.map(({ no, note }) => (
      <li key={keyOfNote(note)}>
        <NoteNumber no={no} />
        <q lang={langOf(note.sent_content)}>{note.sent_content}</q> <Comment note={note} />
      </li>
    ))}
  </ul>
)

/** Shows the numbers and comments on the screen too, as in a preview. */
export const AsPrinted = ({ children }: { children: ReactNode }) => <div className={classes.asPrinted}>{children}</div>
