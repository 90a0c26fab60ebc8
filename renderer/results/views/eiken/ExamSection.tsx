import type { ReactNode } from 'react'
import styles from './ExamSection.module.css'

interface Props {
  title: string
  /** At the right of the title. */
  side?: ReactNode
  children: ReactNode
}

/** One section of the exam with its heading. */
export function ExamSection({ title, side, children }: Props) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {side}
      </div>
      {children}
    </section>
  )
}
