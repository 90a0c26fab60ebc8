/** The cells of students that a teacher edits, and their faults in words. Pure functions. */
import { type StudentField, studentFault, tidyFields } from '../../../shared/domain/students'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { text } from './text'

export type Student = EndpointResponse<'student-page-rows'>['items'][number]
export type Field = StudentField

/** In the order of the columns. */
export const fields = ['number', 'nickname', 'grade_name', 'class_name'] as const satisfies readonly Field[]

export const idOf = ({ student_id }: Student): string => student_id
export const nameOf = ({ nickname, student_id }: Student): string => nickname || student_id

/** A new value of one cell. */
export interface Change {
  id: string
  field: Field
  /** The value that the cell shows now. */
  from: string
  to: string
}

/** The value as it is stored: without spaces around it; in a number, full-width digits become half-width ones. */
export const tidyCell = (field: Field, value: string): string => tidyFields({ [field]: value })[field] ?? ''

/** Whether the tidy number differs from the typed one in more than spaces. */
export const hasWideDigits = (field: Field, value: string): boolean =>
  field === 'number' && tidyCell(field, value) !== value.trim()

/** The fault of a tidy value in words, or null. */
export function faultText(field: Field, value: string): string | null {
  const fault = studentFault({ [field]: value })
  if (fault === null) return null
  return fault.field === 'number' ? text.faults.number[fault.fault] : text.faults[fault.field][fault.fault]
}
