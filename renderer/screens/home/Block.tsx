import { type ReactNode, type Ref, useId } from 'react'
import classes from './Block.module.css'

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
    <section className={`${classes.block} ${className}`} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
