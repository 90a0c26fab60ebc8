import { askedText } from '../content/blank-text'
import { heardTexts } from '../content/dictation'
import type { BlankOutcome, ResultQuestion } from '../content/types'
import { useSetting } from '../setting'
import { resultText } from '../text'
import { AnswerLine } from './AnswerLine'
import { BlankText } from './BlankText'
import styles from './Dictated.module.css'
import { marksPart } from './ItemSide'
import { Mark, Unanswered } from './Mark'

type Slip = keyof typeof resultText.slips

/** What is the matter with a word: another one was written, none, or one too many. */
const slipOf = ({ given, alternatives, right }: BlankOutcome): Slip | null =>
  right !== false ? null : given === '' ? 'missing' : alternatives.length === 0 ? 'extra' : 'changed'

const keyed = (slots: readonly BlankOutcome[]) => slots.map((slot, at) => ({ slot, slip: slipOf(slot), key: `${at}` }))

/** What was written: a wrong word with a wavy line, one too many struck out, a gap where one is missing. */
function Written({ slots }: { slots: readonly BlankOutcome[] }) {
  return keyed(slots).map(({ slot, slip, key }) =>
    slip === null ? (
      <span key={key}>{slot.given} </span>
    ) : (
      <span key={key}>
        <span className={styles[slip]} data-slip={slip}>
          {slot.given}
          <span className="hm-hidden" lang="ja">
            {resultText.aside(resultText.slips[slip])}
          </span>
        </span>{' '}
      </span>
    ),
  )
}

/** What was heard, the words that were not written so in bold. */
const Heard = ({ slots }: { slots: readonly BlankOutcome[] }) =>
  keyed(slots)
    .filter(({ slot }) => slot.alternatives.length > 0)
    .map(({ slot, slip, key }) => (
      <span key={key}>{slip === null ? slot.alternatives[0] : <b>{slot.alternatives[0]}</b>} </span>
    ))

/** How many words differ, by how. */
function Slips({ slots }: { slots: readonly BlankOutcome[] }) {
  const slips = slots.map(slipOf)
  const kinds = (Object.keys(resultText.slips) as Slip[]).map(kind => ({
    kind,
    count: slips.filter(slip => slip === kind).length,
  }))
  return (
    <p className={styles.counts}>
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <span key={kind}>
            <span className={styles.kind} data-slip={kind}>
              {resultText.slips[kind]}
            </span>{' '}
            {resultText.words(count)}
          </span>
        ))}
    </p>
  )
}

/** What was written against what was heard, where they differ. */
function Compared({ question }: { question: ResultQuestion }) {
  const { viewer } = useSetting()
  const { state, partial, blanks, given } = question.outcome
  const differ = blanks.some(slot => slot.right === false)
  const whole = given[0] ?? ''
  const [heard] = heardTexts(question)
  const kind = state === 'wrong' ? 'wrong' : partial ? 'partial' : 'right'
  return (
    <div className={styles.rows}>
      {marksPart(question.outcome) ? null : <Mark kind={kind} />}
      <div className={styles.row}>
        <span className={styles.word}>{resultText.given[viewer]}</span>
        <p className={styles.text} lang="en">
          {whole === '' ? <span lang="ja">{resultText.empty}</span> : differ ? <Written slots={blanks} /> : whole}
        </p>
      </div>
      {state === 'wrong' || partial ? (
        <div className={styles.row}>
          <span className={styles.word}>{resultText.correct}</span>
          <p className={styles.text} lang="en">
            {differ && whole !== '' ? <Heard slots={blanks} /> : <b>{heard}</b>}
          </p>
        </div>
      ) : null}
      {differ && whole !== '' ? <Slips slots={blanks} /> : null}
    </div>
  )
}

function RightText({ texts }: { texts: readonly string[] }) {
  return (
    <span>
      {resultText.correct}
      <b lang="en">{texts.join(' / ')}</b>
    </span>
  )
}

/**
 * A dictation (SPEC §2): what was heard, what was written, and each word in which they differ. With blanks in the text,
 * those are filled and marked instead.
 */
export function Dictated({ question }: { question: ResultQuestion }) {
  const { showCorrect } = useSetting()
  const text = askedText(question)
  const heard = heardTexts(question)
  const { state } = question.outcome
  if (heard.length === 0) {
    return (
      <>
        {text === undefined ? null : <BlankText text={text} outcome={question.outcome} />}
        <AnswerLine question={question} />
      </>
    )
  }
  if (state === 'preview') return showCorrect ? <RightText texts={heard} /> : null
  if (state === 'unanswered') {
    return (
      <p className={styles.unanswered}>
        <Unanswered />
        <RightText texts={heard} />
      </p>
    )
  }
  return <Compared question={question} />
}
