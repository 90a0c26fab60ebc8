/** The averages that a screen shows: those of one class, or those of all students. */
import {
  type AverageRow,
  averageRow,
  createHomeworkAverages,
  type HomeworkAverages,
} from '../../../../shared/domain/homework-averages'
import { submitStatus } from '../../../../shared/domain/statuses'
import type { MatrixColumn, MatrixRow } from './matrix-types'

/** `class`: the average of one class (クラス平均); `overall`: of the students of several classes (全体平均). */
export type AverageScope = 'class' | 'overall'

export interface ShownAverages extends AverageRow {
  scope: AverageScope
}

/** The average of one topic. */
export interface TopicAverage {
  scope: AverageScope
  value: number | null
}

/** The averages of the loaded rows. */
export function collectAverages(rows: readonly MatrixRow[], topics: number): HomeworkAverages {
  const averages = createHomeworkAverages(topics)
  for (const row of rows) {
    const { studentId, teamId, average } = row
    const scores = row.cells.map(cell => cell.score)
    averages.add({ studentId, teamId, submitted: row.submitStatus === submitStatus.submitted, average, scores })
  }
  return averages
}

interface Options {
  /** Whether the homework goes to several classes. */
  hasSeveralTeams: boolean
  /** Whether all rows have loaded. */
  isComplete: boolean
  /** The columns with the averages of the server; null if those are averages of other scores. */
  columns: readonly MatrixColumn[] | null
}

/** The averages of one class, or of all students if `teamId` is empty. */
export function shownAverages(
  averages: HomeworkAverages,
  teamId: string,
  { hasSeveralTeams, isComplete, columns }: Options,
): ShownAverages {
  const isOneClass = teamId !== '' || !hasSeveralTeams
  const row = averageRow(averages, {
    // the only class is all students, whose averages the server knows
    teamId: teamId !== '' && hasSeveralTeams ? teamId : undefined,
    isComplete,
    server: columns?.map(column => column.average) ?? [],
  })
  return { ...row, scope: isOneClass ? 'class' : 'overall' }
}
