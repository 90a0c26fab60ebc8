import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import type { CountedRound, MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import type { ShownAverages } from '../../../features/homework/matrix/shown-averages'
import { text } from '../../../features/homework/matrix/text'
import type { RowOrder } from '../../../features/homework/matrix/view-settings'
import { Link } from '../../../ui/Link'
import { columnHead } from './column-head'
import { firstColumn, headHeight, type Layout, rowHeight, type ShownColumn } from './layout'
import classes from './Matrix.module.css'
import { FactCells, FactHeads, factCount } from './TopicFacts'

interface SortHead {
  label: string
  action: string
  /** The orders after the first and the second click. */
  orders: [RowOrder, RowOrder]
}

const heads = {
  number: { label: text.number, action: text.sortNumber, orders: ['server', 'number-desc'] },
  average: { label: text.average, action: text.sortAverage, orders: ['average-desc', 'average-asc'] },
  /** The score of the only topic is the average. */
  score: { label: text.score, action: text.sortScore, orders: ['average-desc', 'average-asc'] },
} satisfies Record<string, SortHead>

const ascending: Record<RowOrder, boolean> = {
  server: true,
  'number-desc': false,
  'average-desc': false,
  'average-asc': true,
}

const sortState = (head: SortHead, order: RowOrder) =>
  head.orders.includes(order) ? (ascending[order] ? 'ascending' : 'descending') : 'none'

interface SortButtonProps {
  head: SortHead
  order: RowOrder
  onOrder: (order: RowOrder) => void
}

function SortButton({ head, order, onOrder }: SortButtonProps) {
  const active = head.orders.includes(order)
  const Arrow = ascending[order] ? IconArrowUp : IconArrowDown
  return (
    <button
      type="button"
      className={classes.sort}
      data-active={active || undefined}
      title={head.action}
      onClick={() => onOrder(order === head.orders[0] ? head.orders[1] : head.orders[0])}
    >
      {head.label}
      {active && <Arrow size={13} aria-hidden />}
    </button>
  )
}

interface TopicHeadProps {
  column: MatrixColumn | undefined
  topicPath: (topicId: string) => string
  /** The only topic: its column is wide, and has a button below its title. */
  isOnly: boolean
}

/** Links to the scores of the topic. The tooltip has the whole title; for keyboard users the toolbar shows it. */
function TopicHead({ column, topicPath, isOnly }: TopicHeadProps) {
  if (!column) return null
  const { title, kind, full } = columnHead(column)
  return (
    <Link to={topicPath(column.topicId)} title={column.label} tabIndex={-1} className={classes.topicLink}>
      <span
        className={classes.topicTitle}
        data-short={isOnly || (kind !== undefined && full !== undefined) || undefined}
      >
        {title}
      </span>
      {kind === undefined || isOnly ? null : <span className={classes.topicKind}>{kind}</span>}
      {full === undefined ? null : <span className={classes.topicKind}>{full}</span>}
    </Link>
  )
}

interface Props {
  columns: MatrixColumn[]
  averages: ShownAverages
  counted: CountedRound
  shown: ShownColumn[]
  layout: Layout
  order: RowOrder
  onOrder: (order: RowOrder) => void
  topicPath: (topicId: string) => string
}

/** The header row and the row of averages. */
export const MatrixHead = memo(function MatrixHead(props: Props) {
  const { columns, averages, counted, shown, layout, order, onOrder, topicPath } = props
  const hasFacts = factCount(columns.length) > 0
  return (
    <thead className={classes.head}>
      <tr className={classes.headRow} style={{ height: headHeight }} aria-rowindex={1}>
        <th scope="col" className={classes.name} aria-colindex={1} aria-sort={sortState(heads.number, order)}>
          <span className={classes.number}>
            <SortButton head={heads.number} order={order} onOrder={onOrder} />
          </span>
          <span className={classes.nickname}>{text.student}</span>
          {layout.team > 0 && <span className={classes.team}>{text.team}</span>}
        </th>
        {layout.average > 0 && (
          <th scope="col" className={classes.average} aria-colindex={2} aria-sort={sortState(heads.average, order)}>
            <SortButton head={heads.average} order={order} onOrder={onOrder} />
          </th>
        )}
        {shown.map(({ index, gap }) => (
          <th
            key={index}
            scope="col"
            className={classes.topic}
            data-only={hasFacts || undefined}
            style={{ marginLeft: gap }}
            aria-colindex={index + firstColumn}
            aria-sort={hasFacts ? sortState(heads.score, order) : undefined}
          >
            <TopicHead column={columns[index]} topicPath={topicPath} isOnly={hasFacts} />
            {hasFacts && <SortButton head={heads.score} order={order} onOrder={onOrder} />}
          </th>
        ))}
        {hasFacts && <FactHeads />}
      </tr>
      <tr className={classes.averageRow} style={{ height: rowHeight }} aria-rowindex={2}>
        <th scope="row" className={classes.name} aria-colindex={1}>
          <span className={classes.number}>
            {text.averages[averages.scope]}
            {text.ofCounted[counted]}
          </span>
        </th>
        {layout.average > 0 && (
          <td className={classes.average} aria-colindex={2}>
            {formatAverage(averages.average) || text.none}
          </td>
        )}
        {shown.map(({ index, gap }) => (
          <td key={index} className={classes.mean} style={{ marginLeft: gap }} aria-colindex={index + firstColumn}>
            {formatAverage(averages.topics[index]) || text.none}
          </td>
        ))}
        {hasFacts && <FactCells row={undefined} />}
      </tr>
    </thead>
  )
})
