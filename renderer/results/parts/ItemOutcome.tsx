import { scoreLetters } from '../../../shared/domain/score-class'
import type { Outcome } from '../content/types'
import { percentText, pointsText } from '../number-format'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import classes from './ItemOutcome.module.css'
import { Mark, Unanswered } from './Mark'

/** A spoken score: the number in its colour with its letter (WIRE "Content"; never colour alone). */
function SpokenScore({ outcome }: { outcome: Outcome }) {
  const { score, scoreClass } = outcome
  if (score === undefined) return null
  return (
    <span className={`${classes.spokenScore} ${classes[scoreClass]}`}>
      <span className={classes.score}>{pointsText(score)}</span>
      <span className="hm-hidden">{resultText.points('')}</span>
      <span className={classes.letter}>{scoreLetters[scoreClass]}</span>
    </span>
  )
}

/**
 * The outcome of a spoken item. A score of 0 also has a cross (SPEC §4), except for choices, which show it beside the
 * answer.
 */
export function SpokenOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome.state === 'unanswered') return <Unanswered />
  return (
    <>
      {outcome.state === 'wrong' && outcome.chosenIndexes.length === 0 ? <Mark kind="wrong" /> : null}
      <SpokenScore outcome={outcome} />
    </>
  )
}

/** Whether 一部正解 and its points are shown at the edge; the answer itself then does not repeat it. */
export const showsPartialMark = ({ scoring, isPartial, score }: Outcome): boolean =>
  scoring === 'marked' && isPartial && score !== undefined

/** The points of a partly right answer. */
function PartialOutcome({ outcome }: { outcome: Outcome }) {
  if (!showsPartialMark(outcome) || outcome.score === undefined) return null
  return (
    <>
      <Mark kind="partial" />
      <span className={classes.points}>{resultText.points(pointsText(outcome.score))}</span>
    </>
  )
}

/** The outcome of the answer at the edge of a card. A marked answer has its mark beside the answer instead. */
export const AnswerOutcome = ({ outcome }: { outcome: Outcome }) =>
  outcome.scoring === 'spoken' ? <SpokenOutcome outcome={outcome} /> : <PartialOutcome outcome={outcome} />

/** The class's correct rate and average for the question, if supplied (SPEC §2). */
export function ClassStatistics({ outcome }: { outcome: Outcome }) {
  const { correctRate, average } = outcome
  const { itemFullScore } = useResultContext()
  const full = itemFullScore === 100 ? undefined : String(itemFullScore)
  return (
    <>
      {correctRate === undefined ? null : (
        <span className={classes.classStatistics}>
          {resultText.correctRate} <b>{resultText.percentText(percentText(correctRate))}</b>
        </span>
      )}
      {average === undefined ? null : (
        <span className={classes.classStatistics}>
          {resultText.averageScore} <b>{resultText.points(pointsText(average), full)}</b>
        </span>
      )}
    </>
  )
}

/** The right edge of a card: outcome and class statistics. */
export function ItemOutcome({ outcome }: { outcome: Outcome }) {
  const { state, correctRate, average } = outcome
  const { hidesAi } = useResultContext()
  if (hidesAi) return null
  // Without content, leave the space to the item.
  if (state === 'preview' && correctRate === undefined && average === undefined) return null
  return (
    <div className={classes.side}>
      <AnswerOutcome outcome={outcome} />
      <ClassStatistics outcome={outcome} />
    </div>
  )
}
