/** The columns that fit into the width of a table, and how the flexible ones share it. A pure function. */
import type { Column } from './column'

/** What a column says about its width. */
export type Fitting = Pick<Column<never>, 'key' | 'width' | 'need' | 'grow' | 'spare' | 'sort'>

export interface FittedColumns {
  /** The keys of the columns that are left out. */
  dropped: readonly string[]
  /** The CSS width per key. */
  widths: Readonly<Record<string, string | undefined>>
  /** What the remaining columns need, in pixels; undefined if no column says what it needs. */
  minWidth: number | undefined
}

const needOf = ({ need, width }: Fitting): number => need ?? Number.parseFloat(width ?? '0')

/**
 * Leaves out spare columns, the lowest number first, until the others have what they need; the one that orders the
 * rows stays. The columns with a `need` then share the rest in the ratio of their `grow`.
 * @param available the width of the table in pixels; 0 while it is not known.
 * @param beside the width of the other columns, such as that of the checkboxes.
 * @param sorted the field that orders the rows, if the teacher can choose it.
 */
export function fitColumns(
  columns: readonly Fitting[],
  available: number,
  beside: number,
  sorted?: string,
): FittedColumns {
  const own = Object.fromEntries(columns.map(({ key, width }) => [key, width]))
  if (columns.every(({ need }) => need === undefined)) return { dropped: [], widths: own, minWidth: undefined }
  const total = (some: readonly Fitting[]) => some.reduce((sum, column) => sum + needOf(column), beside)
  let shown = columns
  const spare = columns
    .filter(column => column.spare !== undefined && (sorted === undefined || column.sort !== sorted))
    .toSorted((a, b) => (a.spare ?? 0) - (b.spare ?? 0))
  if (available > 0)
    for (const column of spare) if (total(shown) > available) shown = shown.filter(each => each !== column)
  const minWidth = total(shown)
  const flexible = shown.filter(({ need }) => need !== undefined)
  // The only column without a width takes what the others leave.
  const isShared =
    available > 0 && shown.filter(({ need, width }) => need !== undefined || width === undefined).length > 1
  const shares = flexible.reduce((sum, { grow = 1 }) => sum + grow, 0)
  const rest = Math.max(0, available - minWidth)
  const shared = flexible.map(({ key, need = 0, grow = 1 }) => [key, `${need + (rest * grow) / shares}px`] as const)
  return {
    dropped: spare.filter(column => !shown.includes(column)).map(({ key }) => key),
    widths: isShared ? { ...own, ...Object.fromEntries(shared) } : own,
    minWidth,
  }
}
