/** Averages of classes, computed from sums while the students stream by, without keeping their rows. */
import { createMean, type Mean } from '../../shared/domain/scores'

export interface GroupAverages {
  students: number
  submitted: number
  average: Mean
  topics: readonly Mean[]
}

/** Empty averages of one class, or of all students. */
export const createGroupAverages = (topics: number): GroupAverages => ({
  students: 0,
  submitted: 0,
  average: createMean(),
  topics: Array.from({ length: topics }, createMean),
})

/** The part of a student that the averages use. */
export interface CountedStudent {
  submitted: boolean
  average: number | null
  scores: readonly (number | null)[]
}

/** Adds one student to the averages of a group. */
export function addStudent(group: GroupAverages, student: CountedStudent): void {
  group.students += 1
  if (student.submitted) group.submitted += 1
  group.average.add(student.average)
  group.topics.forEach((mean, index) => {
    mean.add(student.scores[index] ?? null)
  })
}
