import type { Outcome } from '../../content/types'
import { ClassStatistics } from '../../parts/ItemOutcome'
import { Mark, Unanswered } from '../../parts/Mark'
import classes from './StarOutcome.module.css'
import { Stars } from './Stars'

interface Props {
  outcome: Outcome
  large?: boolean
}

/** The stars of a score, a cross for 0, 未回答 without a score; and the class statistics. */
function StarsOrMark({ outcome, large = false }: Props) {
  const { state, score } = outcome
  return (
    <>
      {state === 'unanswered' ? <Unanswered /> : null}
      {state === 'wrong' ? <Mark kind="wrong" /> : null}
      {state === 'unanswered' || score === undefined ? null : <Stars score={score} large={large} />}
      <ClassStatistics outcome={outcome} />
    </>
  )
}

/** At the right edge of a card. */
export const StarOutcome = ({ outcome }: Props) => (
  <div className={classes.side}>
    <StarsOrMark outcome={outcome} />
  </div>
)

/** In one line, beside a heading. */
export const StarLine = ({ outcome }: Props) => (
  <div className={classes.line}>
    <StarsOrMark outcome={outcome} large />
  </div>
)
