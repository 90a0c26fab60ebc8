import { type ReactNode, useRef } from 'react'
import classes from './layout.module.css'
import { useSidewaysScroll } from './use-sideways-scroll'

interface Props {
  /** The name of the scroll area for screen readers. */
  label: string
  /** One element, e.g. a table with a minimum width. */
  children: ReactNode
}

/** The area around something wide: if it does not fit, the area scrolls sideways, and the page does not. */
export function WideArea({ label, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={classes.wide} {...useSidewaysScroll(box, label)}>
      {children}
    </div>
  )
}
