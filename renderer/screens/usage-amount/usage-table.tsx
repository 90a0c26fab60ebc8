/** The cells of the pivot on the screen, on paper and in a workbook. */
import type { ReactNode } from 'react'
import { type Pivot, type PivotValue, pivotOf } from '../../../shared/domain/pivot'
import type { FigureTable } from '../../features/charts/chart-table'
import type { SheetColumn } from '../../features/sheets/sheet-column'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import { monthWords } from './month-words'
import { text } from './text'
import type { UsageContext } from './usage-chart'
import { addable, type UsageRow, usageFormats, usageValue } from './usage-measures'
import { daysOf } from './usage-months'

/** A row of the table; the one without a key has the totals. */
interface PivotRow {
  key: string | null
}

interface TableContext extends UsageContext {
  /** What the rows are; the columns are the other. */
  rowsAre: 'month' | 'team'
}

const emphasized = (words: string): ReactNode => <b>{words}</b>

/** The pivot of these months, with totals where they are true and say more than the one value that they are made of. */
export function usageTable(figures: readonly UsageRow[], context: TableContext): FigureTable<PivotRow> {
  const { measure, months, teams, now, rowsAre } = context
  const hasMonthRows = rowsAre === 'month'
  const teamIds = [...teams.keys()]
  const pivot: Pivot = pivotOf(
    figures.map(row => ({
      row: hasMonthRows ? row.month : row.team_id,
      column: hasMonthRows ? row.team_id : row.month,
      value: usageValue(measure, row),
    })),
    hasMonthRows ? months : teamIds,
    hasMonthRows ? teamIds : months,
  )
  const nameOf = (key: string) => teams.get(key) ?? monthWords(key, now)
  const words = (value: PivotValue) => (value === null ? text.none : usageFormats[measure](value))
  const [overRows, overColumns] = hasMonthRows
    ? [addable[measure].months, addable[measure].teams]
    : [addable[measure].teams, addable[measure].months]
  const hasTotalRow = overRows && pivot.rows.length > 1
  const hasTotalColumn = overColumns && pivot.columns.length > 1
  const link = (team: string, month: string, value: string) => (
    <Link
      to={paths.teamReport({ team_id: team, period: 'own', ...daysOf(month) })}
      aria-label={text.figure(nameOf(team), nameOf(month), `${value}${text.measureUnits[measure]}`)}
    >
      {value}
    </Link>
  )
  const columns: SheetColumn<PivotRow>[] = [
    {
      key: 'row',
      label: text.rowNames[rowsAre],
      need: 150,
      grow: 2,
      head: true,
      words: ({ key }) => (key === null ? text.total : nameOf(key)),
      show: ({ key }, name) => (key === null ? emphasized(name) : name),
    },
    ...pivot.columns.map(
      (column): SheetColumn<PivotRow> => ({
        key: column,
        label: nameOf(column),
        // a longer name breaks into lines, so that it takes no room from the others
        need: Math.min(Math.max(96, nameOf(column).length * 13 + 20), 190),
        numeric: true,
        words: ({ key }) => words(key === null ? pivot.columnTotal(column) : pivot.valueAt(key, column)),
        show: ({ key }, value) => {
          if (key === null) return emphasized(value)
          if (pivot.valueAt(key, column) === null) return value
          return hasMonthRows ? link(column, key, value) : link(key, column, value)
        },
      }),
    ),
    ...(hasTotalColumn
      ? [
          {
            key: 'total',
            label: text.total,
            need: 96,
            numeric: true as const,
            words: ({ key }: PivotRow) => words(key !== null ? pivot.rowTotal(key) : hasTotalRow ? pivot.total : null),
            show: (_row: PivotRow, value: string) => emphasized(value),
          },
        ]
      : []),
  ]
  return {
    columns,
    rows: [...pivot.rows.map(key => ({ key })), ...(hasTotalRow ? [{ key: null }] : [])],
    rowKey: ({ key }) => key ?? 'total',
  }
}
