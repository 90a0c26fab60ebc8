import { PrintSheet } from '../../ui/print/PrintSheet'
import classes from './PrintedTable.module.css'
import type { SheetTable } from './sheet-column'

interface Props {
  /** The header of each page: what it is, of whom, and of which time. */
  head: string
  table: SheetTable
  onEnd(): void
}

/** The cells of a table on paper. */
export const PaperTable = ({ head, table }: Omit<Props, 'onEnd'>) => (
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
              {words}
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
