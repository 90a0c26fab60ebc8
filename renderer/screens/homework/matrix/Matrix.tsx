import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { MatrixColumn, MatrixRow } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import type { RowOrder } from '../../../features/homework/matrix/view-settings'
import type { Cursor } from './cursor'
import { columnGaps, firstColumn, type Layout } from './layout'
import classes from './Matrix.module.css'
import { MatrixHead } from './MatrixHead'
import { MatrixRowView } from './MatrixRow'
import { useCursor } from './use-cursor'
import { useVirtualGrid } from './use-virtual-grid'

/** One cell by what it is about. */
export interface MatrixCellAddress {
  studentId: string
  topicId: string
}

interface Props {
  columns: MatrixColumn[]
  /** In the order shown; those after the last have not come yet. */
  rows: MatrixRow[]
  /** How many rows there will be. */
  count: number
  order: RowOrder
  onOrder: (order: RowOrder) => void
  /** Called while a row that has not come is in sight. */
  onMissingRow: () => void
  onOpen: (place: MatrixCellAddress) => void
  topicPath: (topicId: string) => string
  /** The column in which the focus stands; null once it leaves the cells. */
  onFocusColumn: (column: MatrixColumn | null) => void
  /** Asked each time the matrix comes into sight: the paper that was looked at, where the cursor then goes. */
  takeReturnCell: () => MatrixCellAddress | null
}

/** A table that is walked cell by cell with the arrow keys is a grid to a screen reader. */
const gridRole = { role: 'grid' } as const

/**
 * The widths of a row's parts, once for the style sheet: cells without a style of their own share their computed one, which is
 * most of what a frame of a fling costs.
 */
const widths = ({ number, team, average, sticky, column }: Layout): CSSProperties =>
  Object.fromEntries(
    Object.entries({ number, team, average, name: sticky - average, column }).map(([name, width]) => [
      `--${name}`,
      `${width}px`,
    ]),
  )

const cellAt = (target: EventTarget): Cursor | null => {
  const cell = target instanceof Element ? target.closest('td[tabindex]') : null
  const row = cell?.closest<HTMLElement>('tr[data-row]')
  return cell && row
    ? { row: Number(row.dataset.row), column: Number(cell.getAttribute('aria-colindex')) - firstColumn }
    : null
}

/** Once the paper's row is there, moves the cursor to it. */
function useReturnToPaper({ takeReturnCell: comeBack, rows, columns }: Props, go: (at: Cursor) => void): void {
  const back = useRef<MatrixCellAddress | null>(null)
  useEffect(() => {
    back.current = comeBack() ?? back.current
  }, [comeBack])
  useEffect(() => {
    const place = back.current
    if (!place) return
    const row = rows.findIndex(({ studentId }) => studentId === place.studentId)
    const column = columns.findIndex(({ topicId }) => topicId === place.topicId)
    if (row < 0 || column < 0) return
    back.current = null
    // after the page has given the focus back to what held it
    queueMicrotask(() => go({ row, column }))
  })
}

/**
 * Figures that come anew may bring the rows into another order: the cursor goes with its student, and the focus with it. What is
 * scrolled to stays.
 */
function useKeepStudent(
  rows: readonly MatrixRow[],
  at: Cursor,
  place: (at: Cursor) => void,
  focused: () => boolean,
): void {
  const held = useRef<{ rows: readonly MatrixRow[]; key: string | undefined }>({ rows, key: undefined })
  useLayoutEffect(() => {
    const before = held.current
    const key = rows[at.row]?.key
    held.current = { rows, key }
    if (before.rows === rows || before.key === undefined || before.key === key || !focused()) return
    const row = rows.findIndex(each => each.key === before.key)
    if (row < 0) return
    held.current = { rows, key: before.key }
    place({ row, column: at.column })
  }, [rows, at, place, focused])
}

/**
 * The student × topic grid: virtual both ways, names and heads stick, arrow keys move one cell, Enter or a click opens
 * the paper. Only rows and columns in sight, and the cursor's, are in the document (DESIGN §12).
 */
export function Matrix(props: Props) {
  const {
    columns,
    rows,
    count,
    order,
    onOrder,
    onMissingRow: onMissing,
    onOpen,
    onFocusColumn: onColumn,
    topicPath,
  } = props
  const scroll = useRef<HTMLDivElement>(null)
  const teams = useMemo(() => new Set(rows.map(row => row.team)).size > 1, [rows])
  const { at, place, follow, move } = useCursor(count, columns.length, scroll)
  const view = useVirtualGrid({ scroll, count, columns: columns.length, teams, cursor: at })
  const { layout, rowItems, columnItems, pageRows, reveal } = view
  const shown = useMemo(() => columnGaps(columnItems, layout.sticky), [columnItems, layout.sticky])

  const lastShown = rowItems.at(-1)?.index ?? 0
  useLayoutEffect(() => {
    if (lastShown >= rows.length && rows.length < count) onMissing()
  }, [lastShown, rows.length, count, onMissing])

  const go = useCallback(
    (next: Cursor) => {
      reveal(next)
      place(next)
    },
    [reveal, place],
  )
  useReturnToPaper(props, go)
  const focused = useCallback(
    () => document.activeElement?.closest('td') != null && !!scroll.current?.contains(document.activeElement),
    [],
  )
  useKeepStudent(rows, at, place, focused)

  const open = ({ row, column }: Cursor) => {
    const studentId = rows[row]?.studentId
    const topicId = columns[column]?.topicId
    if (studentId !== undefined && topicId !== undefined) onOpen({ studentId, topicId })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellAt(event.target)
    if (!from || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ' ') open(from)
    else {
      const next = move(from, event, pageRows)
      if (!next) return
      reveal(next)
    }
    event.preventDefault()
  }

  return (
    <div ref={scroll} className={classes.scroll}>
      <table
        {...gridRole}
        className={classes.grid}
        style={{ width: view.width, height: view.height, ...widths(layout) }}
        aria-label={text.grid}
        aria-rowcount={count + 2}
        aria-colcount={columns.length + 2}
        onClick={event => {
          const clicked = cellAt(event.target)
          if (clicked) open(clicked)
        }}
        onKeyDown={onKeyDown}
        onFocus={event => {
          const focused = cellAt(event.target)
          if (focused) follow(focused)
          onColumn(focused ? (columns[focused.column] ?? null) : null)
        }}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) onColumn(null)
        }}
      >
        <MatrixHead
          columns={columns}
          shown={shown}
          layout={layout}
          order={order}
          onOrder={onOrder}
          topicPath={topicPath}
        />
        <tbody className={classes.body}>
          {rowItems.map(({ index, start }) => (
            <MatrixRowView
              key={index}
              row={rows[index]}
              index={index}
              top={start}
              columns={columns}
              shown={shown}
              layout={layout}
              current={index === at.row ? at.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
