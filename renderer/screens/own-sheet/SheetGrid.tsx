import { type CSSProperties, Fragment, type KeyboardEvent, useMemo, useRef } from 'react'
import type { OwnSheet } from '../../../shared/contract/types'
import { columnLetters } from '../../../shared/domain/cell'
import type { PlannedCell } from '../../../shared/domain/own-sheet/plan-cells'
import { clampCursor, moveCursor } from '../../ui/grid/cursor'
import { useGridCursor } from '../../ui/grid/use-grid-cursor'
import { rowHeight, useVirtualRows } from '../../ui/grid/use-virtual-rows'
import { WideArea } from '../../ui/layout/WideArea'
import { overwrites } from './cell-notes'
import classes from './OwnSheet.module.css'
import { text } from './text'

interface Props {
  sheet: OwnSheet
  /** The titles of the homeworks, by the column into which they are written. */
  targets: ReadonlyMap<number, string>
  cells: readonly PlannedCell[]
  /** A cell or a column was chosen; `row` as in Excel, null for a column. */
  onColumn(column: number, row: number | null): void
}

/** Columns behind the last text, into which scores may go. */
const spareColumns = 3
const mostRendered = 60

const gridRole = { role: 'grid' }

/** The column and, of a cell, the place of the row that was clicked; null for a number of a row. */
function clickedPlace(target: EventTarget): { column: number; index: number | null } | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const index = cell?.closest<HTMLElement>('[data-index]')?.dataset.index
  return cell ? { column: Number(cell.dataset.column), index: index === undefined ? null : Number(index) } : null
}

/** The sheet as Excel shows it, with what is written into it. A click, or Enter at the cursor, chooses a column. */
export function SheetGrid({ sheet, targets, cells, onColumn }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { rows } = sheet
  const used = Math.max(0, ...rows.map(row => row.cells.length), ...[...targets.keys()].map(column => column + 1))
  const columns = Math.min(used + spareColumns, sheet.columns)
  const planned = useMemo(() => new Map(cells.map(cell => [cell.reference, cell])), [cells])
  const keys = useMemo(() => rows.map(({ row }) => String(row)), [rows])
  const { cursor, moveTo, follow } = useGridCursor(keys, columns, box)
  const isVirtual = rows.length > mostRendered
  const view = useVirtualRows(box, { isVirtual, count: rows.length, cursorRow: cursor.row })
  const size = { rows: rows.length, columns, page: view.page }
  const rowAt = (index: number): number | null => rows[index]?.row ?? null

  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const next = moveCursor(cursor, event, size)
    if (next) {
      view.reveal(next.row)
      moveTo(clampCursor(next, size))
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (event.ctrlKey || event.repeat) return
      onColumn(cursor.column, rowAt(cursor.row))
    } else return
    event.preventDefault()
  }
  const letters = Array.from({ length: columns }, (_, at) => columnLetters(at + 1))
  return (
    <WideArea
      label={text.grid.label(sheet.sheets[sheet.sheet]?.name ?? '')}
      areaRef={box}
      className={classes.sheet}
      style={{ '--hm-row': `${rowHeight - 6}px` } as CSSProperties}
    >
      <table
        {...gridRole}
        className={classes.grid}
        aria-label={text.grid.label(sheet.sheets[sheet.sheet]?.name ?? '')}
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const place = clickedPlace(target)
          if (place) onColumn(place.column, place.index === null ? null : rowAt(place.index))
        }}
      >
        <thead>
          <tr>
            <th aria-label={text.grid.row} />
            {letters.map((letter, at) => (
              <th
                key={letter}
                scope="col"
                data-target={targets.has(at) || undefined}
                aria-label={text.grid.columnHead(letter, targets.get(at))}
                data-column={at}
              >
                {letter}
                {targets.has(at) && <span className={classes.target}>{targets.get(at)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.shown.map(({ index, gap }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              <Fragment key={row.row}>
                {gap > 0 && <tr aria-hidden style={{ height: gap }} />}
                <tr data-index={index} aria-rowindex={index + 2}>
                  <th scope="row">{row.row}</th>
                  {letters.map((letter, at) => {
                    const cell = planned.get(`${letter}${row.row}`)
                    const isAt = index === cursor.row && at === cursor.column
                    return (
                      <td
                        key={letter}
                        data-column={at}
                        data-target={targets.has(at) || undefined}
                        data-state={cell?.state}
                        tabIndex={isAt ? 0 : -1}
                        onFocus={() => follow({ row: index, column: at })}
                      >
                        {cell && overwrites(cell) && <del>{cell.old}</del>}
                        {cell?.state === 'writes' ? <ins>{cell.next}</ins> : (row.cells[at] ?? '')}
                        {cell?.state === 'refused' && <span aria-hidden>✕</span>}
                      </td>
                    )
                  })}
                </tr>
              </Fragment>
            )
          })}
          {view.tail > 0 && <tr aria-hidden style={{ height: view.tail }} />}
        </tbody>
      </table>
    </WideArea>
  )
}
