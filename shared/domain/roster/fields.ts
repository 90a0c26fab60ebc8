/** The fields of a student in a table from outside, and the headings that other systems give them (chosen). */
import { rosterHeadings } from '../../text'

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
    .replace(/[\s*※☆★●○・.,:;_#\-/／()［\]【】<>〈〉《》[\]］]/gu, '')

const reading =
  /ふりがな|フリガナ|ヨミガナ|よみがな|読み|よみ|ヨミ|カナ|かな|kana|ruby|ローマ字|英字|英語|アルファベット|roma/

/** In brackets: the column is about somebody else, or about another time. */
const another = /保護者|父|母|兄|姉|家族|緊急|担任|旧|前|昨|parent|guardian/

const byHeading = new Map(
  rosterFields.flatMap(field => rosterHeadings[field].split(' ').map(heading => [heading, field] as const)),
)

/** Whether a heading names its field without a remark in brackets. */
export const isExactHeading = (heading: string): boolean => byHeading.has(headingKey(heading))

/** The field of a heading, or null. Its remarks in brackets can change what it means: 氏名（カナ）. */
export function fieldOfHeading(heading: string): RosterField | null {
  const key = headingKey(heading)
  if (key === '') return /^\s*[#＃]\s*$/u.test(heading) ? 'number' : null
  const plain = heading.normalize('NFKC')
  const exact = byHeading.get(key)
  if (exact !== undefined) return exact
  if (reading.test(key)) return 'furigana'
  if (another.test(plain.match(brackets)?.join('') ?? '')) return null
  return byHeading.get(headingKey(plain.replace(brackets, ''))) ?? null
}
