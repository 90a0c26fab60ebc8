import type { BlankOutcome, ResultQuestion } from '../content/types'
import { langOf } from '../lang'
import { useSetting } from '../setting'
import { resultText } from '../text'
import styles from './AnswerLine.module.css'
import { Mark, Unanswered } from './Mark'

/** An answer as it can be said in a line: a picture by its place among the choices. */
function said(question: ResultQuestion, text: string): string {
  const picture = question.choices.find(choice => choice.picture && choice.content === text)
  return picture ? resultText.choice(picture.index) : text
}

function Correct({ text }: { text: string }) {
  return (
    <span className={styles.correct}>
      {resultText.correct}
      <b lang={langOf(text)}>{text}</b>
    </span>
  )
}

function corrects(question: ResultQuestion): string {
  return question.blanks
    .map(alternatives => alternatives.map(one => said(question, one)).join(' / '))
    .join(resultText.joiner)
}

/** 未回答 and, where it is known, what would have been right. */
function NotAnswered({ question }: { question: ResultQuestion }) {
  const right = corrects(question)
  return (
    <p className={styles.line}>
      <Unanswered />
      {right === '' ? null : <Correct text={right} />}
    </p>
  )
}

interface LineProps {
  right: boolean
  given: string
  correct: string
  /** Which of several blanks. */
  no?: number
}

/** One answer: its mark, what the student gave and, when it was wrong, → 正解：… */
function Line({ right, given, correct, no }: LineProps) {
  const { viewer } = useSetting()
  return (
    <span className={styles.line}>
      {no === undefined ? null : (
        <span className={styles.no}>
          <span aria-hidden>({no})</span>
          <span className="hm-hidden">{resultText.blank(no)}</span>
        </span>
      )}
      <Mark kind={right ? 'right' : 'wrong'} />
      <span>
        <span className="hm-hidden">{resultText.given[viewer]} </span>
        {given === '' ? (
          <span className={styles.empty}>{resultText.empty}</span>
        ) : (
          <span lang={langOf(given)}>{given}</span>
        )}
      </span>
      {right || correct === '' ? null : (
        <>
          <span aria-hidden className={styles.arrow}>
            {resultText.arrow}
          </span>
          <Correct text={correct} />
        </>
      )}
    </span>
  )
}

const lineOf = (question: ResultQuestion, blank: BlankOutcome) => ({
  right: blank.right === true,
  given: said(question, blank.given),
  correct: blank.alternatives.map(one => said(question, one)).join(' / '),
})

/**
 * What became of a marked question (SPEC §4): 未回答 with the correct answer; a cross with the student's answer and the
 * correct one; or a tick with the student's answer alone. Several blanks have a mark each.
 */
export function AnswerLine({ question }: { question: ResultQuestion }) {
  const { showCorrect } = useSetting()
  const { state, blanks, given } = question.outcome
  if (state === 'preview') {
    const right = corrects(question)
    return showCorrect && right !== '' ? (
      <p className={styles.line}>
        <Correct text={right} />
      </p>
    ) : null
  }
  if (state === 'unanswered') return <NotAnswered question={question} />
  if (blanks.length > 1 && question.choices.length === 0) {
    return (
      <ul className={styles.lines}>
        {blanks
          .map((blank, at) => ({ key: `${question.key}-${at}`, no: at + 1, blank }))
          .map(({ key, no, blank }) => (
            <li key={key}>
              <Line {...lineOf(question, blank)} no={no} />
            </li>
          ))}
      </ul>
    )
  }
  const shown = given.map(text => said(question, text)).join(resultText.joiner)
  return <Line right={state !== 'wrong'} given={shown} correct={corrects(question)} />
}
