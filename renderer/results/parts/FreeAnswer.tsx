import type { ResultQuestion } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import { AnswerLine } from './AnswerLine'
import { EvaluatedText } from './EvaluatedText'
import classes from './FreeAnswer.module.css'
import { ReadingEvaluation } from './ReadingEvaluation'

interface Props {
  question: ResultQuestion
}

/** The spoken words, coloured if they were evaluated; nothing if there is only a recording. */
function SpokenWords({ question: { outcome } }: Props) {
  const { viewer } = useResultContext()
  const text = outcome.given.join(' ')
  if (text.trim() === '' && outcome.evaluateHtml === undefined) return null
  return (
    <div className={classes.answer}>
      <span className={classes.label}>{resultText.studentAnswer[viewer]}</span>
      <EvaluatedText text={text} outcome={outcome} />
    </div>
  )
}

/** The right answer, for a spoken answer that is wrong or missing (SPEC §4). */
export function RightAnswer({ question: { outcome } }: Props) {
  const right = outcome.blanks.map(({ alternatives }) => alternatives.join(' / ')).filter(text => text !== '')
  if (outcome.state === 'scored' || right.length === 0) return null
  const text = right.join(resultText.joiner)
  return (
    <p className={classes.answer}>
      <span className={classes.label}>{resultText.correctAnswer}</span>
      <b lang={langOf(text)}>{text}</b>
    </p>
  )
}

/**
 * An answer in the student's own words. A typed answer has a mark. A recorded answer shows what was said and how well;
 * its score is at the edge of the card.
 */
export function FreeAnswer({ question }: Props) {
  const { scoring, state } = question.outcome
  if (scoring === 'marked' || state === 'preview') return <AnswerLine question={question} />
  return (
    <>
      <SpokenWords question={question} />
      <RightAnswer question={question} />
      <ReadingEvaluation question={question} />
    </>
  )
}
