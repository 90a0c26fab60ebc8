import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, type ReactNode, useMemo, useRef } from 'react'
import { WideArea } from '../layout/WideArea'
import { useStableCallback } from '../use-stable-callback'
import type { Column, Sort } from './column'
import { RowCheckbox } from './RowCheckbox'
import { cellClass, HeadCell, type SelectionColumn, SelectPage, SkeletonRows } from './TableHead'
import classes from './table.module.css'
import { useFittedColumns } from './use-fitted-columns'
import { useTableModel } from './use-table-model'

export interface TableProps<Row extends object, Field extends string = string> {
  label: string
  columns: readonly Column<Row, Field>[]
  /** Undefined until the first answer: skeleton rows take their place. */
  rows: readonly Row[] | undefined
  rowKey(row: Row): string
  sort?: Sort<Field>
  /** The column whose label was clicked; `nextSort` gives the new order. */
  onSort?(column: Column<Row, Field>): void
  select?: SelectionColumn<Row>
  /** The rows answer an earlier request: they are dimmed and cannot be used. */
  stale?: boolean
  /**
   * Content that replaces all cells of a row but those that name it, e.g. 元に戻す while a deletion can be undone.
   */
  replaced?(row: Row): ReactNode
  /** Set if the table sorts the rows itself, not the server; it then shows this page of them, or all (`true`). */
  client?: true | { page: number; pageSize: number }
  /** How many skeleton rows are shown. */
  skeletonRows?: number
  /** Pixels. */
  rowHeight?: number
  /** In a high window, rows grow so that this number of them fills it. */
  fillRows?: number
  /** The space at the left and the right of each cell, in pixels. */
  cellPadding?: number
  /** CSS; in less room the table scrolls sideways. Columns with a `need` need no such width. */
  minWidth?: string
  /** Renders only the visible rows, in a box of this CSS height with a sticky head: for lists that are not paged. */
  virtualHeight?: string
}

/** The width of the column of checkboxes (table.module.css). */
const selectWidth = 40

const rowHeightIn = (rowHeight: number, fillRows: number | undefined): string =>
  fillRows === undefined
    ? `${rowHeight}px`
    : `clamp(${rowHeight}px, (100dvh - var(--hm-beside-rows)) / ${fillRows}, ${rowHeight * 2}px)`

/** A table with sortable labels, selection, skeleton rows and, for long lists, virtual rows. */
export function DataTable<Row extends object, Field extends string = string>(props: TableProps<Row, Field>) {
  const { label, rows, rowKey, sort, onSort, select, stale, client, virtualHeight } = props
  const { skeletonRows = 10, rowHeight = 40, fillRows, cellPadding = 12 } = props
  const box = useRef<HTMLDivElement>(null)
  const {
    shown: columns,
    widths,
    minWidth,
  } = useFittedColumns(props.columns, box, select ? selectWidth : 0, sort?.field)
  const model = useTableModel({
    rows: rows ?? [],
    columns: props.columns as readonly Column<Row>[],
    rowKey,
    sort,
    client,
  })
  const shown = model.getRowModel().rows
  const isVirtual = virtualHeight !== undefined
  const virtual = useVirtualizer({
    // Otherwise it would read the size of the box, and force the browser to lay out the page at once.
    enabled: isVirtual,
    count: isVirtual ? shown.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    scrollPaddingStart: rowHeight,
    overscan: 10,
  })
  const items = virtual.getVirtualItems()
  const renderedRows = isVirtual ? items.flatMap(({ index }) => shown[index] ?? []) : shown
  const page = useMemo(() => shown.map(row => row.original), [shown])
  const selectRow = useStableCallback((row: Row, isRange: boolean) => {
    if (select === undefined) return
    if (!isRange) return select.selection.toggle(row)
    select.selection.range(row, select.isSelectable ? page.filter(select.isSelectable) : page)
  })
  const style = {
    '--hm-row': rowHeightIn(rowHeight, fillRows),
    '--hm-cell': `${cellPadding}px`,
    minWidth: minWidth ?? props.minWidth,
  } as CSSProperties
  return (
    <WideArea
      label={label}
      areaRef={box}
      {...(isVirtual && { className: classes.scroll, style: { maxHeight: virtualHeight } })}
    >
      <table
        className={classes.table}
        style={style}
        aria-label={label}
        aria-rowcount={isVirtual ? shown.length + 1 : undefined}
        data-stale={stale || undefined}
      >
        <thead>
          <tr>
            {select && <SelectPage {...select} page={page} stale={stale ?? false} rowKey={rowKey} />}
            {columns.map(column => (
              <HeadCell
                key={column.key}
                column={column}
                width={widths[column.key]}
                sort={sort}
                onSort={onSort && (() => onSort(column))}
              />
            ))}
          </tr>
        </thead>
        <tbody inert={stale} data-loading={rows === undefined || undefined}>
          {rows === undefined ? (
            <SkeletonRows count={skeletonRows} cells={columns.length + (select ? 1 : 0)} />
          ) : (
            <>
              {isVirtual && <tr aria-hidden style={{ height: items[0]?.start ?? 0 }} />}
              {renderedRows.map(row => (
                <BodyRow
                  key={row.id}
                  id={row.id}
                  index={isVirtual ? row.index : undefined}
                  row={row.original}
                  columns={columns}
                  page={page}
                  selectionName={select?.nameOf(row.original)}
                  isSelectable={select?.isSelectable?.(row.original) ?? true}
                  isSelected={select?.selection.rows.has(row.id) ?? false}
                  onSelect={selectRow}
                  replaced={props.replaced?.(row.original)}
                />
              ))}
              {isVirtual && <tr aria-hidden style={{ height: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) }} />}
            </>
          )}
        </tbody>
      </table>
    </WideArea>
  )
}

interface BodyRowProps<Row, Field extends string> {
  id: string
  index: number | undefined
  row: Row
  columns: readonly Column<Row, Field>[]
  page: readonly Row[]
  /** The name of the row's checkbox; undefined: it has none. */
  selectionName: string | undefined
  isSelectable: boolean
  isSelected: boolean
  onSelect(row: Row, isRange: boolean): void
  replaced: ReactNode
}

/** One row. It renders again only if its own properties change: give the table stable `columns`. */
const BodyRow = memo(Cells) as typeof Cells

function Cells<Row, Field extends string>(props: BodyRowProps<Row, Field>) {
  const { id, index, row, columns, page, selectionName, isSelectable, isSelected, onSelect, replaced } = props
  const isReplaced = replaced !== undefined && replaced !== null
  const heads = columns.filter(column => column.head)
  /** Columns before the name of a replaced row, which keeps its place. */
  const before = isReplaced ? columns.findIndex(column => column.head) : 0
  return (
    <tr
      className={classes.row}
      data-row={id}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={isSelected || undefined}
      data-replaced={isReplaced || undefined}
    >
      {selectionName !== undefined && (
        <td className={classes.select}>
          {!isReplaced && (
            <RowCheckbox
              name={selectionName}
              isSelected={isSelected}
              isDisabled={!isSelectable}
              onSelect={isRange => onSelect(row, isRange)}
            />
          )}
        </td>
      )}
      {before > 0 && <td colSpan={before} />}
      {(isReplaced ? heads : columns).map(column =>
        column.head ? (
          <th key={column.key} scope="row" data-actions>
            {column.cell(row, page)}
          </th>
        ) : (
          <td key={column.key} className={cellClass(column)}>
            {column.cell(row, page)}
          </td>
        ),
      )}
      {isReplaced && <td colSpan={columns.length - heads.length - Math.max(before, 0)}>{replaced}</td>}
    </tr>
  )
}
