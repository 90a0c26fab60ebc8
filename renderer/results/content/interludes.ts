/** Where the sounds between the items stand (SPEC §3 `wait_items`). */
import type { Entry, Interlude, NormalItem } from './types'

/** The place of the item that `after` means: by its index or number, else by counting; 0 is before the first. */
function positionOf(after: string, entries: readonly Entry<NormalItem>[]): number {
  const names = (entry: Entry<NormalItem>) => (entry.broken ? [] : [entry.item.names.index, entry.item.names.number])
  const named = entries.findIndex(entry => names(entry).includes(after))
  if (named >= 0) return named + 1
  const counted = Number(after)
  return Number.isFinite(counted) ? Math.max(0, Math.min(entries.length, Math.trunc(counted))) : entries.length
}

/** The sounds by the number of items that stand before them; none is lost, and those of one place keep their order. */
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
