/** Means of the students that stream by: sums, never the rows. */
import { createMean, type Mean } from '../../shared/domain/scores'

export interface GroupAverages {
  students: number
  submitted: number
  average: Mean
  topics: readonly Mean[]
}

/** The tallies of one class, or of all students: how many, who submitted, a mean per topic and of the averages. */
export const createGroupAverages = (topics: number): GroupAverages => ({
  students: 0,
  submitted: 0,
  average: createMean(),
  topics: Array.from({ length: topics }, createMean),
})

/** What counts of a student. */
export interface CountedStudent {
  submitted: boolean
  average: number | null
  scores: readonly (number | null)[]
}

/** Counts one student in. */
export function addStudent(group: GroupAverages, student: CountedStudent): void {
  group.students += 1
  if (student.submitted) group.submitted += 1
  group.average.add(student.average)
  group.topics.forEach((mean, index) => {
    mean.add(student.scores[index] ?? null)
  })
}
