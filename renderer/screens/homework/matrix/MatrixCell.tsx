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

/** Between a score and its letter. */
const thinSpace = '\u2009'

/** A topic may be done and have no score, for instance an essay without words. */
const isUnscored = ({ score, learnCount }: MatrixCell): boolean => score === null && learnCount > 0

function label(cell: MatrixCell | undefined, student: string, topic: string): string {
  if (!cell) return text.loadingRow
  const noScore = isUnscored(cell) ? commonText.noScore : commonText.notBegun
  const labelParts = cell.score === null ? [noScore] : [text.points(cell.figure), cell.letter]
  return text.cell([student, topic, ...labelParts])
}

/** What the cell shows: the score with its letter in one text, because each element and pseudo-element costs time. */
function shownText(cell: MatrixCell): string {
  if (cell.score === null) return isUnscored(cell) ? commonText.noScore : text.none
  return `${cell.figure}${thinSpace}${cell.letter}`
}

/** One score with its letter on the colour of its score class; a click or Enter opens the paper. */
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
      {cell && shownText(cell)}
    </td>
  )
})
