import type { ComponentType, ReactNode } from 'react'
import type { Entry, ResultItem, Wait } from '../content/types'
import { placeWaits } from '../content/waits'
import { Entries, many, type RenderItem } from './Entries'
import { Waits } from './InterludeAudio'
import { ItemSide } from './ItemSide'
import styles from './Items.module.css'
import { NumberedCard } from './NumberedCard'

interface Props {
  entries: readonly Entry<ResultItem>[]
  /** Sounds between the items. */
  waits?: readonly Wait[]
  /** What stands around each item, where it is not the common card. */
  frame?: ComponentType<{ item: ResultItem; children: ReactNode }>
  children: RenderItem
}

function Card({ item, children }: { item: ResultItem; children: ReactNode }) {
  return (
    <NumberedCard id={item.key} no={item.no} side={<ItemSide outcome={item.outcome} />}>
      {children}
    </NumberedCard>
  )
}

/** The items of a paper as numbered cards; the body of nearly every view. */
export function Items({ entries, waits = [], frame = Card, children }: Props) {
  const placed = placeWaits(entries, waits)
  return (
    <div className={styles.items} data-many={entries.length > many || undefined}>
      <Waits waits={placed.get(0)} />
      <Entries entries={entries} frame={frame} after={count => <Waits waits={placed.get(count)} />}>
        {children}
      </Entries>
    </div>
  )
}
