/** The rows of a table as students: texts of their fields, and what was noticed while reading the cells. */
import type { CellMark, MarkedRow } from '../../contract/types'
import { hasText } from '../cell'
import { createSections, createTitleReader, titleAbove } from './class-titles'
import type { Mapping, RosterField } from './fields'
import { headingKey } from './fields'
import { sheetRows } from './joined-sheets'
import { remember } from './remember'
import { contradicts, createSeatReader } from './seat'

/** The fields that a student of the file has; empty where the file says nothing. */
export interface RosterEntry {
  /** The number of the row, as in Excel. */
  row: number
  /** The ID of the student for whom the program made the row: no file has it. */
  about?: string
  student_id: string
  team: string
  /** The class itself, for a row that the program made: another class may have its name. */
  team_id?: string
  grade_name: string
  class_name: string
  number: string
  /** Grade, class and number in one cell, as written. */
  seat: string
  nickname: string
  /** The column of each field, from 0. */
  columns: Partial<Record<RosterField, number>>
  /** As of its row. */
  shift?: MarkedRow['shift']
  notes: EntryNote[]
  faults: CellFault[]
}

/**
 * What a person should know, though nothing is wrong. `joined`: 姓 and 名 became one name. `width`: full-width digits
 * became digits. `merged`: the text comes from merged cells. `hidden`: Excel hides the row. `long`: there are texts
 * right of the last heading, as if a delimiter had cut a name. `seat`: grade, class and number come from one cell.
 * `seatUnsure`: that cell can be read in several ways. `titled`: the class is that of a title above the row.
 */
export type EntryNote = 'joined' | 'width' | 'merged' | 'hidden' | 'long' | 'seat' | 'seatUnsure' | 'titled'

/**
 * A cell that cannot be read. `unreadable`: its bytes do not fit the encoding. `seat`: it is not grade, class and number.
 * `differs`: it is, but another column says otherwise.
 */
export interface CellFault {
  field: RosterField
  fault: Exclude<CellMark, 'merged'> | 'unreadable' | 'seat' | 'differs'
}

/** Most codes need no tidying, which takes time for each cell of a large list. */
const isPlainCode = (text: string): boolean => /^[\da-z-]*$/.test(text)

