import { type ReactNode, useId } from 'react'
import classes from './Settings.module.css'

/** One part of the settings; the note says for whom it holds. */
export function Card({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.note}>{note}</p>
      </div>
      {children}
    </section>
  )
}
