import { IconAlertTriangle } from '@tabler/icons-react'
import { resultText } from '../text'
import classes from './NumberedCard.module.css'

/** Replaces an item that could not be read or shown (DESIGN §9); the other items stay. */
export function BrokenItem() {
  return (
    <p className={classes.broken}>
      <IconAlertTriangle size={18} aria-hidden />
      {resultText.brokenItem}
    </p>
  )
}
