/**
 * The rules that find out whether a change of students was carried out when its answer was lost. `search-student` finds
 * each student by the ID.
 */
import { type StudentFields, tidyFields } from '../domain/students'
import { allDone, type Evidence, recoverBy } from './recovery'

interface Student extends Required<{ [Field in keyof StudentFields]: string }> {
  student_id: string
  team_id: string
  password_changed: number
}

/** The students of a request: one, or several joined by commas. */
interface Sent extends StudentFields {
  student_id?: string
  student_ids?: string
  team_id?: string
}

interface Reset extends Sent {
  reset_number?: number
  reset_grade_name?: number
  reset_class_name?: number
}

const idsOf = ({ student_id, student_ids }: Sent): string[] => (student_id ?? student_ids ?? '').split(',')

/** @param isDone whether the server has changed this student; null if that does not show. */
const byStudents = <S extends Sent>(isDone: (student: Student, sent: S) => boolean | null) =>
  recoverBy({
    read: 'search-student',
    request: (sent: S) => idsOf(sent).map(kw => ({ kw })),
    wasDone({ sent, after }: Evidence<S, { items: readonly Student[] }>) {
      const ids = idsOf(sent)
      const found = after.items.filter(({ student_id }) => ids.includes(student_id))
      return found.length === 0 ? null : allDone(found.map(student => isDone(student, sent)))
    },
  })

const fields = ['nickname', 'number', 'grade_name', 'class_name'] as const

export const byFields = byStudents((student, sent) => {
  const [wanted, present] = [tidyFields(sent), tidyFields(student)]
  return fields.every(field => wanted[field] === undefined || wanted[field] === present[field])
})

export const byReset = byStudents(
  (student, sent: Reset) =>
    (sent.reset_number !== 1 || student.number === '') &&
    (sent.reset_grade_name !== 1 || student.grade_name === '') &&
    (sent.reset_class_name !== 1 || student.class_name === ''),
)

export const byLeft = byStudents((student, { team_id }) => student.team_id !== team_id)

/** Only the change of the initial password shows: later ones look like it. */
export const byPassword = byStudents(({ password_changed }) => (password_changed === 0 ? false : null))
