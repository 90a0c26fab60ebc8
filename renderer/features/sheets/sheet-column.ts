/**
 * Columns whose cells have the same words on the screen, on paper and in a workbook: `words` is the only place that makes
 * them.
 */
import type { ReactNode } from 'react'
import { type Column, compareValues, type Sort } from '../../ui/table/column'

export interface SheetColumn<Row, Field extends string = string>
  extends Omit<Column<Row, Field>, 'cell' | 'sortValue'> {
  /** The text of the cell. */
  words(row: Row): string
  /** Draws these words, e.g. as a link. By default they are plain text. */
  show?(row: Row, words: string): ReactNode
  /** The value by which rows are ordered; a row without a value is last. By default the words. */
  value?(row: Row): string | number | null
  /** Only on the screen, e.g. a column of buttons. */
  isScreenOnly?: true
}

/** The same columns for a table on the screen. */
export const screenColumns = <Row, Field extends string>(
  columns: readonly SheetColumn<Row, Field>[],
): Column<Row, Field>[] =>
  columns.map(({ words, show, value, isScreenOnly, ...column }) => ({
    ...column,
    cell: row => (show ? show(row, words(row)) : words(row)),
  }))

export interface SheetTable {
  heads: string[]
  rows: string[][]
  /** The columns of numbers. */
  numbers: number[]
}

/** The cells on paper and in a workbook. */
export function sheetTable<Row, Field extends string>(
  columns: readonly SheetColumn<Row, Field>[],
  rows: readonly Row[],
): SheetTable {
  const shown = columns.filter(({ isScreenOnly }) => !isScreenOnly)
  return {
    heads: shown.map(({ label }) => label),
    rows: rows.map(row => shown.map(({ words }) => words(row))),
    numbers: shown.flatMap(({ numeric }, at) => (numeric ? [at] : [])),
  }
}

/** The rows in this order. Rows without a value are last in both directions, and equal rows keep their order. */
export function sortedRows<Row, Field extends string>(
  columns: readonly SheetColumn<Row, Field>[],
  rows: readonly Row[],
  { field, order }: Sort<Field>,
): Row[] {
  const column = columns.find(({ sort }) => sort === field)
  if (column === undefined) return [...rows]
  const sortValue = column.value ?? column.words
  const sign = order === 'desc' ? -1 : 1
  return rows.toSorted((first, second) => {
    const [a, b] = [sortValue(first), sortValue(second)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * compareValues(a, b)
  })
}
