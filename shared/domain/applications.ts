/**
 * The Excel file of account applications (SPEC §5 "must match the template format"; columns and limits chosen). The
 * page checks the file before sending it, and the server checks it again.
 */
import { applicationText } from '../text'
import { columnLetters } from './cell'
import { limits } from './limits'
import type { applyTypes } from './statuses'
import { nameFault, studentFault, withoutLeadingZeros } from './students'

export type ApplyType = keyof typeof applyTypes

export type ApplyField = keyof typeof applicationText.heads

export interface Column {
  field: ApplyField
  isRequired: boolean
}

/** Maximum length of a field in code points; of a number, in digits. */
const maxLength: Record<ApplyField, number> = {
  student_id: 100,
  grade_name: limits.gradeName,
  class_name: limits.className,
  number: limits.studentNumber,
  nickname: limits.studentName,
  kana: limits.studentName,
  reason: limits.application.reason,
}

const needed = (field: ApplyField): Column => ({ field, isRequired: true })
const optional = (field: ApplyField): Column => ({ field, isRequired: false })
const schoolFields = ['grade_name', 'class_name', 'number', 'nickname'] as const

/** The template of each kind of application: its file under templateUrl, and its columns in order. */
export const applyTemplates = {
  1: { file: 'account-new.xlsx', columns: [...schoolFields.map(needed), optional('kana')] },
  2: { file: 'account-change.xlsx', columns: [needed('student_id'), ...schoolFields.map(optional)] },
  3: { file: 'account-stop.xlsx', columns: [needed('student_id'), optional('nickname'), optional('reason')] },
} as const satisfies Record<ApplyType, { file: string; columns: readonly Column[] }>

const columnsOf = (type: ApplyType): readonly Column[] => applyTemplates[type].columns

/** The header cells of a template. */
export const applyHeads = (type: ApplyType): string[] =>
  columnsOf(type).map(({ field }) => applicationText.heads[field])

/** What a file must fit beside the rules of its kind; by default this project's own template. */
export interface ApplyTemplate {
  heads: readonly string[]
  maxRows: number
}

const tidyHead = (cell: string | undefined): string => (cell ?? '').normalize('NFKC').trim()

/** The columns of a template by its headings. A heading that this project does not know has no rules: undefined. */
export const applyColumns = (type: ApplyType, heads: readonly string[]): (Column | undefined)[] =>
  heads.map(head => columnsOf(type).find(({ field }) => applicationText.heads[field] === tidyHead(head)))

export type ApplyRow = Partial<Record<ApplyField, string>>

export interface SheetRow {
  /** Excel's row number, from 1. */
  row: number
  cells: readonly string[]
}

export type ApplyFault =
  /** The header row is not the template's: the first cell that differs, with its column from 0. */
  | { fault: 'head'; column: number; wanted: string; found: string }
  /** There is no data row. */
  | { fault: 'none' }
  | { fault: 'many'; most: number }
  | { fault: 'empty' | 'length' | 'characters' | 'digits'; row: number; field: ApplyField }
  /**
   * `same`: the row names the same student as row `first`. `nothing`: an application for changes that changes nothing.
   */
  | { fault: 'same'; row: number; first: number }
  | { fault: 'nothing'; row: number }

const tidy = (field: ApplyField, value: string): string =>
  value.normalize(field === 'number' || field === 'student_id' ? 'NFKC' : 'NFC').trim()

function cellFault({ field, isRequired: must }: Column, value: string) {
  if (value === '') return must ? 'empty' : null
  return field === 'number' ? (studentFault({ number: value })?.fault ?? null) : nameFault(value, maxLength[field])
}

/** The key that identifies a student in two rows; '' if the row has too little data for that. */
function identity({ student_id, grade_name, class_name, number = '' }: ApplyRow): string {
  if (student_id !== undefined) return student_id
  return number === '' ? '' : [grade_name, class_name, withoutLeadingZeros(number)].join('\n')
}

function headFault(heads: readonly string[], cells: readonly string[]): ApplyFault | null {
  for (let column = 0; column < Math.max(heads.length, cells.length); column++) {
    const [wanted, found] = [tidyHead(heads[column]), tidyHead(cells[column])]
    if (wanted !== found) return { fault: 'head', column, wanted, found }
  }
  return null
}

function rowFaults(type: ApplyType, columns: readonly Column[], line: number, values: ApplyRow): ApplyFault[] {
  const faults = columns.flatMap((column): ApplyFault[] => {
    const fault = cellFault(column, values[column.field] ?? '')
    return fault === null ? [] : [{ fault, row: line, field: column.field }]
  })
  const { student_id: _, ...changes } = values
  const isUnchanged = type === 2 && Object.values(changes).every(value => value === '')
  return isUnchanged ? [...faults, { fault: 'nothing', row: line }] : faults
}

/** Reads the rows of the sheet, header first: returns its data, and all faults in the order of the rows. */
export function readApplication(
  type: ApplyType,
  sheet: readonly SheetRow[],
  { heads, maxRows }: ApplyTemplate = { heads: applyHeads(type), maxRows: limits.application.rows },
): { rows: ApplyRow[]; faults: ApplyFault[] } {
  const [head, ...lines] = sheet
  const wrongHead = headFault(heads, head?.cells ?? [])
  if (wrongHead !== null) return { rows: [], faults: [wrongHead] }
  if (lines.length === 0) return { rows: [], faults: [{ fault: 'none' }] }
  if (lines.length > maxRows) return { rows: [], faults: [{ fault: 'many', most: maxRows }] }
  const columns = applyColumns(type, heads)
  const known = columns.filter(column => column !== undefined)
  const first = new Map<string, number>()
  const faults: ApplyFault[] = []
  const rows = lines.map(({ row, cells }) => {
    const values: ApplyRow = Object.fromEntries(
      columns.flatMap((column, at) => (column ? [[column.field, tidy(column.field, cells[at] ?? '')]] : [])),
    )
    faults.push(...rowFaults(type, known, row, values))
    const studentKey = identity(values)
    const same = first.get(studentKey)
    if (same !== undefined) faults.push({ fault: 'same', row, first: same })
    else if (studentKey !== '') first.set(studentKey, row)
    return values
  })
  return { rows, faults }
}

/** The Japanese sentence for a fault. */
export function applyFaultText(fault: ApplyFault): string {
  const words = applicationText.faults
  switch (fault.fault) {
    case 'head':
      return words.head(columnLetters(fault.column + 1), fault.wanted, fault.found)
    case 'none':
      return words.none
    case 'many':
      return words.many(fault.most)
    case 'same':
      return words.same(fault.row, fault.first)
    case 'nothing':
      return words.nothing(fault.row)
    default:
      return words.cell(fault.row, applicationText.heads[fault.field], words[fault.fault](maxLength[fault.field]))
  }
}
