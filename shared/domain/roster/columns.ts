/** Finds the row of headings of a table, and what its columns hold. */
import type { MarkedRow } from '../../contract/types'
import { isClassName } from './class-names'
import {
  fieldOfHeading,
  headingKey,
  isExactHeading,
  type Mapping,
  type RosterField,
  timedFieldOf,
  timedPart,
} from './fields'
import { olderColumns, timeOfHeading } from './heading-year'
import { readSeat } from './seat'

/** Titles and remarks stand above the headings; a list has fewer than this. */
const searched = 30

/** The teacher's own choices of earlier files: the field of a heading, or `none`. */
export type Remembered = Readonly<Record<string, RosterField | 'none'>>

const fieldOf = (heading: string, remembered: Remembered): RosterField | null => {
  const chosen = remembered[headingKey(heading)]
  return chosen === 'none' ? null : (chosen ?? fieldOfHeading(heading))
}

const naming: readonly RosterField[] = ['student_id', 'nickname', 'family']
const identifying: readonly RosterField[] = [...naming, 'number', 'seat']

export const namesStudents = (field: RosterField | 'none' | null): boolean => naming.some(one => one === field)

/**
 * How many fields a row names. A name or an ID beside another field is enough, however many other columns there are; one
 * field alone is one among few texts. A row that names no student is none of headings, and a longer text is a title.
 */
function fieldCount({ cells }: MarkedRow, remembered: Remembered): number {
  const fields = new Set(cells.map(cell => fieldOf(cell, remembered)))
  fields.delete(null)
  const texts = new Set(cells.filter(cell => cell.trim() !== '')).size
  const isRich = fields.size > 1 && naming.some(field => fields.has(field))
  const isShort = identifying.some(field => fields.has(field)) && fields.size * 3 >= texts
  return isRich || isShort ? fields.size : 0
}

/** The place of the row of headings in `rows`, or -1. With two rows of headings, the one that says more. */
export function findHeader(rows: readonly MarkedRow[], remembered: Remembered = {}): number {
  const counts = rows.slice(0, searched).map(row => fieldCount(row, remembered))
  const best = Math.max(0, ...counts)
  return best === 0 ? -1 : counts.indexOf(best)
}

const columnsOf = (rows: readonly MarkedRow[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length))

const timeOf = (heading: string) => timeOfHeading(headingKey(heading))

/** The headings of a table. 旧 and 新 above the headings 組 and 番号 belong to each of them. */
function headsOf(rows: readonly MarkedRow[], header: number): string[] {
  const above = rows[header - 1]?.cells ?? []
  return (rows[header]?.cells ?? []).map((cell, at) => {
    const group = above.slice(0, at + 1).findLast(text => text.trim() !== '') ?? ''
    const field = timeOf(group)?.rest === '' ? fieldOfHeading(cell) : null
    return field !== null && timedPart(field) !== undefined && timeOf(cell) === null ? `${group}${cell}` : cell
  })
}

const isChosen = (cell: string, remembered: Remembered): boolean => headingKey(cell) in remembered

/** The columns of an older school year than others of the table. */
function olderOf(rows: readonly MarkedRow[], header: number, remembered: Remembered): Set<number> {
  const cells = rows[header]?.cells ?? []
  return olderColumns(
    headsOf(rows, header).map((heading, at) => {
      const chosen = isChosen(cells[at] ?? '', remembered)
      const field = chosen ? fieldOf(cells[at] ?? '', remembered) : (timedFieldOf(heading) ?? fieldOfHeading(heading))
      const is = field === null ? undefined : timedPart(field)
      return is === undefined ? null : { key: headingKey(heading), is, isChosen: chosen }
    }),
  )
}

