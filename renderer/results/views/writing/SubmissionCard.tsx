import type { ReactNode } from 'react'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import { now } from '../../../ui/clock'
import type { ResultQuestion } from '../../content/types'
import type { Submission } from '../../content/writing'
import { pointsText } from '../../number-format'
import { SheetViewer } from '../../parts/SheetViewer'
import { useResultContext } from '../../use-result-context'
import { Difference } from './Difference'
import { StudentText } from './StudentText'
import classes from './SubmissionCard.module.css'
import { writingText } from './text'
import { useAiComments } from './use-comments'

interface Props {
  submission: Submission
  /** The submission's number and the number of submissions; the first one submitted is 1. */
  no: number
  count: number
  question: ResultQuestion
  /** The submission before, if the paper contains it. */
  earlier: Submission | undefined
  children: ReactNode
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** Formats a time as on the rest of the page; an unreadable one is shown as received. */
function timeText(sent: string): string {
  const instant = parseJst(sent)
  return instant === null ? sent : shortTime(instant, now())
}

/** The facts of a submission beside its text. */
function SubmissionFacts({ submission, no, count }: Pick<Props, 'submission' | 'no' | 'count'>) {
  const { paper, hidesAi } = useResultContext()
  const { answer } = submission
  const { text } = useAiComments(submission)
  const { updated_at = count === 1 ? paper.updated_at : undefined, learn_count, best_score, score } = answer
  const right = answer.new_writing_report?.score_result?.correct_word_number
  const ofAi = (fact: string | undefined) => (hidesAi ? undefined : fact)
  const facts = [
    count > 1 ? writingText.submitted(no, count) : undefined,
    ofAi(score === undefined ? writingText.noScore : writingText.score(pointsText(score))),
    writingText.wordCount(countWords(text)),
    ofAi(right === undefined ? undefined : writingText.correctWordCount(right)),
    learn_count === undefined || learn_count === 0 ? undefined : writingText.attemptCount(learn_count),
    ofAi(best_score === undefined ? undefined : writingText.bestScore(pointsText(best_score))),
    updated_at === undefined ? undefined : writingText.submittedAt(timeText(updated_at)),
  ].filter(fact => fact !== undefined)
  return (
    <ul className={classes.facts}>
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** The pictures of the handwriting, as submitted and as recognised. A picture that is both is shown once. */
function Handwriting({ answer }: Pick<Submission, 'answer'>) {
  const { hidesAi } = useResultContext()
  const submitted = answer.engine_pic ?? []
  // The picture as recognised has marks of the AI.
  const recognised = hidesAi ? [] : (answer.new_writing_report?.recognize_image ?? [])
  const sheets = [
    ...submitted.map((file, at) => ({
      file,
      name: writingText.page(writingText.handwritten, at + 1, submitted.length),
    })),
    ...recognised
      .filter(file => !submitted.includes(file))
      .map((file, at, all) => ({ file, name: writingText.page(writingText.recognised, at + 1, all.length) })),
  ]
  if (sheets.length === 0) return null
  return (
    <div className={classes.pictures}>
      {sheets.map(({ file, name }) => (
        <figure key={name}>
          <figcaption>{name}</figcaption>
          <SheetViewer file={file} name={name} />
        </figure>
      ))}
    </div>
  )
}

/** One submission: facts, the student's text with its marks beside the handwriting, and the AI's evaluation. */
export function SubmissionCard({ submission, no, count, question, earlier, children }: Props) {
  const { viewer } = useResultContext()
  return (
    <section
      className={classes.submission}
      aria-label={writingText.submissionName(writingText.submission[viewer], no, count)}
    >
      <div className={classes.head}>
        <h3>{writingText.submission[viewer]}</h3>
        <SubmissionFacts submission={submission} no={no} count={count} />
      </div>
      <div className={classes.besides}>
        <div className={classes.text}>
          <StudentText submission={submission} isLatest={no === count} samples={question.samples} />
          <Difference submission={submission} question={question} earlier={earlier} isLatest={no === count} />
        </div>
        <Handwriting answer={submission.answer} />
      </div>
      {children}
    </section>
  )
}
