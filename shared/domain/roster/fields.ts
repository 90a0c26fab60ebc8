/** The fields of a student in a table from outside, and the headings that other systems give them (chosen). */
import { rosterHeadings } from '../../text'

/** `furigana` is recognised, but the server has no field for it. */
export const rosterFields = [
  'student_id',
  'team',
  'grade_name',
  'class_name',
  'number',
  'nickname',
  'family',
  'given',
  'furigana',
] as const

export type RosterField = (typeof rosterFields)[number]

/** The field of each column from the first on; null for a column that is not used. */
export type Mapping = readonly (RosterField | null)[]

/** A heading without what differs between systems: width, case, spaces, marks and remarks in brackets. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(［[【<〈《].*?[)］\]】>〉》]/gu, '')
    .replace(/[\s*※☆★●○・.,:;_#\-/／]/gu, '')

const reading = /ふりがな|フリガナ|ヨミガナ|よみがな|読み|よみ|ヨミ|カナ|かな|kana|ruby/

const byHeading = new Map(
  rosterFields.flatMap(field => rosterHeadings[field].split(' ').map(heading => [heading, field] as const)),
)

/** The field of a heading, or null. */
export function fieldOfHeading(heading: string): RosterField | null {
  const key = headingKey(heading)
  if (key === '') return /^\s*[#＃]\s*$/u.test(heading) ? 'number' : null
  return byHeading.get(key) ?? (reading.test(key) ? 'furigana' : null)
}
