import { type CSSProperties, type ReactNode, type RefObject, useRef } from 'react'
import classes from './layout.module.css'
import { useScrollArea } from './use-scroll-area'

interface Props {
  /** The name of the scroll area for screen readers. */
  label: string
  /** One element, e.g. a table with a minimum width. */
  children: ReactNode
  /** The area itself, for a list that follows its scroll position. */
  areaRef?: RefObject<HTMLDivElement | null>
  className?: string | undefined
  style?: CSSProperties
}

/** The area around something wide: if it does not fit, the area scrolls, and the page does not. */
export function WideArea({ label, children, areaRef, className = classes.wide, style }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const box = areaRef ?? own
  return (
    <div ref={box} className={className} style={style} {...useScrollArea(box, label)}>
      {children}
    </div>
  )
}
