import type { ReactNode } from 'react'
import classes from './States.module.css'

interface Props {
  message: string
  /** What to do next: a sentence, a link or a button. */
  hint?: ReactNode
}

/** Shown where a list is empty; says what to do next. */
export function EmptyState({ message, hint }: Props) {
  return (
    <div className={classes.state}>
      <p>{message}</p>
      {hint === undefined ? null : <div className={classes.hint}>{hint}</div>}
    </div>
  )
}
