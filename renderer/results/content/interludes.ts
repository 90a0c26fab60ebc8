/** Positions the interludes, the sounds between the items (SPEC §3 `wait_items`). */
import type { Entry, Interlude, NormalItem } from './types'

/**
 * The number of items before the interlude: found by the index or number of the item it follows, otherwise `after` is
 * that number itself; 0 is before the first item.
 */
function positionOf(after: string, entries: readonly Entry<NormalItem>[]): number {
  const names = (entry: Entry<NormalItem>) => (entry.broken ? [] : [entry.item.names.index, entry.item.names.number])
  const named = entries.findIndex(entry => names(entry).includes(after))
  if (named >= 0) return named + 1
  const counted = Number(after)
  return Number.isFinite(counted) ? Math.max(0, Math.min(entries.length, Math.trunc(counted))) : entries.length
}

/**
 * The interludes by the number of items before them. None is dropped, and those at the same position keep their order.
 */
export function interludesByPosition(
  entries: readonly Entry<NormalItem>[],
  waits: readonly Interlude[],
): Map<number, Interlude[]> {
  const placed = new Map<number, Interlude[]>()
  for (const wait of waits) {
    const place = positionOf(wait.afterIndex, entries)
    placed.set(place, [...(placed.get(place) ?? []), wait])
  }
  return placed
}