const weakNumbers = /^(?:#|no|num|number|整理番号|通し番号|連番)$/u

/** How surely a heading is that of its field: a table can number its rows beside the numbers of the students. */
const rankOf = (key: string): number => (weakNumbers.test(key) ? 0 : /^番号$/u.test(key) ? 1 : 2)

/**
 * How sure the field of a heading is: the teacher has chosen it, it is that of the next school year, it is the surer
 * name, or it says nothing else.
 */
function sureness(heading: string, remembered: Remembered): number {
  if (isChosen(heading, remembered)) return 100
  const key = headingKey(heading.replace(/[(（].*$/u, '')) || heading.trim()
  const isNext = timeOf(heading)?.time === 'next'
  return (isNext ? 50 : 0) + rankOf(key) * 10 + (isExactHeading(heading) ? 1 : 0)
}

/** Each field has one column: the surest, and of these the first. 氏名 over two columns means 姓 and 名. */
function withoutRepeats(
  fields: readonly (RosterField | null)[],
  heads: readonly string[],
  { marks = {} }: MarkedRow,
  remembered: Remembered,
): Mapping {
  const twin = fields.findIndex((field, at) => field === 'nickname' && fields[at + 1] === field && marks[at + 1])
  const best = new Map<RosterField, number>()
  const sure = fields.map((_, at) => sureness(heads[at] ?? '', remembered))
  for (const [at, field] of fields.entries()) {
    const known = field && best.get(field)
    if (field && (known == null || (sure[at] ?? 0) > (sure[known] ?? 0))) best.set(field, at)
  }
  return fields.map((field, at) => {
    if (at === twin) return 'family'
    if (twin >= 0 && at === twin + 1) return 'given'
    return field === 'furigana' || (field && best.get(field) === at) ? field : null
  })
}

/**
 * Columns that are not used, because another column has the same field, such as the right half of a list in two halves,
 * or because they are of an older school year.
 */
export function repeatedColumns(
  rows: readonly MarkedRow[],
  header: number,
  mapping: Mapping,
  remembered: Remembered = {},
): number[] {
  const heads = rows[header]?.cells ?? []
  const older = olderOf(rows, header, remembered)
  return heads.flatMap((heading, at) => {
    const field = mapping[at] === null ? fieldOf(heading, remembered) : null
    const isFilled = rows.slice(header + 1).some(({ cells }) => (cells[at] ?? '').trim() !== '')
    const isRepeated = field !== null && (mapping.includes(field) || older.has(at))
    return isRepeated && isExactHeading(heading) && isFilled ? [at] : []
  })
}

/** More students than a class has (chosen). */
const mostInClass = 60

const isNumber = (text: string): boolean => /^\d{1,4}番?$/.test(text)
const isReading = (text: string): boolean => /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(text)
const isWord = (text: string): boolean => /^[\p{L}\p{M}ー・.'’\s\p{Variation_Selector}]+$/u.test(text)

/** Digits that are a grade, a class and a number, such as 1203 and 10203. A school has fewer than 20 classes in a grade. */
function isDigitSeat(text: string): boolean {
  const [seat] = /^\d{4,6}$/.test(text) ? readSeat(text) : []
  return seat !== undefined && seat.grade_name !== '' && Number.parseInt(seat.class_name, 10) <= 20
}

/** Whether texts are numbers of students: those of a class, or in a row with a neighbour. Scores are neither. */
function areNumbers(texts: readonly string[]): boolean {
  const numbers = texts.map(text => Number.parseInt(text, 10))
  const isUsual = (number: number, at: number) =>
    number <= mostInClass || numbers[at - 1] === number - 1 || numbers[at + 1] === number + 1
  const usual = numbers.filter(isUsual)
  return usual.length > numbers.length * 0.8
}

/** What a column without a heading holds, by its texts. */
function fieldOfTexts(texts: readonly string[]): RosterField | null {
  const most = (test: (text: string) => boolean) => texts.filter(test).length > texts.length * 0.8
  if (texts.length === 0) return null
  if (most(isClassName)) return 'team'
  // 4/5 and 2012.4.5 are dates. A grade is the same in most rows.
  if (most(text => /^[^/.]*[^\d/.][^/.]*$/u.test(text) && readSeat(text).length === 1)) return 'seat'
  if (most(isDigitSeat) && new Set(texts).size > texts.length / 2) return 'seat'
  // The numbers of several classes repeat, but there are more of them than classes in a grade.
  if (most(isNumber)) return new Set(texts).size > Math.min(texts.length / 2, 20) && areNumbers(texts) ? 'number' : null
  if (most(isReading) && new Set(texts).size > 1) return 'furigana'
  return most(isWord) && new Set(texts).size > texts.length / 2 ? 'nickname' : null
}

/** What the columns of a table without headings hold, also if several hold the same. */
export const guessFields = (rows: readonly MarkedRow[]): Mapping =>
  Array.from({ length: columnsOf(rows) }, (_, column) =>
    fieldOfTexts(rows.map(({ cells }) => cells[column]?.normalize('NFKC').trim() ?? '').filter(text => text !== '')),
  )

/** The columns of a table without headings. A first column of readings only is the name. */
function mappingOfTexts(rows: readonly MarkedRow[], hidden: ReadonlySet<number>): Mapping {
  const guessed = guessFields(rows).map((field, at) => (hidden.has(at) ? null : field))
  const fields = guessed.includes('nickname')
    ? guessed
    : guessed.map((field, at) => (at === guessed.indexOf('furigana') ? ('nickname' as const) : field))
  return fields.map((field, at) => (fields.indexOf(field) === at ? field : null))
}

/**
 * The columns of the table below the row of headings at `header` (-1: without headings). Columns that Excel hides are
 * not used.
 */
export function findMapping(
  rows: readonly MarkedRow[],
  header: number,
  remembered: Remembered = {},
  hidden: ReadonlySet<number> = new Set(),
): Mapping {
  const heading = rows[header]
  if (heading === undefined) return mappingOfTexts(rows, hidden)
  const heads = headsOf(rows, header)
  const older = olderOf(rows, header, remembered)
  const fields = Array.from({ length: columnsOf(rows) }, (_, at) => {
    if (hidden.has(at) || older.has(at)) return null
    const cell = heading.cells[at] ?? ''
    return isChosen(cell, remembered) ? fieldOf(cell, remembered) : fieldOfHeading(heads[at] ?? '')
  })
  return withoutRepeats(fields, heads, heading, remembered)
}

/**
 * How much a table looks like a list of students: 3 with a row of headings, 2 with columns of numbers and names, or with
 * a single heading, and 0 for other texts such as those of a cover.
 */
export function listScore(rows: readonly MarkedRow[]): number {
  const header = findHeader(rows)
  const mapping = findMapping(rows, header)
  const fields = new Set(mapping.filter(field => field !== null))
  const isNamed = ['nickname', 'family', 'student_id'].some(field => mapping.some(one => one === field))
  if (!isNamed || rows.length <= header + 1) return 0
  if (header < 0) return fields.has('number') || fields.has('seat') ? 2 : 0
  return fields.size > 1 ? 3 : 2
}
