import { Button, Menu } from '@mantine/core'
import { IconZoomReset } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { DataTable } from '../../ui/table/DataTable'
import { useBusy } from '../../ui/use-busy'
import { SheetMenu } from '../sheets/SheetMenu'
import { screenColumns } from '../sheets/sheet-column'
import { Chart } from './Chart'
import classes from './ChartFigure.module.css'
import { type ChartData, type ChartRange, dataIn } from './chart-data'
import { chartColumns, chartRows } from './chart-table'
import { PrintedChart } from './PrintedChart'
import { savePicture } from './save-picture'
import { text } from './text'

interface Props {
  /** Memoized. */
  data: ChartData
  /** Of whom, which period and which time the figures are: in the picture, in the names of files and on paper. */
  facts: string
  /** Below the title, e.g. what the lines mean. */
  note?: ReactNode
}

/** A chart beside the table of the same data; both as picture, as workbook and on paper, as far as they are in sight. */
export function ChartFigure({ data, facts, note }: Props) {
  const [range, setRange] = useState<ChartRange | null>(null)
  const { run } = useBusy()
  const shown = useMemo(() => dataIn(data, range), [data, range])
  const columns = useMemo(() => chartColumns(shown), [shown])
  const onScreen = useMemo(() => screenColumns(columns), [columns])
  const rows = useMemo(() => chartRows(shown), [shown])
  return (
    <section className={classes.figure} aria-label={data.title}>
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
          title={text.fileTitle(data.title, facts)}
          columns={columns}
          rows={rows}
          size="xs"
          paper={{
            label: text.print,
            render: (table, onEnd) => <PrintedChart data={shown} facts={facts} table={table} onEnd={onEnd} />,
          }}
        >
          <Menu.Item onClick={() => void run(() => savePicture(shown, facts))}>{text.picture}</Menu.Item>
        </SheetMenu>
      </div>
      {note}
      <div className={classes.panels}>
        <div className={classes.card}>
          <Chart data={data} range={range} onRange={setRange} />
        </div>
        <div className={classes.table}>
          <DataTable
            label={text.table(data.title)}
            columns={onScreen}
            rows={rows}
            rowKey={({ at }) => String(at)}
            rowHeight={34}
            cellPadding={8}
            virtualHeight="var(--hm-figure-height)"
          />
        </div>
      </div>
    </section>
  )
}
