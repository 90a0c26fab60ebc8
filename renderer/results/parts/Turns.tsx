import type { Entry, ResultItem, Wait } from '../content/types'
import { placeWaits } from '../content/waits'
import { DialogueBubble } from './DialogueBubble'
import { Entries, many, type RenderItem } from './Entries'
import { Waits } from './InterludeAudio'
import styles from './Turns.module.css'

interface Props {
  entries: readonly Entry<ResultItem>[]
  /** Sounds between the items. */
  waits?: readonly Wait[]
  children: RenderItem
}

/** The items of a paper as a dialogue. */
export function Turns({ entries, waits = [], children }: Props) {
  const placed = placeWaits(entries, waits)
  return (
    <div className={styles.turns} data-many={entries.length > many || undefined}>
      <Waits waits={placed.get(0)} />
      <Entries entries={entries} frame={DialogueBubble} after={count => <Waits waits={placed.get(count)} />}>
        {children}
      </Entries>
    </div>
  )
}
