import { scoreLetters } from '../../../shared/domain/score-class'
import { Mark, Unanswered } from '../parts/Mark'
import { resultText } from '../text'
import styles from './Grouped.module.css'
import type { GroupMark as Kind } from './group-answers'

/** How a group was marked, by icon and word; a spoken one has its letter, and what it means in points of 100. */
export function GroupMark({ mark, full }: { mark: Kind; full: number }) {
  if (mark === 'open') return <Unanswered />
  if (mark === 'right' || mark === 'partial' || mark === 'wrong') return <Mark kind={mark} />
  return (
    <span className={`${styles.class} ${styles[mark]}`}>
      <b>{scoreLetters[mark]}</b> {full === 100 ? resultText.classOf[mark] : null}
    </span>
  )
}
