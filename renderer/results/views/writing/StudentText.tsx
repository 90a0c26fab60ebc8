import { useMemo } from 'react'
import type { Note } from '../../../../shared/items/note'
import type { PlacedNote } from '../../content/place-notes'
import type { Submission } from '../../content/writing'
import { langOf } from '../../lang'
import { resultText } from '../../text'
import { MarkedText, type TextMark } from './MarkedText'
import classes from './MarkedText.module.css'
import { writingText } from './text'
import { useAiComments, useNotes } from './use-comments'

/** The legend of the marks. In the text, screen readers get the same words. */
function MarkLegend({ red, hasNotes }: { red: boolean; hasNotes: boolean }) {
  if (!red && !hasNotes) return null
  return (
    <p className={classes.legend}>
      {red ? <span className={classes.red}>{writingText.aiErrors}</span> : null}
      {hasNotes ? <span className={classes.hint}>{writingText.noteHint}</span> : null}
    </p>
  )
}

/** The student's text with the AI's marks and comments and the teacher's notes. */
export function StudentText({ submission }: { submission: Submission }) {
  const { redSpans, aiText } = submission
  const { text, comments, pending } = useAiComments(submission)
  const { placed, displaced } = useNotes(submission, text, pending)
  const marks = useMemo(
    (): TextMark[] => [
      ...redSpans.map(span => ({ kind: 'red' as const, ...span })),
      ...comments.flatMap(({ no, level, span }) => (span ? [{ kind: 'ai' as const, no, level, ...span }] : [])),
      ...placed.map(place => ({ kind: 'note' as const, ...place })),
    ],
    [redSpans, comments, placed],
  )
  const aiMarks = useMemo(() => aiText?.redSpans.map((span): TextMark => ({ kind: 'red', ...span })) ?? [], [aiText])
  return (
    <>
      <MarkedText text={text} marks={marks} />
      {text.trim() !== '' || pending || submission.answer.engine_pic !== undefined ? null : (
        <p className={classes.empty}>{resultText.empty}</p>
      )}
      {aiText === undefined ? null : (
        <div className={classes.aiText}>
          <h4 className={classes.title}>{writingText.textCheckedByAi}</h4>
          <MarkedText text={aiText.text} marks={aiMarks} />
        </div>
      )}
      <MarkLegend red={redSpans.length + aiMarks.length > 0} hasNotes={placed.length > 0} />
      <PrintedNotes notes={placed} />
      <DisplacedNotes notes={displaced} />
    </>
  )
}

/** One note with the words on which it was written. */
function NoteLine({ note }: { note: Note }) {
  return (
    <li>
      <b lang={langOf(note.sent_content)}>{note.sent_content}</b> {note.comments}{' '}
      {note.teacher === '' ? null : <span>{writingText.teacherName(note.teacher)}</span>}
    </li>
  )
}

const keyOf = ({ pos, comments }: Note): string => `${pos.startPos}-${pos.endPos}-${comments}`

/** Popups do not open on paper, so print the notes below the text. */
function PrintedNotes({ notes }: { notes: readonly PlacedNote[] }) {
  return notes.length === 0 ? null : (
    <ul className={classes.printed} aria-hidden>
      {notes.map(({ note }) => (
        <NoteLine key={keyOf(note)} note={note} />
      ))}
    </ul>
  )
}

/** Notes whose words the student has changed since. */
function DisplacedNotes({ notes }: { notes: readonly Note[] }) {
  return notes.length === 0 ? null : (
    <section className={classes.displaced} aria-label={writingText.displacedNotes}>
      <h4 className={classes.title}>{writingText.displacedNotes}</h4>
      <p className={classes.hint}>{writingText.displacedHint}</p>
      <ul>
        {notes.map(note => (
          <NoteLine key={keyOf(note)} note={note} />
        ))}
      </ul>
    </section>
  )
}
