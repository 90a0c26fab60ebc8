/** One student over all topics of a homework: pure rules. */
import { rounded } from '../../../../shared/domain/scores'
import type { MatrixCell, MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import type { RosterStudent } from '../../../features/homework/roster'

export interface TopicLine {
  column: MatrixColumn
  cell: MatrixCell
  /** Against the class's average, in the topic's own points; null where either is missing. */
  difference: number | null
  /** The rounds that he has handed in, the latest first. */
  rounds: number[]
}

/** As many rounds as a line names; the others are chosen in the paper. */
export const maxRoundLinks = 3

/** A line per topic, in the homework's order. */
export const topicLines = ({ row }: RosterStudent, columns: readonly MatrixColumn[]): TopicLine[] =>
  columns.flatMap((column, at) => {
    const cell = row.cells[at]
    if (!cell) return []
    const { score, learnCount } = cell
    return [
      {
        column,
        cell,
        difference: score === null || column.average === null ? null : rounded(score - rounded(column.average)),
        rounds: Array.from({ length: learnCount }, (_, before) => learnCount - before),
      },
    ]
  })

/** How many topics he has answered. */
export const answeredCount = ({ row }: RosterStudent): number => row.cells.filter(cell => cell.learnCount > 0).length