/** Cells of these columns hold digits or identifiers. Excel writes `'01` so that zeros stay. */
export const tidyCode = (text: string): string =>
  isPlainCode(text)
    ? text
    : text
        .normalize('NFKC')
        .trim()
        .replace(/^['’](?=\d)/u, '')

/** `５番` and `No.5` are the number 5. */
export const tidyNumber = (text: string): string => tidyCode(text).replace(/^no\.?\s*(?=\d+$)|(?<=^\d+)\s*番$/giu, '')

/** A line break inside a cell is a space. Nothing else of a name is changed. */
export const tidyName = (text: string): string =>
  /[\r\n]/.test(text) ? text.replace(/\s*[\r\n]+\s*/gu, ' ').trim() : text.trim()

/** A dash says that there is none. */
const tidyPlace = (text: string): string => tidyName(text).replace(/^[-‐−–—―－ー]+$/u, '')

/** Finds the rows that repeat the headings. Classes and numbers of the first column come again and again. */
function createHeadingTest(heading: readonly string[] | undefined): (row: MarkedRow) => boolean {
  const keys = heading?.map(headingKey)
  const keyOf = remember(headingKey)
  return ({ cells }) =>
    keys !== undefined && hasText(cells) && cells.every((text, at) => keyOf(text) === (keys[at] ?? ''))
}

const isTeacher = (name: string): boolean => /^副?担任/u.test(name)

const totals = /^(?:合計|総計|小計|計|男子計|女子計|以上|在籍数?|[\d,.]+[名人]?)*$/u
const counts = /^(?:合計|総計|小計|計|男子計|女子計|以上|在籍数?)$/u

/** A word in the place of a name, such as 合計. */
export const isTotalWord = (text: string): boolean => counts.test(text.replace(/\s/gu, ''))

/** A line that only counts the list: a student has a number, an ID or a name. */
const isTotal = ({ number, student_id, nickname }: RosterEntry, texts: readonly string[]): boolean =>
  !/\d/.test(number) && student_id === '' && totals.test(nickname.replace(/\s/gu, '')) && texts.some(isTotalWord)

/** A row that is not read as a student. `blank`: only columns that are not used have texts. `title`: it names a class. */
export interface LeftOut {
  row: number
  is: 'heading' | 'total' | 'blank' | 'title'
}

interface Source {
  rows: readonly MarkedRow[]
  /** The place of the row of headings, or -1. */
  header: number
  mapping: Mapping
  /** What stands between 姓 and 名 in this school. */
  separator: string
  /** The names of the school's classes, by which cells with grade, class and number are read. */
  teamNames?: readonly string[]
  /** The names of the sheets that were read, each of which can be that of its class. */
  sheetNames?: readonly string[]
  /** Reads titles, if others than those of an import are titles. */
  titles?: ReturnType<typeof createTitleReader>
}

/** The students of the rows below the headings, and the rows that are left out. */
export function readEntries({
  rows,
  header,
  mapping,
  separator,
  teamNames = [],
  sheetNames = [],
  titles = createTitleReader(teamNames),
}: Source): {
  entries: RosterEntry[]
  leftOut: LeftOut[]
} {
  const columns: Partial<Record<RosterField, number>> = {}
  for (const [column, field] of mapping.entries()) if (field !== null) columns[field] ??= column
  const used = Object.entries(columns).filter(([field]) => field !== 'furigana') as [RosterField, number][]

  const seatIn = createSeatReader(teamNames)
  const hasClasses = [columns.team, columns.class_name, columns.seat].some(column => column !== undefined)
  const names = columns.nickname ?? columns.family ?? 0
  /** The class of a sheet, by the rows above its headings or by its name. */
  const classOfSheet = (above: readonly MarkedRow[], sheet: number): string | null =>
    hasClasses ? null : (titleAbove(above, titles, names) ?? titles.only(sheetNames[sheet] ?? ''))
  const first = classOfSheet(rows.slice(0, Math.max(header, 0)), 0)
  const sections = createSections(first)
  const headed = (rows[header]?.cells.findLastIndex(text => text.trim() !== '') ?? -1) + 1

  function entryOf({ row, cells, marks = {}, isHidden, shift, about }: MarkedRow): RosterEntry | null {
    const cell = (field: RosterField): string => cells[columns[field] ?? -1] ?? ''
    if (used.every(([, column]) => (cells[column] ?? '').trim() === '' && marks[column] === undefined)) return null
    const [family, given] = [tidyName(cell('family')), tidyName(cell('given'))]
    const whole = tidyName(cell('nickname'))
    const nickname = whole === '' ? [family, given].filter(part => part !== '').join(separator) : whole
    const seat = tidyName(cell('seat'))
    const seated = seat === '' ? null : seatIn(seat)
    const faults: CellFault[] = []
    for (const [field, column] of used) {
      const mark = marks[column]
      if (mark !== undefined && mark !== 'merged') faults.push({ field, fault: mark })
      else if (cells[column]?.includes('\ufffd')) faults.push({ field, fault: 'unreadable' })
    }
    if (seat !== '' && seated === null) faults.push({ field: 'seat', fault: 'seat' })
    const place = {
      team: tidyPlace(cell('team')),
      grade_name: tidyPlace(cell('grade_name')),
      class_name: tidyPlace(cell('class_name')),
      number: tidyNumber(cell('number')),
    }
    if (seated?.isSure && contradicts(seated.seat, place)) faults.push({ field: 'seat', fault: 'differs' })
    const notes: EntryNote[] = []
    if (whole === '' && family !== '' && given !== '') notes.push('joined')
    if (/[０-９]/u.test(cell('number') + cell('student_id'))) notes.push('width')
    if (used.some(([, column]) => marks[column] === 'merged')) notes.push('merged')
    if (isHidden) notes.push('hidden')
    if (header >= 0 && hasText(cells.slice(headed))) notes.push('long')
    if (seated) notes.push(seated.isSure ? 'seat' : 'seatUnsure')
    const section = sections.of(row)
    if (!hasClasses && section !== '') notes.push('titled')
    return {
      row,
      ...(about !== undefined && { about }),
      student_id: tidyCode(cell('student_id')),
      team: place.team || (hasClasses ? '' : section),
      grade_name: place.grade_name || (seated?.seat.grade_name ?? ''),
      class_name: place.class_name || (seated?.seat.class_name ?? ''),
      number: place.number || (seated?.seat.number ?? ''),
      seat,
      nickname,
      columns,
      ...(shift && { shift }),
      notes,
      faults,
    }
  }

  /** The class of a row that names one, and no student. */
  function titleOf(entry: RosterEntry | null, texts: readonly string[]): string | null {
    const title = hasClasses ? null : titles.only(texts[0] ?? '')
    const { student_id = '', number = '', nickname = '' } = entry ?? {}
    const isNone = (text: string) => text === '' || titles.only(text) !== null
    const isNobody = student_id === '' && isNone(number) && (isNone(nickname) || isTeacher(nickname))
    return isNobody ? title : null
  }

  const isRepeatedHeading = createHeadingTest(rows[header]?.cells)
  const entries: RosterEntry[] = []
  const leftOut: LeftOut[] = []
  let sheet = 0
  let isNamed = first !== null
  /** The rows above the headings of another sheet that was joined. */
  let above: MarkedRow[] | null = null
  for (const row of rows.slice(header + 1)) {
    const place = Math.floor(row.row / sheetRows)
    if (place > sheet) above = []
    sheet = place
    if (above !== null) {
      if (!isRepeatedHeading(row)) above.push(row)
      else {
        const name = classOfSheet(above, sheet)
        if (name !== null) sections.add(sheet * sheetRows, name)
        isNamed ||= name !== null
        above = null
      }
      continue
    }
    const texts = row.cells.filter(text => text.trim() !== '')
    const entry = entryOf(row)
    const title = titleOf(entry, texts)
    if (isRepeatedHeading(row)) leftOut.push({ row: row.row, is: 'heading' })
    else if (title !== null) {
      sections.add(row.row, title)
      leftOut.push({ row: row.row, is: 'title' })
    } else if (entry === null) {
      if (texts.length > 0) leftOut.push({ row: row.row, is: 'blank' })
    } else if (isTotal(entry, texts)) leftOut.push({ row: row.row, is: 'total' })
    else entries.push(entry)
  }
  // Beside sheets that are classes, any sheet is one: its students are not of the class that was chosen.
  const isClass = isNamed && !hasClasses && sheetNames.length > 1
  const named = (entry: RosterEntry): RosterEntry =>
    entry.team === '' ? { ...entry, team: sheetNames[Math.floor(entry.row / sheetRows)] ?? '' } : entry
  return { entries: isClass ? entries.map(named) : entries, leftOut }
}
