/** The rows of 生徒別の状況: the month of each student, with the signs that need more than this month. Pure functions. */
import { formatAverage } from '../../../shared/domain/scores'
import {
  averageChange,
  lookSigns,
  type Sign,
  type SignDays,
  type SignFacts,
  signsOf,
} from '../../../shared/domain/study-signs'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import type { Homework, UnsubmittedStudent } from '../../features/homework/unsubmitted/unsubmitted-rows'
import { text } from './text'

export type MonthStudent = EndpointResponse<'current-month-summary'>['items'][number]
type TeamReport = EndpointResponse<'get-team-rpt'>
type Study = NonNullable<SignFacts['week']>

/** What was read beside the month; a report that is not known yet, or could not be read, is missing. */
export interface SignReadings {
  reports: Record<keyof SignDays, readonly TeamReport[]>
  /** The homework whose deadline was this month, and who has not submitted it; undefined: not known. */
  ended: { homeworks: readonly Homework[]; unsubmitted: readonly UnsubmittedStudent[] } | undefined
}

export interface MonthRow extends MonthStudent {
  /** The place in the order of the server, counted from 1. */
  place: number
  signs: Sign[]
  /** The change of the average, in points; null if it cannot be compared. */
  change: number | null
  overdue: UnsubmittedStudent['missing']
}

/** The study of a student is the same in each of her classes. A student whose exercises are not known has none here. */
const byStudent = (reports: readonly TeamReport[]): Map<string, Study> =>
  new Map(
    reports.flatMap(({ items }) =>
      items.flatMap(({ student_id, exercise_count, average_score }): [string, Study][] =>
        exercise_count === undefined ? [] : [[student_id, { exercise_count, average_score }]],
      ),
    ),
  )

/** How many times as many exercises as before each class has done, by its id; a class that did none before has no value. */
function growthOf({ recent, before }: SignReadings['reports']): Map<string, number> {
  const sum = ({ items }: TeamReport) => items.reduce((all, { exercise_count = 0 }) => all + exercise_count, 0)
  const beforeBy = new Map(before.map(report => [report.team_id, sum(report)]))
  return new Map(
    recent.flatMap(report => {
      const earlier = beforeBy.get(report.team_id) ?? 0
      return earlier === 0 ? [] : [[report.team_id, sum(report) / earlier]]
    }),
  )
}

/** How many of the homeworks go to the class; all of them if the class is not known. */
const dueIn = (homeworks: readonly Homework[], teamId: string): number =>
  homeworks.filter(({ team_ids }) => teamId === '' || team_ids.split(',').includes(teamId)).length

/** The students with their signs, in the order of the server. */
export function monthRows(students: readonly MonthStudent[], { reports, ended }: SignReadings): MonthRow[] {
  const studies = {
    week: byStudent(reports.week),
    recent: byStudent(reports.recent),
    before: byStudent(reports.before),
  }
  const growth = growthOf(reports)
  const missing = new Map(ended?.unsubmitted.map(student => [student.studentId, student.missing]))
  return students.map((student, index) => {
    const { student_id, team_id, submitted_count } = student
    const own = {
      week: studies.week.get(student_id),
      recent: studies.recent.get(student_id),
      before: studies.before.get(student_id),
    }
    const late = missing.get(student_id) ?? []
    return {
      ...student,
      place: index + 1,
      change: averageChange(own),
      overdue: late,
      signs: signsOf({
        ...own,
        classGrowth: growth.get(team_id),
        submitted_count,
        due: ended && dueIn(ended.homeworks, team_id),
        overdue: ended && late.length,
      }),
    }
  })
}

export const isLookSign = (sign: Sign): boolean => (lookSigns as readonly Sign[]).includes(sign)

/** What a sign says in the row of a student. */
export function markOf({ change, overdue }: MonthRow, sign: Sign): string {
  const words = text.marks[sign]
  if (typeof words === 'string') return words
  if (sign === 'overdue') return text.marks.overdue(overdue.length)
  const points = formatAverage(Math.abs(change ?? 0))
  return sign === 'falling' ? text.marks.falling(points) : text.marks.rising(points)
}
