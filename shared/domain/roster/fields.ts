/** The fields of a student in a table from outside, and the headings that other systems give them (chosen). */
import { rosterHeadings } from '../../text'
import { timeOfHeading } from './heading-year'

/** `furigana` is recognised, but the server has no field for it. `seat`: grade, class and number in one cell. */
export const rosterFields = [
  'student_id',
  'team',
  'grade_name',
  'class_name',
  'number',
  'seat',
  'nickname',
  'family',
  'given',
  'furigana',
] as const

export type RosterField = (typeof rosterFields)[number]

/** The field of each column from the first on; null for a column that is not used. */
export type Mapping = readonly (RosterField | null)[]

const brackets = /[(［[【<〈《].*?[)］\]】>〉》]/gu

/** A heading without what differs between systems: width, case, spaces and marks. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u200b\ufeff*※☆★●○・.,:;_#\-/／()［\]【】<>〈〉《》[\]］]/gu, '')

const reading =
  /ふりがな|フリガナ|ヨミガナ|よみがな|読み|よみ|ヨミ|カナ|かな|kana|ruby|ローマ字|英字|英語|アルファベット|roma/

/** In brackets: the column is about somebody else, or about another time. */
const another = /保護者|父|母|兄|姉|家族|緊急|担任|旧|前|昨|parent|guardian/

const byHeading = new Map(
  rosterFields.flatMap(field => rosterHeadings[field].split(' ').map(heading => [heading, field] as const)),
)

/** What a student has in each school year. */
const timed = { team: 'class', class_name: 'class', seat: 'class', grade_name: 'grade', number: 'number' } as const

/** What a field says of a student's place in a school year; undefined if it does not change with the year. */
export const timedPart = (field: RosterField): 'class' | 'grade' | 'number' | undefined =>
  (timed as Partial<Record<RosterField, 'class' | 'grade' | 'number'>>)[field]

/** The field of a heading with a word for its school year, such as 旧組, 来年度クラス or 進級先; null if it is none. */
export function timedFieldOf(heading: string): RosterField | null {
  const key = headingKey(heading)
  const rest = timeOfHeading(key)?.rest
  const field = rest === '' && /^進級/u.test(key) ? 'team' : byHeading.get(rest ?? '')
  return field !== undefined && timedPart(field) !== undefined ? field : null
}

/** Whether a heading names its field without a remark in brackets. */
export const isExactHeading = (heading: string): boolean =>
  byHeading.has(headingKey(heading)) || timedFieldOf(heading) !== null

/** The field of a heading, or null. Its remarks in brackets can change what it means: 氏名（カナ）. */
export function fieldOfHeading(heading: string): RosterField | null {
  const key = headingKey(heading)
  if (key === '') return /^\s*[#＃]\s*$/u.test(heading) ? 'number' : null
  const plain = heading.normalize('NFKC')
  const exact = byHeading.get(key)
  if (exact !== undefined) return exact
  if (reading.test(key)) return 'furigana'
  if (another.test(plain.match(brackets)?.join('') ?? '')) return null
  const ofYear = timedFieldOf(heading)
  if (ofYear !== null) return timeOfHeading(key)?.time === 'past' ? null : ofYear
  return byHeading.get(headingKey(plain.replace(brackets, ''))) ?? null
}
