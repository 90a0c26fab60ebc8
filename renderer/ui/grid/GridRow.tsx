import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { RowCheckbox } from '../table/RowCheckbox'
import { cellClass } from '../table/TableHead'
import tableClasses from '../table/table.module.css'
import { CellEditor, type Next } from './CellEditor'
import classes from './grid.module.css'
import type { GridCell, GridColumn } from './grid-column'
import { text } from './text'

export interface RowProps<Row, Field extends string> {
  id: string
  row: Row
  index: number
  /** The row's number for screen readers, if not all rows are rendered. */
  rowIndex: number | undefined
  columns: readonly GridColumn<Row, Field>[]
  name: string
  cellOf(row: Row, field: Field): GridCell
  /** The column of the cursor, if it is in this row; the checkbox is column 0. */
  current: number | null
  isSelected: boolean
  isReadOnly: boolean
  replaced: ReactNode
  onSelect(row: Row, isRange: boolean): void
  onConfirm(row: Row, field: Field, value: string, next: Next): void
  onPaste(row: Row, field: Field, pasted: string): void
}

/** One row of a grid. It renders again only if its own properties change: give the grid stable columns and functions. */
export const GridRow = memo(Cells) as typeof Cells

const marks = { sending: IconClockHour4, failed: IconAlertTriangle, warning: IconAlertTriangle }

/** A cell that can be edited, while the cursor is elsewhere. */
function Value({ cell: { value, state, message } }: { cell: GridCell }) {
  const Mark = state && marks[state]
  return (
    <span className={classes.value} title={message ?? value}>
      <span className={tableClasses.clip}>{value}</span>
      {Mark && <Mark size={14} role="img" aria-label={message ?? text.sending} />}
    </span>
  )
}

function Cells<Row, Field extends string>(props: RowProps<Row, Field>) {
  const { id, row, index, columns, name, cellOf, current, isSelected, isReadOnly, replaced } = props
  const isReplaced = replaced !== undefined && replaced !== null
  // The cells that name the row stay.
  const shown = isReplaced ? columns.slice(0, columns.findLastIndex(({ head }) => head) + 1) : columns
  const tabIndexAt = (column: number) => (column === current ? 0 : -1)
  return (
    <tr
      className={`${tableClasses.row} ${classes.row}`}
      data-row={id}
      data-index={index}
      data-selected={isSelected || undefined}
      data-replaced={isReplaced || undefined}
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected}
    >
      <td className={tableClasses.select} data-column={0} tabIndex={isReplaced ? tabIndexAt(0) : undefined}>
        {!isReplaced && (
          <RowCheckbox
            name={name}
            isSelected={isSelected}
            tabIndex={tabIndexAt(0)}
            onSelect={isRange => props.onSelect(row, isRange)}
          />
        )}
      </td>
      {shown.map(column => {
        const at = columns.indexOf(column) + 1
        const cell = column.field === undefined ? null : cellOf(row, column.field)
        const isEditor = cell !== null && at === current && !isReplaced
        const Tag = column.head ? 'th' : 'td'
        return (
          <Tag
            key={column.key}
            scope={column.head ? 'row' : undefined}
            className={`${cellClass(column) ?? ''} ${cell ? classes.cell : ''}`}
            data-column={at}
            data-state={cell?.state}
            aria-readonly={cell === null || isReadOnly || undefined}
            tabIndex={isEditor || column.hasControl ? undefined : tabIndexAt(at)}
          >
            {cell === null ? (
              column.cell?.(row, tabIndexAt(at))
            ) : isEditor ? (
              <CellEditor
                key={`${id} ${column.key}`}
                cell={cell}
                label={text.cell(column.label, name)}
                numeric={column.numeric ?? false}
                isReadOnly={isReadOnly}
                onConfirm={(value, next) => column.field && props.onConfirm(row, column.field, value, next)}
                onPaste={pasted => column.field && props.onPaste(row, column.field, pasted)}
              />
            ) : (
              <Value cell={cell} />
            )}
          </Tag>
        )
      })}
      {isReplaced && <td colSpan={columns.length - shown.length}>{replaced}</td>}
    </tr>
  )
}
