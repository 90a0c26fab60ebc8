/** The keyboard cursor of a grid of `rows` × `columns` cells, such as the score matrix. Pure functions. */

export interface Cursor {
  row: number
  column: number
}

export interface GridSize {
  rows: number
  columns: number
  /** How many rows PageUp and PageDown move. */
  page: number
}

type Move = (at: Cursor, size: GridSize) => Cursor

const shift =
  (rows: number, columns: number): Move =>
  at => ({ row: at.row + rows, column: at.column + columns })

/** The move of each key. `Ctrl+` stands for Ctrl or ⌘. */
const moves: Record<string, Move> = {
  ArrowUp: shift(-1, 0),
  ArrowDown: shift(1, 0),
  ArrowLeft: shift(0, -1),
  ArrowRight: shift(0, 1),
  PageUp: (at, size) => ({ ...at, row: at.row - size.page }),
  PageDown: (at, size) => ({ ...at, row: at.row + size.page }),
  Home: at => ({ ...at, column: 0 }),
  End: (at, size) => ({ ...at, column: size.columns - 1 }),
  'Ctrl+ArrowUp': at => ({ ...at, row: 0 }),
  'Ctrl+ArrowDown': (at, size) => ({ ...at, row: size.rows - 1 }),
  'Ctrl+ArrowLeft': at => ({ ...at, column: 0 }),
  'Ctrl+ArrowRight': (at, size) => ({ ...at, column: size.columns - 1 }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': (_at, size) => ({ row: size.rows - 1, column: size.columns - 1 }),
}

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(count - 1, 0))

/** The nearest cell in the grid; { 0, 0 } if the grid is empty. */
export const clampCursor = (at: Cursor, size: Omit<GridSize, 'page'>): Cursor => ({
  row: clamp(at.row, size.rows),
  column: clamp(at.column, size.columns),
})

interface KeyStroke {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  shiftKey?: boolean
}

/** The cell that a key moves to, always inside the grid; null if the key does not move the cursor. */
export function moveCursor(at: Cursor, stroke: KeyStroke, size: GridSize): Cursor | null {
  if (stroke.altKey || stroke.shiftKey || size.rows <= 0 || size.columns <= 0) return null
  const name = stroke.ctrlKey || stroke.metaKey ? `Ctrl+${stroke.key}` : stroke.key
  const move = Object.hasOwn(moves, name) ? moves[name] : undefined
  return move ? clampCursor(move(clampCursor(at, size), size), size) : null
}
