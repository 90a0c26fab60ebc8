/**
 * The further columns of a homework with one topic, which has room for them: best score, number of rounds and time of
 * the last one.
 */
import { formatScore } from '../../../../shared/domain/scores'
import { parseJst, shortTime } from '../../../../shared/domain/time'
import type { MatrixRow } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { useNow } from '../../../ui/clock'
import { firstColumn } from './layout'
import classes from './Matrix.module.css'

interface Fact {
  label: string
  cell(row: MatrixRow, now: number): string
}

const facts: readonly Fact[] = [
  { label: text.facts.best, cell: ({ cells }) => formatScore(cells[0]?.best) },
  {
    label: text.facts.rounds,
    cell: ({ cells }) => (cells[0] && cells[0].learnCount > 0 ? text.facts.times(cells[0].learnCount) : ''),
  },
  {
    label: text.facts.time,
    cell: ({ submitTime }, now) => {
      const at = parseJst(submitTime ?? '')
      return at === null ? '' : shortTime(at, now)
    },
  },
]

/** How many columns a homework with this number of topics has beside its topics. */
export const factCount = (topics: number): number => (topics === 1 ? facts.length : 0)

/** ARIA counts the topic before the facts. */
const columnOf = (index: number): number => firstColumn + 1 + index

export const FactHeads = () =>
  facts.map(({ label }, index) => (
    <th key={label} scope="col" className={classes.fact} aria-colindex={columnOf(index)}>
      {label}
    </th>
  ))

/** The cells of one student; empty until the row has loaded, and in the row of averages. */
export function FactCells({ row }: { row: MatrixRow | undefined }) {
  const now = useNow()
  return facts.map(({ label, cell }, index) => (
    <td key={label} className={classes.fact} aria-colindex={columnOf(index)}>
      {row ? cell(row, now) || text.none : null}
    </td>
  ))
}
