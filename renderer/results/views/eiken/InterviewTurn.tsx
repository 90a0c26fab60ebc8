import type { ReactNode } from 'react'
import type { ResultItem } from '../../content/types'
import { resultText } from '../../text'
import { useItemNavigation } from '../../use-item-navigation'
import classes from './InterviewTurn.module.css'

/** One item of an interview, numbered No.n: a line, or a question with its answer. */
export function InterviewTurn({ item, children }: { item: ResultItem; children: ReactNode }) {
  const navigation = useItemNavigation()
  const name = resultText.no(item.no)
  return (
    <article
      ref={element => navigation.registerCard(item.key, element)}
      className={classes.turn}
      aria-label={name}
      aria-current={navigation.currentKey === item.key || undefined}
      tabIndex={-1}
      onFocus={() => navigation.selectItem(item.key)}
    >
      <h2 className={classes.no}>{name}</h2>
      <div className={classes.body}>{children}</div>
    </article>
  )
}
