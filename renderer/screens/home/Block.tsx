import { type ReactNode, type Ref, useId } from 'react'
import styles from './Block.module.css'

interface Props {
  title: string
  /** Right of the title. */
  aside?: ReactNode
  className?: string | undefined
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One block of the home: a heading and a sheet of paper. */
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
