import type { ReactNode } from 'react'
import { resultText } from '../text'
import styles from './StickyText.module.css'

/** What scrolls by itself must be reached by key, whatever it holds. */
const focusable = { tabIndex: 0 } as const

interface Props {
  /** Of which item it is the text; of the whole content where there is none. */
  no?: number
  text: ReactNode
  children: ReactNode
}

/**
 * A text that stays in sight beside what is asked about it, and scrolls by itself when it is longer than the screen; on a
 * narrow screen and on paper it stands above.
 */
export function StickyText({ no, text, children }: Props) {
  return (
    <div className={styles.pair}>
      <section
        className={styles.text}
        aria-label={no === undefined ? resultText.leadName : resultText.itemTextName(no)}
        {...focusable}
      >
        {text}
      </section>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}
