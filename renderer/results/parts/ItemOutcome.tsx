import { scoreLetters } from '../../../shared/domain/score-class'
import type { Outcome } from '../content/types'
import { percentText, pointsText } from '../number-format'
import { resultText } from '../text'
import styles from './ItemOutcome.module.css'
import { Mark, Unanswered } from './Mark'

/** A spoken score: the figure in its colour, and its letter beside it (WIRE.md; never colour alone). */
function SpokenScore({ outcome }: { outcome: Outcome }) {
  const { score, scoreClass } = outcome
  if (score === undefined) return null
  return (
    <span className={`${styles.figure} ${styles[scoreClass]}`}>
      <span className={styles.score}>{pointsText(score)}</span>
      <span className="hm-hidden">{resultText.points('')}</span>
      <span className={styles.letter}>{scoreLetters[scoreClass]}</span>
    </span>
  )
}

/** What the item came to, for a spoken one; a score of 0 has its cross as well (SPEC §4), which a choice has beside itself. */
export function SpokenOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome.state === 'unanswered') return <Unanswered />
  return (
    <>
      {outcome.state === 'wrong' && outcome.chosenIndexes.length === 0 ? <Mark kind="wrong" /> : null}
      <SpokenScore outcome={outcome} />
    </>
  )
}

/** Whether 一部正解 stands at the edge, with its points; the answer itself then does not say it again. */
export const showsPartialMark = ({ scoring, isPartial, score }: Outcome): boolean =>
  scoring === 'marked' && isPartial && score !== undefined

/** Points of an answer that is right in part. */
function PartialOutcome({ outcome }: { outcome: Outcome }) {
  if (!showsPartialMark(outcome) || outcome.score === undefined) return null
  return (
    <>
      <Mark kind="partial" />
      <span className={styles.points}>{resultText.points(pointsText(outcome.score))}</span>
    </>
  )
}

/** What the answer itself came to, as it stands at an edge: a marked one has its mark beside the answer. */
export const AnswerOutcome = ({ outcome }: { outcome: Outcome }) =>
  outcome.scoring === 'spoken' ? <SpokenOutcome outcome={outcome} /> : <PartialOutcome outcome={outcome} />

/** The class's correct rate and mean for the question, where they are supplied (SPEC §2). */
export function ClassStatistics({ outcome }: { outcome: Outcome }) {
  const { correctRate, average } = outcome
  return (
    <>
      {correctRate === undefined ? null : (
        <span className={styles.class}>
          {resultText.correctRate} <b>{resultText.percentText(percentText(correctRate))}</b>
        </span>
      )}
      {average === undefined ? null : (
        <span className={styles.class}>
          {resultText.averageScore} <b>{resultText.points(pointsText(average))}</b>
        </span>
      )}
    </>
  )
}

/** The right edge of a card: outcome and class figures. */
export function ItemOutcome({ outcome }: { outcome: Outcome }) {
  const { state, correctRate, average } = outcome
  // Nothing to say: the room is the item's.
  if (state === 'preview' && correctRate === undefined && average === undefined) return null
  return (
    <div className={styles.side}>
      <AnswerOutcome outcome={outcome} />
      <ClassStatistics outcome={outcome} />
    </div>
  )
}
