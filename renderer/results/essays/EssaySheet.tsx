import { memo, type ReactNode, use } from 'react'
import { formatScore } from '../../../shared/domain/scores'
import type { Note } from '../../../shared/items/note'
import type { Paper } from '../../../shared/items/paper'
import type { Submission } from '../content/writing'
import { langOf } from '../lang'
import { noteDraftKey } from '../notes/note-draft'
import { type NoteEntry, useNoteEntries } from '../notes/note-store'
import { unsentWordOf } from '../notes/unsent-word'
import { MarkedPieces } from '../views/writing/MarkedPieces'
import { usePrintedNotes } from '../views/writing/MarkedText'
import { keyOfNote, NoteLine } from '../views/writing/NoteLine'
import { AsPrinted, UnsentWordContext } from '../views/writing/print/PrintedNotes'
import { writingText } from '../views/writing/text'
import { notePlacesIn } from '../views/writing/use-comments'
import classes from './EssaySheet.module.css'
import type { Essay } from './load-essay'
import { type PrintedText, printedTexts } from './printed-texts'
import { essayText } from './text'

/** Who wrote the paper, for the head of each page. */
export interface EssayStudent {
  studentId: string
  name: string
  number: string
  team: string
}

type Entries = ReadonlyMap<string, NoteEntry>

const workOf = (paper: Paper, studentId: string, guid: string) => ({
  student_id: studentId,
  topic_id: paper.resource.topic_id,
  guid,
})

/** The teacher's draft of a text, if it has changes that are not sent. */
const draftOf = (entries: Entries, paper: Paper, studentId: string, guid: string | undefined) =>
  guid === undefined ? undefined : entries.get(noteDraftKey(workOf(paper, studentId, guid)))?.draft

/** Whether a paper has comments, sent or not. */
export const hasComments = ({ notes, paper }: Essay, studentId: string, entries: Entries): boolean =>
  [...notes].some(([guid, sent]) => (draftOf(entries, paper, studentId, guid)?.notes ?? sent).length > 0)

interface TextProps {
  paper: Paper
  printed: PrintedText
  notes: readonly Note[]
}

/** One text with its comments in the margin. */
function EssayText({ paper, printed: { submission, no, count, task, text, aiMarks, aiComments }, notes }: TextProps) {
  const { placed, displaced } = notePlacesIn(paper, submission, text, notes)
  const marks = [...aiMarks, ...placed.map(place => ({ kind: 'note' as const, ...place }))]
  const onPaper = usePrintedNotes(text, marks)
  const unsentWord = use(UnsentWordContext)
  return (
    <section className={classes.part}>
      {task === '' ? null : <p className={classes.task}>{task}</p>}
      {count > 1 ? <p className={classes.task}>{writingText.submitted(no, count)}</p> : null}
      {text.trim() === '' ? (
        <p>{submission.answer.engine_pic === undefined ? essayText.empty : essayText.handwritten}</p>
      ) : (
        <AsPrinted>
          <div className={classes.text} data-margin={onPaper.hasMargin || undefined} lang={langOf(text)}>
            <MarkedPieces
              text={text}
              marks={marks}
              noted={(inside, start, words) => (
                <span key={start} className={classes.noted}>
                  {onPaper.numbersAt(inside, start)}
                  {words}
                </span>
              )}
            />
            {onPaper.below}
          </div>
        </AsPrinted>
      )}
      {displaced.length === 0 ? null : (
        <List title={writingText.displacedNotes}>
          {displaced.map(note => (
            <NoteLine key={keyOfNote(note)} note={note}>
              {unsentWord(note)}
            </NoteLine>
          ))}
        </List>
      )}
      {aiComments.length === 0 ? null : (
        <List title={writingText.aiComments}>
          {aiComments.map(({ no: at, level, words, comment }) => (
            <li key={at}>
              {at} {writingText.levels[level]} <b lang={langOf(words)}>{words}</b> {comment}
            </li>
          ))}
        </List>
      )}
    </section>
  )
}

const List = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.list}>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </div>
)

interface Props {
  essay: Essay
  student: EssayStudent
  homework: string
}

/** One student's essays on A4, with the comments in the margin. Its head is on each of its pages. */
export const EssaySheet = memo(function EssaySheet({ essay: { paper, notes, files }, student, homework }: Props) {
  const entries = useNoteEntries()
  const { studentId, name, number, team } = student
  const draftFor = (guid: string | undefined) => draftOf(entries, paper, studentId, guid)
  const notesFor = (guid: string | undefined) => draftFor(guid)?.notes ?? notes.get(guid ?? '') ?? []
  const hasNotes = (submission: Submission) => {
    const own = notesFor(submission.answer.guid ?? paper.guid)
    const { placed, displaced } = notePlacesIn(paper, submission, submission.text, own)
    return placed.length + displaced.length > 0
  }
  const texts = printedTexts(paper, hasNotes, files)
  const { resource_title, total_score, full_score } = paper.resource
  return (
    <article className={classes.sheet} aria-label={name}>
      <header className={classes.head}>
        <div className={classes.headBox}>
          <p className={classes.student}>
            {team} {number === '' ? null : essayText.number(number)} <b>{name}</b>
          </p>
          <p className={classes.score}>
            {total_score === undefined ? essayText.noScore : essayText.score(formatScore(total_score), full_score)}
          </p>
          <p className={classes.homework}>{[homework, resource_title].filter(Boolean).join(' ― ')}</p>
        </div>
      </header>
      <div className={classes.body}>
        {texts.length === 0 ? <section className={classes.part}>{essayText.empty}</section> : null}
        {texts.map(printed => {
          const guid = printed.submission.answer.guid ?? paper.guid
          return (
            <UnsentWordContext key={printed.key} value={note => unsentWordOf(draftFor(guid), note)}>
              <EssayText paper={paper} printed={printed} notes={notesFor(guid)} />
            </UnsentWordContext>
          )
        })}
      </div>
    </article>
  )
})
