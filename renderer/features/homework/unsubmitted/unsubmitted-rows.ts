/** Which students have not submitted which of these homeworks. Pure functions. */
import { compareClasses } from '../../../../shared/domain/class-order'
import { submitStatus } from '../../../../shared/domain/statuses'
import { compareNumbers } from '../../../../shared/domain/students'
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type Homework = EndpointResponse<'my-homework-list'>['items'][number]
export type StudentRow = EndpointResponse<'topic-score-overview-y'>['items'][number]

interface MissingHomework {
  homework: Homework
  hasBegun: boolean
}

/** One student with the homeworks that the student has not submitted, in the order of the homeworks. */
export interface UnsubmittedStudent {
  studentId: string
  number: string
  name: string
  team: string
  missing: MissingHomework[]
}

/**
 * The students who have not submitted something, by class and number.
 * @param teamId one class; empty: all classes. A student in two classes is listed once.
 */
export function unsubmittedStudents(
  homeworks: readonly { homework: Homework; rows: readonly StudentRow[] }[],
  teamId: string,
): UnsubmittedStudent[] {
  const students = new Map<string, UnsubmittedStudent>()
  for (const { homework, rows } of homeworks) {
    const counted = new Set<string>()
    for (const row of rows) {
      const { student_id, number, nickname, team_id, team_name, submit_status } = row
      if ((teamId !== '' && team_id !== teamId) || submit_status === submitStatus.submitted || counted.has(student_id))
        continue
      counted.add(student_id)
      const student = students.get(student_id) ?? {
        studentId: student_id,
        number,
        name: nickname,
        team: team_name,
        missing: [],
      }
      student.missing.push({ homework, hasBegun: submit_status === submitStatus.begun })
      students.set(student_id, student)
    }
  }
  return [...students.values()].sort((a, b) => compareClasses(a.team, b.team) || compareNumbers(a.number, b.number))
}

/** How many submissions are missing: a student counts once for each homework. */
export const missingCount = (students: readonly UnsubmittedStudent[]): number =>
  students.reduce((sum, { missing }) => sum + missing.length, 0)
