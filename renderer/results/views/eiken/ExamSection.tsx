import type { ReactNode } from 'react'
import classes from './ExamSection.module.css'

interface Props {
  title: string
  /** At the right of the title. */
  side?: ReactNode
  children: ReactNode
}

/** One section of the exam with its heading. */
export function ExamSection({ title, side, children }: Props) {
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {side}
      </div>
      {children}
    </section>
  )
}
