/** The table of a chart: its categories as rows, with the words of the chart. A value leads to its rows. */
import { Link } from '../../ui/Link'
import type { SheetColumn, SheetTable } from '../sheets/sheet-column'
import type { ChartData, ChartSeries, ChartValue } from './chart-data'
import { markedLines } from './point-words'
import { text } from './text'

/** The table beside a chart. */
export interface FigureTable<Row extends object> {
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
}

/** A row is a category; its key is its place. */
interface ChartRow {
  at: number
}

const chartRows = ({ categories }: ChartData): ChartRow[] => categories.map((_, at) => ({ at }))

/** The column of the categories, one for each readable line, and one for the numbers of things behind it. */
function chartColumns(data: ChartData): SheetColumn<ChartRow>[] {
  const { categoryLabel, categories, unit, words } = data
  const numbers = (
    label: string,
    values: readonly ChartValue[],
    write: (value: number) => string,
    rowsOf?: ChartSeries['rowsOf'],
  ) => ({
    key: label,
    label,
    need: Math.min(Math.max(label.length * 7, 66), 170),
    grow: 1,
    numeric: true as const,
    words: ({ at }: ChartRow) => {
      const value = values[at] ?? null
      return value === null ? text.gap : write(value)
    },
    ...(rowsOf && {
      show: ({ at }: ChartRow, shown: string) =>
        (values[at] ?? null) === null ? (
          shown
        ) : (
          <Link to={rowsOf(at)} aria-label={text.rowsOf(label, categories[at] ?? '', shown)}>
            {shown}
          </Link>
        ),
    }),
  })
  return [
    {
      key: 'category',
      label: categoryLabel,
      need: 150,
      grow: 1,
      head: true,
      words: ({ at }) => categories[at] ?? '',
    },
    ...markedLines(data).flatMap(({ name, markedName, sign, values, counts, rowsOf }) => [
      numbers(text.column(markedName, unit), values, words, rowsOf),
      ...(counts ? [numbers(text.countColumn(sign, name, counts.unit), counts.values, String)] : []),
    ]),
  ]
}

/** The table of all values of the chart. */
export const chartTable = (data: ChartData): FigureTable<ChartRow> => ({
  columns: chartColumns(data),
  rows: chartRows(data),
  rowKey: ({ at }) => String(at),
})

/** The table in parts that are narrow enough for paper; each part repeats the column of the categories. */
export function narrowTables({ heads, rows, numbers }: SheetTable, most: number): SheetTable[] {
  const tables: SheetTable[] = []
  for (let from = 1; from < Math.max(heads.length, 2); from += most) {
    const cut = (cells: string[]) => [...cells.slice(0, 1), ...cells.slice(from, from + most)]
    const shown = cut(heads).length
    tables.push({
      heads: cut(heads),
      rows: rows.map(cut),
      numbers: Array.from({ length: shown }, (_, at) => at).filter(at => at > 0 && numbers.includes(from + at - 1)),
    })
  }
  return tables
}
