import type { ReactNode } from 'react'
import { resultText } from '../text'
import classes from './StickyText.module.css'

/** An area that scrolls must be focusable, so that the keyboard can scroll it. */
const focusable = { tabIndex: 0 } as const

interface Props {
  /** The number of the item; absent for the text of the whole content. */
  no?: number
  text: ReactNode
  children: ReactNode
}

/**
 * Keeps a text visible beside its questions; the text scrolls separately if it is longer than the screen. On a narrow
 * screen and in print the text is above.
 */
export function StickyText({ no, text, children }: Props) {
  return (
    <div className={classes.pair}>
      <section
        className={classes.text}
        aria-label={no === undefined ? resultText.leadName : resultText.itemTextName(no)}
        {...focusable}
      >
        {text}
      </section>
      <div className={classes.questions}>{children}</div>
    </div>
  )
}
