/** Rules of classes and students (SPEC §5): what a name or a number may be, and how rows of an import are checked. */
import { limits } from './limits'
import { searchForm } from './search-form'
import { hasControl, hasEmoji, textLength, tidyText } from './text-rules'

export type NameFault = 'empty' | 'length' | 'characters'
export type NumberFault = 'digits' | 'length'

/** A number as it is kept: full-width digits are the same digits. */
const tidyNumber = (value: string): string => value.normalize('NFKC').trim()

/** What is wrong with a tidy name of at most `max` code points, or null. Control characters are refused like emoji. */
export function nameFault(value: string, max: number): NameFault | null {
  if (value === '') return 'empty'
  if (textLength(value) > max) return 'length'
  return hasEmoji(value) || hasControl(value) ? 'characters' : null
}

/** What is wrong with a tidy student number, or null; an empty one is none and right. */
function numberFault(value: string): NumberFault | null {
  if (!/^[0-9]*$/.test(value)) return 'digits'
  return value.length > limits.studentNumber ? 'length' : null
}

/** What a teacher may say of a student; a field that is left out stays as it is. */
export interface StudentFields {
  nickname?: string | undefined
  number?: string | undefined
  grade_name?: string | undefined
  class_name?: string | undefined
}

export type StudentField = keyof StudentFields

export type FieldFault =
  | { field: Exclude<StudentField, 'number'>; fault: NameFault }
  | { field: 'number'; fault: NumberFault }

/** The fields as they are kept; those that are left out stay left out. */
export function tidyFields(fields: StudentFields): StudentFields {
  const { nickname, number, grade_name, class_name } = fields
  return {
    ...(nickname !== undefined && { nickname: tidyText(nickname) }),
    ...(number !== undefined && { number: tidyNumber(number) }),
    ...(grade_name !== undefined && { grade_name: tidyText(grade_name) }),
    ...(class_name !== undefined && { class_name: tidyText(class_name) }),
  }
}

/** Whether it may be empty, and how long it may be. */
const names = {
  nickname: { max: limits.studentName, empty: false },
  grade_name: { max: limits.gradeName, empty: true },
  class_name: { max: limits.className, empty: true },
} as const

/** The first thing that is wrong with tidy fields, or null. */
export function studentFault(fields: StudentFields): FieldFault | null {
  for (const field of ['nickname', 'grade_name', 'class_name'] as const) {
    const { max, empty } = names[field]
    const value = fields[field]
    const fault = value === undefined || (empty && value === '') ? null : nameFault(value, max)
    if (fault !== null) return { field, fault }
  }
  const fault = numberFault(fields.number ?? '')
  return fault === null ? null : { field: 'number', fault }
}

interface Searched {
  student_id: string
  nickname: string
  number: string
}

/** What a number counts: `07` is the same as `7`. */
export const bareNumber = (number: string): string => number.replace(/^0+(?=.)/, '')

/** Whether the words are in the student's name, are his ID, or are his number with or without its zeros. */
export function matchesStudent(student: Searched, words: string): boolean {
  const wanted = searchForm(words)
  if (wanted === '' || searchForm(student.nickname).includes(wanted)) return true
  if (student.student_id.toLowerCase() === wanted) return true
  return student.number !== '' && /^[0-9]+$/.test(wanted) && bareNumber(student.number) === bareNumber(wanted)
}

/** Orders numbers as counts, `2` before `10`; who has none comes last. */
export function compareNumbers(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  return Number(a) - Number(b) || a.length - b.length
}
