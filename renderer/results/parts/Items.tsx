import type { ReactNode } from 'react'
import type { Entry, ResultItem } from '../content/types'
import { Entries, type RenderItem } from './Entries'
import { ItemSide } from './ItemSide'
import styles from './Items.module.css'
import { NumberedCard } from './NumberedCard'

interface Props {
  entries: readonly Entry<ResultItem>[]
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
export function Items({ entries, children }: Props) {
  return (
    <div className={styles.items}>
      <Entries entries={entries} frame={Card}>
        {children}
      </Entries>
    </div>
  )
}
