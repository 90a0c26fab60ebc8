import { memo } from 'react'
import type { MatrixCell } from '../../../features/homework/matrix/matrix-types'
import { text } from '../../../features/homework/matrix/text'
import { commonText } from '../../../ui/text'
import { firstColumn } from './layout'
import classes from './Matrix.module.css'

interface Props {
  /** Undefined if the row has not loaded. The cursor can still move over the cell. */
  cell: MatrixCell | undefined
  column: number
  /** The width of the columns left out before it, in pixels. */
  gap: number
  student: string
  topic: string
  /** Whether the cursor is here: the only cell that Tab reaches. */
  isCurrent: boolean
}

/** A topic may be done and have no score, for instance an essay without words. */
const isUnscored = ({ score, learnCount }: MatrixCell): boolean => score === null && learnCount > 0

function label(cell: MatrixCell | undefined, student: string, topic: string): string {
  if (!cell) return text.loadingRow
  const noScore = isUnscored(cell) ? commonText.noScore : commonText.notBegun
  const labelParts = cell.score === null ? [noScore] : [text.points(cell.figure), cell.letter]
  return text.cell([student, topic, ...labelParts])
}

/**
 * One score with its letter on the colour of its score class; a click or Enter opens the paper. The style sheet draws
 * the letter, because hundreds of cells change in a frame and each extra element costs time.
 */
export const MatrixCellView = memo(function MatrixCellView(props: Props) {
  const { cell, column, gap, student, topic, isCurrent } = props
  return (
    <td
      className={cell ? `${classes.cell} ${classes[cell.class]}` : classes.waiting}
      style={gap > 0 ? { marginLeft: gap } : undefined}
      aria-colindex={column + firstColumn}
      aria-label={label(cell, student, topic)}
      tabIndex={isCurrent ? 0 : -1}
    >
      {cell && isUnscored(cell) ? commonText.noScore : cell?.score === null ? text.none : cell?.figure}
    </td>
  )
})
