import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Entry, ResultItem } from '../content/types'
import { BrokenItem } from './BrokenItem'
import { ItemErrorBoundary } from './ItemErrorBoundary'
import { ItemPlaceholder } from './ItemPlaceholder'
import { NumberedCard } from './NumberedCard'
import { ItemKeyProvider } from './use-item-key'
import { useRenderedItems } from './use-rendered-items'

/** A paper with more items than this renders only the visible ones first. */
export const manyItems = 20

/** Renders the content of one item inside its frame. */
export type RenderItem = (item: ResultItem) => ReactNode

interface Props {
  entries: readonly Entry<ResultItem>[]
  /** The frame of each item: a numbered card or a bubble. */
  frame: ComponentType<{ item: ResultItem; children: ReactNode }>
  /** Renders the content below the first `count` items. */
  after?: (count: number) => ReactNode
  children: RenderItem
}

/** A component of its own, so that the error boundary around it catches an error of a view's function. */
const Body = ({ item, render }: { item: ResultItem; render: RenderItem }) => render(item)

/** The items of a paper in order. A broken item keeps its place and number, and the others stay (DESIGN §9). */
export function ItemList({ entries, frame: Frame, after, children }: Props) {
  const isRendered = useRenderedItems()
  return entries.map((entry, index) => (
    <Fragment key={entry.key}>
      {entry.broken ? (
        <NumberedCard id={entry.key} no={entry.no}>
          <BrokenItem />
        </NumberedCard>
      ) : (
        <ItemKeyProvider value={entry.key}>
          <Frame item={entry.item}>
            {isRendered(index) ? (
              <ItemErrorBoundary item={entry.item}>
                <Body item={entry.item} render={children} />
              </ItemErrorBoundary>
            ) : (
              <ItemPlaceholder />
            )}
          </Frame>
        </ItemKeyProvider>
      )}
      {after?.(index + 1)}
    </Fragment>
  ))
}
