import { memo } from 'react'
import type { MatrixCell } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { firstColumn } from './layout'
import classes from './Matrix.module.css'

interface Props {
  /** Absent: the row has not come yet; the cursor can pass all the same. */
  cell: MatrixCell | undefined
  column: number
  /** Room for columns left out before it, in pixels. */
  gap: number
  student: string
  topic: string
  /** The keyboard cursor stands here: the one cell that Tab reaches. */
  current: boolean
}

function label(cell: MatrixCell | undefined, student: string, topic: string): string {
  if (!cell) return text.loadingRow
  const words = cell.score === null ? [text.unread] : [text.points(cell.figure), cell.letter]
  return text.cell([student, topic, ...words])
}

/**
 * One score: its figure and letter on the colour of its class; a click or Enter on it opens the paper. The letter is
 * drawn by the style sheet: hundreds of cells come and go in a frame, and each element counts.
 */
export const MatrixCellView = memo(function MatrixCellView(props: Props) {
  const { cell, column, gap, student, topic, current } = props
  return (
    <td
      className={cell ? `${classes.cell} ${classes[cell.class]}` : classes.waiting}
      style={gap > 0 ? { marginLeft: gap } : undefined}
      aria-colindex={column + firstColumn}
      aria-label={label(cell, student, topic)}
      tabIndex={current ? 0 : -1}
    >
      {cell?.score === null ? text.none : cell?.figure}
    </td>
  )
})
