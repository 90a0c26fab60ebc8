import { IconAlertTriangle } from '@tabler/icons-react'
import { resultText } from '../text'
import styles from './NumberedCard.module.css'

/** Stands in the place of an item that could not be read or shown (DESIGN §9); the others stay. */
export function BrokenItem() {
  return (
    <p className={styles.broken}>
      <IconAlertTriangle size={18} aria-hidden />
      {resultText.brokenItem}
    </p>
  )
}
