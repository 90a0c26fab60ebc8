import type { Outcome } from '../../content/types'
import { ClassFigures } from '../../parts/ItemSide'
import { Mark, Unanswered } from '../../parts/Mark'
import styles from './StarSide.module.css'
import { Stars } from './Stars'

/** The right edge of a card: the stars of a score, the cross of a 0, 未回答 without a score; the class's figures below. */
export function StarSide({ outcome }: { outcome: Outcome }) {
  const { state, score } = outcome
  return (
    <div className={styles.side}>
      {state === 'unanswered' ? <Unanswered /> : null}
      {state === 'wrong' ? <Mark kind="wrong" /> : null}
      {state === 'unanswered' || score === undefined ? null : <Stars score={score} />}
      <ClassFigures outcome={outcome} />
    </div>
  )
}
