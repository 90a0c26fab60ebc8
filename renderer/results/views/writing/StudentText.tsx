import { useMemo } from 'react'
import type { Note } from '../../../../shared/items/note'
import type { Submission } from '../../content/writing'
import { resultText } from '../../text'
import { MarkedText, type TextMark } from './MarkedText'
import classes from './MarkedText.module.css'
import { writingText } from './text'
import { useAiComments, useNotes } from './use-comments'

/** The legend of the marks. In the text, screen readers get the same words. */
function MarkLegend({ red, notes }: { red: boolean; notes: readonly Note[] }) {
  if (!red && notes.length === 0) return null
  return (
    <p className={classes.legend}>
      {red ? <span className={classes.red}>{writingText.aiErrors}</span> : null}
      {notes.length === 0 ? null : <span className={classes.hint}>{writingText.noteHint}</span>}
    </p>
  )
}

/** The student's text with the AI's marks and comments and the teacher's notes. */
export function StudentText({ submission }: { submission: Submission }) {
  const { redSpans, aiText } = submission
  const { text, comments, pending } = useAiComments(submission)
  const notes = useNotes(submission, text)
  const marks = useMemo(
    (): TextMark[] => [
      ...redSpans.map(span => ({ kind: 'red' as const, ...span })),
      ...comments.flatMap(({ no, level, span }) => (span ? [{ kind: 'ai' as const, no, level, ...span }] : [])),
      ...notes.map(note => ({ kind: 'note' as const, note, start: note.pos.startPos, end: note.pos.endPos })),
    ],
    [redSpans, comments, notes],
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
      <MarkLegend red={redSpans.length + aiMarks.length > 0} notes={notes} />
      <PrintedNotes notes={notes} />
    </>
  )
}

/** Popups do not open on paper, so print the notes below the text. */
function PrintedNotes({ notes }: { notes: readonly Note[] }) {
  return notes.length === 0 ? null : (
    <ul className={classes.printed} aria-hidden>
      {notes.map(note => (
        <li key={`${note.pos.startPos}-${note.pos.endPos}-${note.comments}`}>
          <b lang="en">{note.sent_content}</b> {note.comments} <span>{writingText.teacherName(note.teacher)}</span>
        </li>
      ))}
    </ul>
  )
}
