import { scoreLetters } from '../../../shared/domain/score-class'
import { Mark, Unanswered } from '../parts/Mark'
import { resultText } from '../text'
import classes from './ClassAnswers.module.css'
import type { GroupMark as Kind } from './group-answers'

/**
 * Shows how a group was marked, with icon and word. A spoken answer shows its letter, and the score range if the full
 * score is 100.
 */
export function GroupMark({ mark, full: fullScore }: { mark: Kind; full: number }) {
  if (mark === 'unanswered') return <Unanswered />
  if (mark === 'right' || mark === 'partial' || mark === 'wrong') return <Mark kind={mark} />
  return (
    <span className={`${classes.scoreClass} ${classes[mark]}`}>
      <b>{scoreLetters[mark]}</b> {fullScore === 100 ? resultText.scoreRange[mark] : null}
    </span>
  )
}
