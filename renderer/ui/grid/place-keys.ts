/** React keys for the rendered items of a virtual list. */
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef } from 'react'

/** A rendered item: its index in the list, and the key of its elements. */
export interface Placed {
  index: number
  key: number
}

/** A virtualizer's range with the item that may have the focus: it must stay in the document. */
export const withPinned = (pinned: number) => (range: Range) => {
  const shown = defaultRangeExtractor(range)
  if (pinned < 0 || pinned >= range.count || shown.includes(pinned)) return shown
  return [...shown, pinned].sort((one, other) => one - other)
}

/**
 * The keys of one side of the pinned item. If most items stay, each keeps its key, and new ones are created. After a
 * large step the elements are reused by place instead: their texts change, and no element is created or removed.
 */
function keysOfSide(before: readonly Placed[], indexes: readonly number[], create: () => number): Placed[] {
  const known = new Map(before.map(({ index, key }) => [index, key]))
  const staying = indexes.filter(index => known.has(index)).length
  if (staying * 2 >= indexes.length) return indexes.map(index => ({ index, key: known.get(index) ?? create() }))
  return indexes.map((index, place) => ({ index, key: before[place]?.key ?? create() }))
}

/**
 * The keys of the items that are rendered next. The order of reused keys never changes, so React moves no element.
 * @param before the items that are rendered now, in their order.
 * @param indexes of the next ones, ascending.
 * @param pinned the index of the item that may have the focus: its elements are never reused for another one.
 */
export function placeKeys(before: readonly Placed[], indexes: readonly number[], pinned: number): Placed[] {
  let last = Math.max(-1, ...before.map(({ key }) => key))
  const create = () => {
    last += 1
    return last
  }
  const own = before.find(({ index }) => index === pinned)
  if (!own) return keysOfSide(before, indexes, create)
  const side = (isOnSide: (index: number) => boolean) =>
    keysOfSide(
      before.filter(({ index }) => isOnSide(index)),
      indexes.filter(isOnSide),
      create,
    )
  return [
    ...side(index => index < pinned),
    ...(indexes.includes(pinned) ? [own] : []),
    ...side(index => index > pinned),
  ]
}

/** @param items the rendered items of a virtualizer; the same array until they change. */
export function usePlaceKeys<Item extends { index: number }>(items: readonly Item[], pinned: number) {
  const shown = useRef<readonly Placed[]>([])
  const placed = useMemo(() => {
    const indexes = items.map(({ index }) => index)
    return placeKeys(shown.current, indexes, pinned)
  }, [items, pinned])
  useLayoutEffect(() => {
    shown.current = placed
  }, [placed])
  return placed
}
