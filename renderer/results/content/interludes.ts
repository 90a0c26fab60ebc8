/** Positions the interludes, the sounds between the items (SPEC §3 `wait_items`). */
import type { Entry, Interlude, NormalItem } from './types'

/**
 * The number of items before the interlude: found by the index or number of the item it follows, otherwise `afterIndex`
 * is that number itself; 0 is before the first item.
 */
function positionOf(afterIndex: string, entries: readonly Entry<NormalItem>[]): number {
  const names = (entry: Entry<NormalItem>) => (entry.broken ? [] : [entry.item.names.index, entry.item.names.number])
  const named = entries.findIndex(entry => names(entry).includes(afterIndex))
  if (named >= 0) return named + 1
  const counted = Number(afterIndex)
  return Number.isFinite(counted) ? Math.max(0, Math.min(entries.length, Math.trunc(counted))) : entries.length
}

/**
 * The interludes by the number of items before them. None is dropped, and those at the same position keep their order.
 */
export function interludesByPosition(
  entries: readonly Entry<NormalItem>[],
  interludes: readonly Interlude[],
): Map<number, Interlude[]> {
  const byPosition = new Map<number, Interlude[]>()
  for (const interlude of interludes) {
    const position = positionOf(interlude.afterIndex, entries)
    byPosition.set(position, [...(byPosition.get(position) ?? []), interlude])
  }
  return byPosition
}
