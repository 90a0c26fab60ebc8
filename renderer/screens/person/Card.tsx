import { type ReactNode, useId } from 'react'
import classes from './Person.module.css'

interface Props {
  title: string
  /** What the change does. */
  note: string
  children: ReactNode
}

/** One part of the account, which is saved by itself. */
export function Card({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.note}>{note}</p>
      {children}
    </section>
  )
}
