import { useDeletion } from '../../bridge/index'
import { text } from '../../features/roster/text'
import { idOf, nameOf, type Student } from './student-cells'

const words = { idOf, nameOf, describe: text.leave.what }

/** Takes students out of a class, after the time in which it can be undone (SPEC §7 team-leave, student-batch-leave). */
export function useLeave(team_id: string) {
  const one = useDeletion<Student, 'team-leave'>('team-leave', {
    ...words,
    requestOf: student_id => ({ student_id, team_id }),
  })
  const many = useDeletion<Student, 'student-batch-leave'>('student-batch-leave', {
    ...words,
    requestOf: student_ids => ({ team_id, student_ids }),
    together: true,
  })
  return {
    start: (students: readonly Student[]) => (students.length === 1 ? one : many).start(students),
    /** The one of the two that the student is a part of. */
    of: (student: Student) => (one.stateOf(student) ? one : many),
    isLeaving: (student: Student) => one.stateOf(student) !== null || many.stateOf(student) !== null,
    hasLeft: (student: Student) => one.isDeleted(student) || many.isDeleted(student),
  }
}
