import type { ReactNode } from 'react'
import { PrintSheet } from '../../ui/print/PrintSheet'
import classes from './PrintedTable.module.css'
import type { SheetTable } from './sheet-column'

interface Props {
  /** The header of each page: what it is, of whom, and of which time. */
  head: string
  table: SheetTable
  onEnd(): void
}

interface PaperProps extends Omit<Props, 'onEnd'> {
  /** Draws the words of the cell in this row and column, e.g. as a link. By default they are plain text. */
  show?: ((row: number, column: number, words: string) => ReactNode) | undefined
}

/** The cells of a table on paper. */
export const PaperTable = ({ head, table, show }: PaperProps) => (
  <table className={classes.table} aria-label={head}>
    <thead>
      <tr>
        {table.heads.map((name, at) => (
          <th key={name} scope="col" data-numeric={table.numbers.includes(at) || undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...table.rows.entries()].map(([at, cells]) => (
        <tr key={at}>
          {cells.map((words, column) => (
            <td key={table.heads[column]} data-numeric={table.numbers.includes(column) || undefined}>
              {show ? show(at, column, words) : words}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** All rows of a table on A4, with the cells of the screen. */
export const PrintedTable = ({ head, table, onEnd }: Props) => (
  <PrintSheet head={head} onEnd={onEnd}>
    <PaperTable head={head} table={table} />
  </PrintSheet>
)
