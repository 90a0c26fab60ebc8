import { Checkbox } from '@mantine/core'
import type { Column, Sort } from './column'
import { SortHeader } from './SortHeader'
import classes from './table.module.css'
import { text } from './text'
import { type Selection, selectedOf } from './use-selection'

export interface SelectionColumn<Row> {
  selection: Selection<Row>
  /** The name of a row's checkbox for screen readers, e.g. the row's title. */
  nameOf(row: Row): string
  /** The name of the checkbox that selects the page. */
  pageLabel?: string
  /** Whether the row can be selected now; every row by default. */
  isSelectable?(row: Row): boolean
}

type Head<Field extends string> = Pick<Column<never, Field>, 'label' | 'numeric' | 'hideLabel' | 'sort' | 'pinned'>

interface HeadProps<Field extends string> {
  column: Head<Field>
  width: string | undefined
  sort: Sort<Field> | undefined
  onSort: (() => void) | undefined
}

export const cellClass = ({ numeric, pinned }: { numeric?: true; pinned?: true }) =>
  [numeric && classes.numeric, pinned && classes.pinned].filter(Boolean).join(' ') || undefined

/** The head of one column, with its button if the rows can be sorted by it. */
export function HeadCell<Field extends string>({ column, width, sort, onSort }: HeadProps<Field>) {
  const { label, numeric, hideLabel } = column
  if (column.sort !== undefined && onSort)
    return (
      <SortHeader
        label={label}
        width={width}
        numeric={numeric}
        direction={sort?.field === column.sort ? sort.order : undefined}
        onSort={onSort}
      />
    )
  return (
    <th scope="col" style={{ width }} className={cellClass(column)}>
      {hideLabel ? <span className="hm-hidden">{label}</span> : label}
    </th>
  )
}

interface SelectPageProps<Row> extends SelectionColumn<Row> {
  page: readonly Row[]
  stale: boolean
  rowKey(row: Row): string
}

/** The checkbox that selects every row of the page. */
export function SelectPage<Row>({
  selection,
  pageLabel = text.selectPage,
  isSelectable,
  page,
  stale,
  rowKey,
}: SelectPageProps<Row>) {
  const selectable = isSelectable ? page.filter(isSelectable) : page
  const selected = selectedOf(selection.rows, selectable, rowKey)
  return (
    <th scope="col" className={classes.select}>
      <span className="hm-hidden">{text.selectColumn}</span>
      <Checkbox
        size="sm"
        aria-label={pageLabel}
        checked={selected === 'all'}
        indeterminate={selected === 'some'}
        disabled={stale || selectable.length === 0}
        onChange={() => selection.togglePage(selectable)}
      />
    </th>
  )
}

/** Rows in the place of those that are being loaded. */
export function SkeletonRows({ count, cells }: { count: number; cells: number }) {
  const rows = Array.from({ length: count }, (_, at) => `row-${at}`)
  const columns = Array.from({ length: cells }, (_, at) => `cell-${at}`)
  return rows.map(row => (
    <tr key={row} className={classes.row} aria-hidden>
      {columns.map(column => (
        <td key={column}>
          <span className={classes.bone} />
        </td>
      ))}
    </tr>
  ))
}
