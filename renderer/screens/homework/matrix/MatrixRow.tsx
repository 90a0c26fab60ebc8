import { memo } from 'react'
import { formatAverage } from '../../../../shared/domain/scores'
import type { MatrixColumn, MatrixRow } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { firstRow, type Layout, type ShownColumn } from './layout'
import classes from './Matrix.module.css'
import { MatrixCellView } from './MatrixCell'

interface Props {
  /** Undefined if the row has not loaded. */
  row: MatrixRow | undefined
  index: number
  top: number
  columns: MatrixColumn[]
  shown: ShownColumn[]
  layout: Layout
  /** The column of the cursor if the cursor is in this row, else null. */
  current: number | null
}

function Name({ row, layout }: { row: MatrixRow; layout: Layout }) {
  return (
    <>
      <span className={classes.number} title={row.number}>
        {row.number}
      </span>
      <span className={classes.nickname} title={row.name}>
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
export const MatrixRowView = memo(function MatrixRowView({ row, index, top, columns, shown, layout, current }: Props) {
  return (
    <tr
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
      data-row={index}
      aria-rowindex={index + firstRow}
    >
      <th scope="row" className={classes.name} aria-colindex={1}>
        {row ? <Name row={row} layout={layout} /> : <span className={classes.skeleton} />}
      </th>
      <td className={classes.average} aria-colindex={2}>
        {row ? formatAverage(row.average) || text.none : null}
      </td>
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
    </tr>
  )
})
