import { marksEachBlank } from '../content/missing-answers'
import type { BlankOutcome, ResultQuestion } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import classes from './AnswerLine.module.css'
import { Mark, type MarkKind, Unanswered } from './Mark'

/** The text of an answer in one line; a picture is named by its choice number. */
function shownText(question: ResultQuestion, text: string): string {
  const picture = question.choices.find(choice => choice.isPicture && choice.content === text)
  return picture ? resultText.choice(picture.index) : text
}

function CorrectAnswer({ text }: { text: string }) {
  return (
    <span className={classes.correct}>
      {resultText.correctAnswer}
      <b lang={langOf(text)}>{text}</b>
    </span>
  )
}

function correctAnswerText(question: ResultQuestion): string {
  return question.blanks
    .map(alternatives => alternatives.map(one => shownText(question, one)).join(' / '))
    .join(resultText.joiner)
}

/** 未回答 and, if it is known, the right answer. */
function UnansweredLine({ question }: { question: ResultQuestion }) {
  const right = correctAnswerText(question)
  return (
    <p className={classes.line}>
      <Unanswered />
      {right === '' ? null : <CorrectAnswer text={right} />}
    </p>
  )
}

interface LineProps {
  kind: MarkKind
  given: string
  correct: string
  /** The number of the blank, if there are several. */
  no?: number
}

/** The answer of the student. An empty answer gets a text only where it is wrong. */
function GivenAnswer({ text, right }: { text: string; right: boolean }) {
  const { viewer } = useResultContext()
  if (text === '' && right) return null
  return (
    <span className={classes.studentAnswer}>
      <span className="hm-hidden">{resultText.studentAnswer[viewer]} </span>
      {text === '' ? (
        <span className={classes.empty}>{resultText.empty}</span>
      ) : (
        <span lang={langOf(text)}>{text}</span>
      )}
    </span>
  )
}

/** One answer: its mark, the student's answer and, if it was wrong, → 正解：… */
function Line({ kind, given, correct, no }: LineProps) {
  const right = kind === 'right'
  return (
    <span className={classes.line}>
      {no === undefined ? null : (
        <span className={classes.no}>
          <span aria-hidden>({no})</span>
          <span className="hm-hidden">{resultText.blank(no)}</span>
        </span>
      )}
      <Mark kind={kind} />
      <GivenAnswer text={given} right={right} />
      {right || correct === '' ? null : (
        <span className={classes.correction}>
          <span aria-hidden className={classes.arrow}>
            {resultText.arrow}
          </span>
          <CorrectAnswer text={correct} />
        </span>
      )}
    </span>
  )
}

const lineOf = (question: ResultQuestion, blank: BlankOutcome) => ({
  kind: blank.right === true ? ('right' as const) : ('wrong' as const),
  given: shownText(question, blank.given),
  correct: blank.alternatives.map(one => shownText(question, one)).join(' / '),
})

/** Whether the list of choices already shows the right one. */
const isShownInChoices = ({ choices, blanks }: ResultQuestion): boolean =>
  blanks.length < 2 && choices.some(choice => choice.isCorrect)

/**
 * The result of a marked question (SPEC §4): 未回答 with the right answer; a cross with the student's answer and the right
 * one; or a tick with the student's answer only. Several blanks have a mark each.
 */
export function AnswerLine({ question }: { question: ResultQuestion }) {
  const { showCorrect } = useResultContext()
  const { state, blanks, given, isPartial } = question.outcome
  if (state === 'preview') {
    const right = correctAnswerText(question)
    return showCorrect && right !== '' && !isShownInChoices(question) ? (
      <p className={classes.line}>
        <CorrectAnswer text={right} />
      </p>
    ) : null
  }
  if (state === 'unanswered') return <UnansweredLine question={question} />
  if (marksEachBlank(question)) {
    return (
      <ul className={classes.lines}>
        {blanks
          .map((blank, index) => ({ key: `${question.key}-${index}`, no: index + 1, blank }))
          .map(({ key, no, blank }) => (
            <li key={key}>
              <Line {...lineOf(question, blank)} no={no} />
            </li>
          ))}
      </ul>
    )
  }
  const answerText = given.map(text => shownText(question, text)).join(resultText.joiner)
  const kind = state === 'wrong' ? 'wrong' : isPartial ? 'partial' : 'right'
  return <Line kind={kind} given={answerText} correct={correctAnswerText(question)} />
}
