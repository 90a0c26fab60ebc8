/** Moves through a list of choices by keys. */

/** How many rows a page of the list has. */
const pageRows = 8

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  PageDown: (at, count) => Math.min(at + pageRows, count - 1),
  PageUp: at => Math.max(at - pageRows, 0),
}

/** The row that a key leads to; null if the key does not move, or the list is empty. */
export const movedBy = (key: string, at: number, count: number): number | null =>
  count === 0 ? null : (moves[key]?.(at, count) ?? null)
