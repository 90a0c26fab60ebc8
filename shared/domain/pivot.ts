/** Figures by two headings, with their totals. Pure functions. */

/** Null: there is no figure, which is not 0. */
export type PivotValue = number | null

export interface Figure {
  row: string
  column: string
  value: PivotValue
}

export interface Pivot {
  rows: readonly string[]
  columns: readonly string[]
  valueAt(row: string, column: string): PivotValue
  rowTotal(row: string): PivotValue
  columnTotal(column: string): PivotValue
  total: PivotValue
}

/** The sum of the known values; null if none is known. */
const sumOf = (values: readonly PivotValue[]): PivotValue =>
  values.reduce((sum, value) => (value === null ? sum : (sum ?? 0) + value), null)

/** The figures of these rows and columns, in their order. There is at most one figure of a row and a column. */
export function pivotOf(figures: readonly Figure[], rows: readonly string[], columns: readonly string[]): Pivot {
  const values = new Map<string, Map<string, PivotValue>>()
  for (const { row, column, value } of figures) values.set(row, (values.get(row) ?? new Map()).set(column, value))
  const valueAt = (row: string, column: string) => values.get(row)?.get(column) ?? null
  const rowTotal = (row: string) => sumOf(columns.map(column => valueAt(row, column)))
  return {
    rows,
    columns,
    valueAt,
    rowTotal,
    columnTotal: column => sumOf(rows.map(row => valueAt(row, column))),
    total: sumOf(rows.map(rowTotal)),
  }
}
