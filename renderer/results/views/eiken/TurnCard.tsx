import type { ReactNode } from 'react'
import type { ResultItem } from '../../content/types'
import { useReview } from '../../review'
import { resultText } from '../../text'
import styles from './TurnCard.module.css'

/** One item of an interview, numbered No.n: a line, or a question and its answer. */
export function TurnCard({ item, children }: { item: ResultItem; children: ReactNode }) {
  const review = useReview()
  const name = resultText.no(item.no)
  return (
    <article
      ref={element => review.card(item.key, element)}
      className={styles.turn}
      aria-label={name}
      aria-current={review.current === item.key || undefined}
      tabIndex={-1}
      onFocus={() => review.choose(item.key)}
    >
      <h2 className={styles.no}>{name}</h2>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
