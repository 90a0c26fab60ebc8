/** One student's results in all topics of a homework. Pure functions. */
import { rounded } from '../../../../shared/domain/scores'
import type { MatrixCell, MatrixColumn } from '../../../features/homework/matrix/matrix-types'
import type { RosterStudent } from '../../../features/homework/roster'

export interface TopicLine {
  column: MatrixColumn
  cell: MatrixCell
  /** The average of the student's class, in points of the topic; null if it is not known. */
  classAverage: number | null
  /** The difference to the class average, in points of the topic; null if either is missing. */
  difference: number | null
  /** The submitted rounds, the latest first. */
  rounds: number[]
}

/** At most this many rounds are linked; the paper offers the others. */
export const maxRoundLinks = 3

/** One line per topic, in the order of the homework. `classAverages` has one average per column. */
export const topicLines = (
  { row }: RosterStudent,
  columns: readonly MatrixColumn[],
  classAverages: readonly (number | null)[],
): TopicLine[] =>
  columns.flatMap((column, at) => {
    const cell = row.cells[at]
    if (!cell) return []
    const { score, learnCount } = cell
    const classAverage = classAverages[at] ?? null
    return [
      {
        column,
        cell,
        classAverage,
        difference: score === null || classAverage === null ? null : rounded(score - rounded(classAverage)),
        rounds: Array.from({ length: learnCount }, (_, before) => learnCount - before),
      },
    ]
  })

/** How many topics the student has answered. */
export const answeredCount = ({ row }: RosterStudent): number => row.cells.filter(cell => cell.learnCount > 0).length
