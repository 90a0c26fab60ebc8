import { memo } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import type { MatrixColumn, MatrixRow } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { SeenMark } from '../../../features/homework/seen/SeenMark'
import type { SeenState } from '../../../features/homework/seen/seen-papers'
import { firstRow, type Layout, rowHeight, type ShownColumn, stickyTop } from './layout'
import classes from './Matrix.module.css'
import { MatrixCellView } from './MatrixCell'
import { FactCells, factCount } from './TopicFacts'

interface Props {
  /** Undefined if the row has not loaded. */
  row: MatrixRow | undefined
  seen: SeenState | null
  index: number
  columns: MatrixColumn[]
  shown: ShownColumn[]
  layout: Layout
  /** The column of the cursor if the cursor is in this row, else null. */
  current: number | null
}

function Name({ row, seen, layout }: { row: MatrixRow; seen: SeenState | null; layout: Layout }) {
  return (
    <>
      <span className={classes.number} title={row.number}>
        {row.number}
      </span>
      <span className={classes.nickname} title={row.name}>
        <SeenMark state={seen} isSmall />
        {row.name}
      </span>
      {layout.team > 0 && (
        <span className={classes.team} title={row.team}>
          {row.team}
        </span>
      )}
    </>
  )
}

/** One student's row. Only its visible cells are rendered. Number, name, class and average stick. */
export const MatrixRowView = memo(function MatrixRowView({ row, seen, index, columns, shown, layout, current }: Props) {
  return (
    <tr
      className={classes.row}
      style={{ transform: `translateY(${stickyTop + index * rowHeight}px)` }}
      data-row={index}
      aria-rowindex={index + firstRow}
    >
      <th scope="row" className={classes.name} aria-colindex={1}>
        {row ? <Name row={row} seen={seen} layout={layout} /> : <span className={classes.skeleton} />}
      </th>
      {layout.average > 0 && (
        <td className={classes.average} aria-colindex={2}>
          {row ? formatAverage(row.average) || text.none : null}
        </td>
      )}
      {shown.map(({ index: at, gap }) => (
        <MatrixCellView
          key={at}
          cell={row?.cells[at]}
          column={at}
          gap={gap}
          student={row?.name ?? ''}
          topic={columns[at]?.title ?? ''}
          isCurrent={at === current}
        />
      ))}
      {factCount(columns.length) > 0 && <FactCells row={row} />}
    </tr>
  )
})
