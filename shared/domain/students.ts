/** Rules for classes and students (SPEC §5): valid names and numbers, and the check of import rows. */
import { limits } from './limits'
import { normalizeForSearch } from './search-form'
import { hasControl, hasEmoji, textLength, tidyText } from './text-rules'

export type NameFault = 'empty' | 'length' | 'characters'
export type NumberFault = 'digits' | 'length'

/** Normalises a student number: full-width digits become ASCII digits. */
const tidyNumber = (value: string): string => value.normalize('NFKC').trim()

/** The fault of a tidy name with at most `max` code points, or null. Control characters are refused like emoji. */
export function nameFault(value: string, max: number): NameFault | null {
  if (value === '') return 'empty'
  if (textLength(value) > max) return 'length'
  return hasEmoji(value) || hasControl(value) ? 'characters' : null
}

/** The fault of a tidy student number, or null. An empty number is valid. */
function numberFault(value: string): NumberFault | null {
  if (!/^[0-9]*$/.test(value)) return 'digits'
  return value.length > limits.studentNumber ? 'length' : null
}

/** The fields of a student that a teacher can change; an absent field stays unchanged. */
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

/**
 * Normalises the fields for saving; absent fields stay absent. A name keeps its code points: NFC would replace U+FA19,
 * a variant of 神 in family registers, by U+795E.
 */
export function tidyFields(fields: StudentFields): StudentFields {
  const { nickname, number, grade_name, class_name } = fields
  return {
    ...(nickname !== undefined && { nickname: nickname.trim() }),
    ...(number !== undefined && { number: tidyNumber(number) }),
    ...(grade_name !== undefined && { grade_name: tidyText(grade_name) }),
    ...(class_name !== undefined && { class_name: tidyText(class_name) }),
  }
}

/** Maximum length, and whether the field may be empty. */
const names = {
  nickname: { max: limits.studentName, empty: false },
  grade_name: { max: limits.gradeName, empty: true },
  class_name: { max: limits.className, empty: true },
} as const

/** The first fault of the tidy fields, or null. */
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

/** Removes leading zeros: `07` equals `7`. */
export const withoutLeadingZeros = (number: string): string => number.replace(/^0+(?=.)/, '')

/**
 * Whether the search words occur in the student's name or ID, or match the number with or without its leading zeros.
 */
export function matchesStudent(student: Searched, words: string): boolean {
  const searched = normalizeForSearch(words)
  if (searched === '' || normalizeForSearch(student.nickname).includes(searched)) return true
  if (student.student_id.toLowerCase() === searched) return true
  return (
    student.number !== '' &&
    /^[0-9]+$/.test(searched) &&
    withoutLeadingZeros(student.number) === withoutLeadingZeros(searched)
  )
}

/** Sorts by numeric value, `2` before `10`; students without a number come last. */
export function compareNumbers(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  return Number(a) - Number(b) || a.length - b.length
}
