import { PrintSheet } from '../../ui/print/PrintSheet'
import { PaperTable } from '../sheets/PrintedTable'
import type { SheetTable } from '../sheets/sheet-column'
import classes from './ChartFigure.module.css'
import type { ChartData } from './chart-data'
import { narrowTables } from './chart-table'
import { PaperChart } from './PaperChart'

/** How many columns of numbers fit on A4; even, so that a value and its n are in the same part. */
const columnsOnPaper = 8

interface Props {
  data: ChartData
  facts: string
  table: SheetTable
  onEnd(): void
}

/** A chart on A4 with its table; a wide table is printed in parts, one below the other. */
export const PrintedChart = ({ data, facts, table, onEnd }: Props) => (
  <PrintSheet head={data.title} onEnd={onEnd}>
    <h1 className={classes.paperTitle}>{data.title}</h1>
    <p className={classes.paperFacts}>{facts}</p>
    <PaperChart data={data} />
    {narrowTables(table, columnsOnPaper).map(part => (
      <div key={part.heads[1]} className={classes.paperTable}>
        <PaperTable head={data.title} table={part} />
      </div>
    ))}
  </PrintSheet>
)
