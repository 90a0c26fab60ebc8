import type { ReactNode } from 'react'
import { KeyHints, type KeyWord } from '../../ui/keys/KeyHints'
import styles from './ResultFooter.module.css'

/** At the foot, always in sight: the keys that work here, and the speed of the sounds. */
export function ResultFooter({ hints, children }: { hints: readonly KeyWord[]; children?: ReactNode }) {
  if (hints.length === 0) return null
  return (
    <div className={styles.foot}>
      <KeyHints hints={hints} />
      {children}
    </div>
  )
}
