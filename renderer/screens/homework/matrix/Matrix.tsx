import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { CountedRound, MatrixColumn, MatrixRow } from '../../../features/homework/matrix/matrix-types'
import type { ShownAverages } from '../../../features/homework/matrix/shown-averages'
import { text } from '../../../features/homework/matrix/text'
import type { RowOrder } from '../../../features/homework/matrix/view-settings'
import type { HomeworkSeen } from '../../../features/homework/seen/use-seen-papers'
import type { Cursor } from '../../../ui/grid/cursor'
import { isKeptHidden } from '../../../ui/kept/kept-element'
import { columnGaps, firstColumn, type Layout } from './layout'
import classes from './Matrix.module.css'
import { MatrixHead } from './MatrixHead'
import { MatrixRowView } from './MatrixRow'
import { factCount } from './TopicFacts'
import { useCursor } from './use-cursor'
import { useVirtualGrid } from './use-virtual-grid'

/** A cell by its student and topic. */
export interface MatrixCellAddress {
  studentId: string
  topicId: string
}

interface Props {
  columns: MatrixColumn[]
  /** Of the selected class, or of all students. */
  averages: ShownAverages
  counted: CountedRound
  /** The loaded rows in the shown order; the rows after them have not loaded yet. */
  rows: MatrixRow[]
  /** Whether the teacher has looked at what a student submitted. */
  seenOf: HomeworkSeen['stateOf']
  /** The number of rows, including those that have not loaded. */
  count: number
  order: RowOrder
  onOrder: (order: RowOrder) => void
  /** Called while a row that has not loaded is visible. */
  onMissingRow: () => void
  onOpen: (cell: MatrixCellAddress) => void
  topicPath: (topicId: string) => string
  /** The column of the focused cell; null when the focus leaves the cells. */
  onFocusColumn: (column: MatrixColumn | null) => void
  /** Called each time the matrix is shown: returns the paper that was viewed last, to which the cursor then moves. */
  takeReturnCell: () => MatrixCellAddress | null
}

/** With this role, screen readers treat the table as a grid with arrow-key navigation. */
const gridRole = { role: 'grid' } as const

/**
 * The widths of the parts of a row as CSS variables on the table. Cells without inline styles share one computed style;
 * style computation was most of the cost of a frame while scrolling fast.
 */
const widths = ({ number, team, average, sticky, column, fact }: Layout): CSSProperties =>
  Object.fromEntries(
    Object.entries({ number, team, average, name: sticky - average, column, fact }).map(([name, width]) => [
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

/** Moves the cursor to the last viewed paper as soon as its row has loaded. */
function useReturnToPaper({ takeReturnCell, rows, columns }: Props, moveTo: (cursor: Cursor) => void): void {
  const returnCell = useRef<MatrixCellAddress | null>(null)
  useEffect(() => {
    returnCell.current = takeReturnCell() ?? returnCell.current
  }, [takeReturnCell])
  useEffect(() => {
    const place = returnCell.current
    if (!place) return
    const row = rows.findIndex(({ studentId }) => studentId === place.studentId)
    const column = columns.findIndex(({ topicId }) => topicId === place.topicId)
    if (row < 0 || column < 0) return
    returnCell.current = null
    // after the page has restored its own focus
    queueMicrotask(() => moveTo({ row, column }))
  })
}

/**
 * New scores can change the order of the rows. The cursor and the focus then follow their student; the scroll position
 * stays.
 */
function useKeepStudent(
  rows: readonly MatrixRow[],
  cursor: Cursor,
  moveTo: (cursor: Cursor) => void,
  isCellFocused: () => boolean,
): void {
  const lastCursor = useRef<{ rows: readonly MatrixRow[]; key: string | undefined }>({ rows, key: undefined })
  useLayoutEffect(() => {
    const before = lastCursor.current
    const key = rows[cursor.row]?.key
    lastCursor.current = { rows, key }
    if (before.rows === rows || before.key === undefined || before.key === key || !isCellFocused()) return
    const row = rows.findIndex(each => each.key === before.key)
    if (row < 0) return
    lastCursor.current = { rows, key: before.key }
    moveTo({ row, column: cursor.column })
  }, [rows, cursor, moveTo, isCellFocused])
}

/**
 * The student × topic grid. It is virtual in both directions, names and headers stick, the arrow keys move one cell,
 * Enter or a click opens the paper. Only the visible rows and columns and those of the cursor are in the document
 * (DESIGN §12).
 */
export function Matrix(props: Props) {
  const {
    columns,
    averages,
    counted,
    rows,
    seenOf,
    count,
    order,
    onOrder,
    onMissingRow,
    onOpen,
    onFocusColumn,
    topicPath,
  } = props
  const scroll = useRef<HTMLDivElement>(null)
  const hasTeams = useMemo(() => new Set(rows.map(row => row.team)).size > 1, [rows])
  const { cursor, moveTo, followFocus, move } = useCursor(count, columns.length, scroll)
  const view = useVirtualGrid({ scroll, count, columns: columns.length, hasTeams, cursor })
  const { layout, columnItems, pageRows, reveal } = view
  const shown = useMemo(() => columnGaps(columnItems, layout.sticky), [columnItems, layout.sticky])

  const lastShown = view.rows.at(-1)?.index ?? 0
  useLayoutEffect(() => {
    if (lastShown >= rows.length && rows.length < count) onMissingRow()
  }, [lastShown, rows.length, count, onMissingRow])

  const revealAndMoveTo = useCallback(
    (next: Cursor) => {
      reveal(next)
      moveTo(next)
    },
    [reveal, moveTo],
  )
  useReturnToPaper(props, revealAndMoveTo)
  const isCellFocused = useCallback(
    () => document.activeElement?.closest('td') != null && !!scroll.current?.contains(document.activeElement),
    [],
  )
  useKeepStudent(rows, cursor, moveTo, isCellFocused)

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
        data-only={layout.average === 0 || undefined}
        style={{ width: view.width, height: view.height, ...widths(layout) }}
        aria-label={text.grid}
        aria-rowcount={count + 2}
        aria-colcount={columns.length + 2 + factCount(columns.length)}
        onClick={event => {
          const clicked = cellAt(event.target)
          if (clicked) open(clicked)
        }}
        onKeyDown={onKeyDown}
        onFocus={event => {
          const focusedCell = cellAt(event.target)
          if (focusedCell) followFocus(focusedCell)
          onFocusColumn(focusedCell ? (columns[focusedCell.column] ?? null) : null)
        }}
        onBlur={event => {
          const { currentTarget, relatedTarget } = event
          // a hidden page gets its focus back as it is shown
          if (!currentTarget.contains(relatedTarget) && !isKeptHidden(currentTarget)) onFocusColumn(null)
        }}
      >
        <MatrixHead
          columns={columns}
          averages={averages}
          counted={counted}
          shown={shown}
          layout={layout}
          order={order}
          onOrder={onOrder}
          topicPath={topicPath}
        />
        <tbody className={classes.body}>
          {view.rows.map(({ index, key }) => (
            <MatrixRowView
              key={key}
              row={rows[index]}
              seen={rows[index] ? seenOf(rows[index]) : null}
              index={index}
              columns={columns}
              shown={shown}
              layout={layout}
              current={index === cursor.row ? cursor.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
