/** Checks a teacher's changes of student data (SPEC §5). */
import {
  type FieldFault,
  type StudentFields,
  studentFault,
  tidyFields,
  withoutLeadingZeros,
} from '../../../../shared/domain/students'
import type { Student } from '../../data/world-types'
import { type Call, Refusal } from '../types'
import { text } from './text'

/** The message of a fault. */
export const faultText = (found: FieldFault): string =>
  found.field === 'number' ? text.field.number[found.fault] : text.field[found.field][found.fault]

/** Writes valid changes, or refuses them. A number must be unique within the class. */
export function changeStudents(call: Call, students: Student[], sent: StudentFields): null {
  const fields = tidyFields(sent)
  if (Object.keys(fields).length === 0) throw new Refusal(400, text.noFields)
  const fault = studentFault(fields)
  if (fault !== null) throw new Refusal(400, faultText(fault))
  const { number = '' } = fields
  const taken = (other: Student) =>
    !students.includes(other) && withoutLeadingZeros(other.number) === withoutLeadingZeros(number)
  if (number !== '' && students.some(({ team }) => team.students.some(taken))) {
    throw new Refusal(400, text.numberTaken(number))
  }
  if (students.length > 0) {
    call.store.commit({ type: 'students-changed', students: students.map(student => student.id), ...fields })
  }
  return null
}
