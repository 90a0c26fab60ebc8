import type { ComponentType, ReactNode } from 'react'
import { interludesByPosition } from '../content/interludes'
import type { Entry, Interlude, ResultItem } from '../content/types'
import { InterludeAudio } from './InterludeAudio'
import classes from './ItemCards.module.css'
import { ItemList, manyItems, type RenderItem } from './ItemList'
import { ItemOutcome } from './ItemOutcome'
import { NumberedCard } from './NumberedCard'

interface Props {
  entries: readonly Entry<ResultItem>[]
  /** Sounds between the items. */
  interludes?: readonly Interlude[]
  /** The frame of each item, if it is not the standard card. */
  frame?: ComponentType<{ item: ResultItem; children: ReactNode }>
  children: RenderItem
}

function Card({ item, children }: { item: ResultItem; children: ReactNode }) {
  return (
    <NumberedCard id={item.key} no={item.no} side={<ItemOutcome outcome={item.outcome} />}>
      {children}
    </NumberedCard>
  )
}

/** The items of a paper as numbered cards; nearly every view uses it. */
export function ItemCards({ entries, interludes = [], frame = Card, children }: Props) {
  const interludesAt = interludesByPosition(entries, interludes)
  return (
    <div className={classes.items} data-many={entries.length > manyItems || undefined}>
      <InterludeAudio interludes={interludesAt.get(0)} />
      <ItemList
        entries={entries}
        frame={frame}
        after={count => <InterludeAudio interludes={interludesAt.get(count)} />}
      >
        {children}
      </ItemList>
    </div>
  )
}
