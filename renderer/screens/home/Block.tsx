import { type ReactNode, type Ref, useId } from 'react'
import styles from './Block.module.css'

interface Props {
  title: string
  /** Shown to the right of the title. */
  aside?: ReactNode
  className?: string | undefined
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One section of the home page: a heading and a card. */
export function Block({ title, aside, className = '', titleRef, children }: Props) {
  const id = useId()
  return (
    <section className={`${styles.block} ${className}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
