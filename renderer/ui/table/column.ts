/** The columns of a table as rows of data (DESIGN §2 "Building blocks"). */
import type { ReactNode } from 'react'

export interface Sort<Field extends string = string> {
  field: Field
  order: 'asc' | 'desc'
}

export interface Column<Row, Field extends string = string> {
  /** Unique in its table. */
  key: string
  label: string
  /** Only screen readers get the label, e.g. for a column of buttons. */
  hideLabel?: true
  /** CSS width; a column without one takes the remaining width. */
  width?: string
  /**
   * Instead of `width`: the pixels that the column needs. All columns of a table with a need share the remaining width,
   * in the ratio of `grow` (1 by default). The other columns of such a table have a `width` in pixels.
   */
  need?: number
  grow?: number
  /** The column is left out where the table is too wide for its place; the lowest number first. */
  spare?: number
  /** The last column stays visible at the right edge while the table scrolls sideways, e.g. a column of buttons. */
  pinned?: true
  /** The sort field that a click on the label selects; absent if the table cannot be sorted by this column. */
  sort?: Field
  /** The first order of a click, for instance the newest first; ascending by default. */
  firstOrder?: 'desc'
  /**
   * The value by which a table orders its rows itself; rows without a value come last. `at` is the row's index in
   * `rows`.
   */
  sortValue?(row: Row, at: number): string | number | null
  /** Numbers are aligned to the right. */
  numeric?: true
  /** This cell names the row. */
  head?: true
  /** @param shown the rows that the table shows, in their order. */
  cell(row: Row, shown: readonly Row[]): ReactNode
}

/** The pixels of a column of times: `11/23（月・祝）23:59` in one line. */
export const timeNeed = 172

/** The next order after a click: the other direction of the same column, or the first order of another one. */
export function nextSort<Field extends string>(
  sort: Sort<Field>,
  { sort: field, firstOrder }: Pick<Column<never, Field>, 'sort' | 'firstOrder'>,
): Sort<Field> {
  if (field === undefined) return sort
  if (sort.field === field) return { field, order: sort.order === 'asc' ? 'desc' : 'asc' }
  return { field, order: firstOrder ?? 'asc' }
}

let collator: Intl.Collator | undefined

/** Compares two sort values in Japanese order, numbers by size. Null is handled by the table. */
export function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  // Made when it is needed: its rules take long to load, and the program would start later.
  collator ??= new Intl.Collator('ja', { numeric: true })
  return collator.compare(String(a), String(b))
}
