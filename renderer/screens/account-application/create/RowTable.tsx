import { Button } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { type ApplyFault, applyColumns, applyFaultText } from '../../../../shared/domain/applications'
import { applicationText } from '../../../../shared/text'
import { DataGrid } from '../../../ui/grid/DataGrid'
import type { GridCell, GridColumn } from '../../../ui/grid/grid-column'
import { readBlock } from '../../../ui/grid/read-block'
import { useSelection } from '../../../ui/table/use-selection'
import { text } from '../text'
import { type ApplicationTable, type DataRow, withBlock, withoutRows } from './application-draft'
import classes from './Create.module.css'
import type { ApplicationState } from './use-application'

interface Props {
  application: ApplicationState
  table: ApplicationTable
  /** The rows that are shown. */
  rows: readonly DataRow[]
  /** The faults by Excel's row number. */
  faults: ReadonlyMap<number, readonly ApplyFault[]>
}

const labels = text.form
const keyOf = ({ row }: DataRow): string => String(row)
const nameOf = ({ row }: DataRow): string => labels.rowName(row)
/** A longer table renders only its visible rows. */
const mostRendered = 50

const noSort = { field: 'row', order: 'asc' } as const

/** The rows of the file as a grid, whose cells are mended in place. */
export function RowTable({ application, table, rows, faults }: Props) {
  const { type, change, undo, isSending, say } = application
  const { heads } = table
  const selection = useSelection(keyOf)
  const chosen = [...selection.rows.keys()].filter(key => table.rows.some(row => keyOf(row) === key))

  const columns = useMemo((): GridColumn<DataRow, string>[] => {
    const fields = applyColumns(type, heads)
    return [
      { key: 'row', label: labels.row, width: '64px', head: true, cell: ({ row }) => row },
      ...heads.map((label, column) => ({ key: `c${column}`, label, field: String(column), need: 96 })),
      {
        key: 'fault',
        label: labels.fault,
        need: 240,
        grow: fields.length,
        cell: ({ row }: DataRow) => (
          <span className={classes.faults}>{(faults.get(row) ?? []).map(applyFaultText).join('　')}</span>
        ),
      },
    ]
  }, [type, heads, faults])

  const cellOf = useCallback(
    ({ row, cells }: DataRow, field: string): GridCell => {
      const column = Number(field)
      const value = cells[column] ?? ''
      const fault = (faults.get(row) ?? []).find(
        each => 'field' in each && applicationText.heads[each.field] === heads[column]?.normalize('NFKC').trim(),
      )
      return fault ? { value, state: 'failed', message: applyFaultText(fault) } : { value }
    },
    [faults, heads],
  )
  const edit = ({ row }: DataRow, field: string, block: string[][]) =>
    change(withBlock(table, rows, { row, column: Number(field) }, block))

  return (
    <>
      {chosen.length > 0 && (
        <Button
          className={classes.show}
          variant="default"
          onClick={() => {
            change(withoutRows(table, new Set(chosen.map(Number))))
            selection.clear()
          }}
        >
          {labels.remove}
        </Button>
      )}
      <DataGrid
        label={labels.rowsTable}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        sort={noSort}
        onSort={() => undefined}
        select={{ selection, nameOf }}
        cellOf={cellOf}
        isReadOnly={isSending}
        onEdit={(row, field, value) => edit(row, field, [[value]])}
        onPaste={(row, field, pasted) => {
          const block = readBlock(pasted)
          const after = rows.length - rows.findIndex(each => each.row === row.row)
          edit(row, field, block)
          if (block.length > after) say(labels.leftOver(block.length - after))
        }}
        onUndo={undo}
        virtualHeight={rows.length > mostRendered ? 'min(520px, 60vh)' : undefined}
      />
    </>
  )
}
