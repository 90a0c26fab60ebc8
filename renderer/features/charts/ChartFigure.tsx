import { Button, Menu } from '@mantine/core'
import { IconZoomReset } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { DataTable } from '../../ui/table/DataTable'
import { useBusy } from '../../ui/use-busy'
import { SheetMenu } from '../sheets/SheetMenu'
import { screenColumns } from '../sheets/sheet-column'
import { Chart } from './Chart'
import classes from './ChartFigure.module.css'
import { type ChartData, type ChartRange, dataIn, rangeIn } from './chart-data'
import type { FigureTable } from './chart-table'
import { PrintedChart } from './PrintedChart'
import { savePicture } from './save-picture'
import { text } from './text'

interface Props<Row extends object> {
  /** Memoized. */
  data: ChartData
  /**
   * The table of the part that is in sight, e.g. `chartTable`.
   * @param tableOf a constant, or memoized.
   */
  tableOf(shown: ChartData, range: ChartRange): FigureTable<Row>
  /** The table is above the chart and as wide as the page, instead of beside it. */
  hasWideTable?: boolean
  /** Of whom, which period and which time the figures are: in the picture, in the names of files and on paper. */
  facts: string
  /** Below the title, e.g. what the lines mean; also in the picture. */
  note?: string
}

/** A chart beside the table of the same data; both as picture, as workbook and on paper, as far as they are in sight. */
export function ChartFigure<Row extends object>(props: Props<Row>) {
  const { data, tableOf, hasWideTable, facts, note } = props
  const [range, setRange] = useState<ChartRange | null>(null)
  const { run } = useBusy()
  const shown = useMemo(() => dataIn(data, range), [data, range])
  const { columns, rows, rowKey } = useMemo(() => tableOf(shown, rangeIn(data, range)), [tableOf, shown, data, range])
  const onScreen = useMemo(() => screenColumns(columns), [columns])
  // a part of the period names its own ends
  const shownFacts =
    range === null ? facts : text.partFacts(shown.categories[0] ?? '', shown.categories.at(-1) ?? '', facts)
  const chart = (
    <div className={classes.card}>
      <Chart data={data} range={range} onRange={setRange} />
    </div>
  )
  return (
    <section className={classes.figure} data-wide={hasWideTable} aria-label={data.title}>
      <div className={classes.head}>
        <h2>{data.title}</h2>
        {range !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconZoomReset size={16} aria-hidden />}
            onClick={() => setRange(null)}
          >
            {text.keys.whole}
          </Button>
        )}
        <SheetMenu
          title={text.fileTitle(data.title, shownFacts)}
          columns={columns}
          rows={rows}
          size="xs"
          paper={{
            label: text.print,
            render: (table, onEnd) => <PrintedChart data={shown} facts={shownFacts} table={table} onEnd={onEnd} />,
          }}
        >
          <Menu.Item onClick={() => void run(() => savePicture(shown, shownFacts, note))}>{text.picture}</Menu.Item>
        </SheetMenu>
      </div>
      {note !== undefined && <p className={classes.note}>{note}</p>}
      <div className={classes.panels}>
        {!hasWideTable && chart}
        <div className={classes.table}>
          <DataTable
            label={text.table(data.title)}
            columns={onScreen}
            rows={rows}
            rowKey={rowKey}
            rowHeight={34}
            cellPadding={8}
            virtualHeight={hasWideTable ? undefined : 'var(--hm-figure-height)'}
          />
        </div>
        {hasWideTable && chart}
      </div>
    </section>
  )
}
