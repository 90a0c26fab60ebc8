import type { Entry, ResultItem } from '../content/types'
import { DialogueBubble } from './DialogueBubble'
import { Entries, many, type RenderItem } from './Entries'
import styles from './Turns.module.css'

interface Props {
  entries: readonly Entry<ResultItem>[]
  children: RenderItem
}

/** The items of a paper as a dialogue. */
export function Turns({ entries, children }: Props) {
  return (
    <div className={styles.turns} data-many={entries.length > many || undefined}>
      <Entries entries={entries} frame={DialogueBubble}>
        {children}
      </Entries>
    </div>
  )
}
