import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { WideArea } from '../layout/WideArea'
import type { Sort } from '../table/column'
import { HeadCell, type SelectionColumn, SelectPage, SkeletonRows } from '../table/TableHead'
import tableClasses from '../table/table.module.css'
import { useFittedColumns } from '../table/use-fitted-columns'
import { useStableCallback } from '../use-stable-callback'
import type { Next } from './CellEditor'
import { type Cursor, clampCursor, moveCursor } from './cursor'
import { GridRow } from './GridRow'
import type { GridCell, GridColumn } from './grid-column'
import { useGridCursor } from './use-grid-cursor'
import { rowHeight, useVirtualRows } from './use-virtual-rows'

export interface GridProps<Row, Field extends string, SortField extends string> {
  label: string
  /** A constant of the screen. */
  columns: readonly GridColumn<Row, Field, SortField>[]
  /** Undefined until the first answer: skeleton rows take their place. */
  rows: readonly Row[] | undefined
  /** A stable function. */
  rowKey(row: Row): string
  sort: Sort<SortField>
  onSort(column: { sort?: SortField }): void
  select: SelectionColumn<Row>
  /** The content of a cell that can be edited. It changes its identity when a content changes. */
  cellOf(row: Row, field: Field): GridCell
  /** A value was typed and confirmed; it differs from the one that was there. */
  onEdit(row: Row, field: Field, value: string): void
  /** A text was pasted while the cursor was in this cell. */
  onPaste(row: Row, field: Field, pasted: string): void
  onUndo(): void
  isReadOnly?: boolean
  /** The rows answer an earlier request: they are dimmed and cannot be used. */
  stale?: boolean
  replaced?(row: Row): ReactNode
  skeletonRows?: number
  /** Renders only the visible rows, in a box of this CSS height. */
  virtualHeight?: string | undefined
}

/** The width of the column of checkboxes (table.module.css). */
const selectWidth = 40

const gridRole = { role: 'grid', 'aria-multiselectable': true }

/** The cell to which a confirmed edit moves. Beside the last cell that can be edited is the first one of the next row. */
function cellAfter({ row, column }: Cursor, next: NonNullable<Next>, columns: readonly { field?: string }[]): Cursor {
  if (next === 'down' || next === 'up') return { row: row + (next === 'down' ? 1 : -1), column }
  const by = next === 'right' ? 1 : -1
  const editable = columns.flatMap(({ field }, at) => (field === undefined ? [] : [at + 1]))
  const beside = editable[editable.indexOf(column) + by]
  if (beside !== undefined) return { row, column: beside }
  return { row: row + by, column: (by === 1 ? editable[0] : editable.at(-1)) ?? column }
}

/** The cell of an element. */
function cellOfTarget(target: EventTarget): Cursor | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-index]')
  return cell && row ? { row: Number(row.dataset.index), column: Number(cell.dataset.column) } : null
}

/**
 * A table whose cells are edited in place, as in Excel: arrows move, Enter, F2 or typing begins an edit, Enter and Tab
 * confirm it and move, Escape reverts it. With `virtualHeight` only the visible rows and that of the cursor are rendered.
 */
export function DataGrid<Row, Field extends string, SortField extends string>(props: GridProps<Row, Field, SortField>) {
  const { label, rows, rowKey, select, cellOf, virtualHeight, isReadOnly = false, stale = false } = props
  const box = useRef<HTMLDivElement>(null)
  const { shown: columns, widths, minWidth } = useFittedColumns(props.columns, box, selectWidth, props.sort.field)
  const keys = useMemo(() => (rows ?? []).map(rowKey), [rows, rowKey])
  const size = { rows: keys.length, columns: columns.length + 1 }
  const { cursor, moveTo, follow } = useGridCursor(keys, size.columns, box)
  const isVirtual = virtualHeight !== undefined
  const view = useVirtualRows(box, { isVirtual, count: keys.length, cursorRow: cursor.row })

  const go = (next: Cursor) => {
    view.reveal(next.row)
    moveTo(next)
  }
  const onConfirm = useStableCallback((row: Row, field: Field, value: string, next: Next) => {
    if (value !== cellOf(row, field).value) props.onEdit(row, field, value)
    const to = next && cellAfter(cursor, next, columns)
    if (to) go(clampCursor(to, size))
  })
  const onPaste = useStableCallback(props.onPaste)
  const onSelect = useStableCallback((row: Row, isRange: boolean) =>
    isRange ? select.selection.range(row, rows ?? []) : select.selection.toggle(row),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, defaultPrevented, nativeEvent } = event
    const from = cellOfTarget(target)
    const isEditing = target instanceof HTMLElement && target.dataset.editing !== undefined
    if (!from || defaultPrevented || nativeEvent.isComposing || isEditing) return
    if (event.ctrlKey && event.key === 'z') props.onUndo()
    else {
      const next = moveCursor(from, event, { ...size, page: view.page })
      if (!next) return
      go(next)
    }
    event.preventDefault()
  }
  return (
    <WideArea
      label={label}
      areaRef={box}
      {...(isVirtual && { className: tableClasses.scroll, style: { maxHeight: virtualHeight } })}
    >
      <table
        {...gridRole}
        className={tableClasses.table}
        style={{ '--hm-row': `${rowHeight}px`, '--hm-cell': '10px', minWidth } as CSSProperties}
        aria-label={label}
        aria-rowcount={isVirtual ? keys.length + 1 : undefined}
        data-stale={stale || undefined}
        onKeyDown={onKeyDown}
        onMouseDown={event => {
          const { target, button } = event
          const at = cellOfTarget(target)
          const isControl = target instanceof Element && target.closest('input, button, a[href], label') !== null
          if (!at || isControl || button !== 0) return
          // The cell becomes a field, which takes the focus: the browser must not move it elsewhere.
          event.preventDefault()
          moveTo(at)
        }}
        onFocus={({ target }) => {
          const at = cellOfTarget(target)
          if (at) follow(at)
        }}
      >
        <thead>
          <tr>
            <SelectPage {...select} page={rows ?? []} stale={stale} rowKey={rowKey} />
            {columns.map(column => (
              <HeadCell
                key={column.key}
                column={column}
                width={widths[column.key]}
                sort={props.sort}
                onSort={() => props.onSort(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody inert={stale}>
          {rows === undefined && <SkeletonRows count={props.skeletonRows ?? 10} cells={columns.length + 1} />}
          {rows !== undefined &&
            view.shown.map(({ index, gap }) => {
              const row = rows[index]
              const key = keys[index]
              if (row === undefined || key === undefined) return null
              return (
                <GridRowWithGap key={key} gap={gap}>
                  <GridRow
                    id={key}
                    row={row}
                    index={index}
                    rowIndex={isVirtual ? index + 2 : undefined}
                    columns={columns}
                    name={select.nameOf(row)}
                    cellOf={cellOf}
                    current={index === cursor.row ? cursor.column : null}
                    isSelected={select.selection.rows.has(key)}
                    isReadOnly={isReadOnly}
                    replaced={props.replaced?.(row)}
                    onSelect={onSelect}
                    onConfirm={onConfirm}
                    onPaste={onPaste}
                  />
                </GridRowWithGap>
              )
            })}
          {view.tail > 0 && <tr aria-hidden style={{ height: view.tail }} />}
        </tbody>
      </table>
    </WideArea>
  )
}

/** A row, below the space of the rows that are not rendered before it. */
const GridRowWithGap = ({ gap, children }: { gap: number; children: ReactNode }) => (
  <>
    {gap > 0 && <tr aria-hidden style={{ height: gap }} />}
    {children}
  </>
)
