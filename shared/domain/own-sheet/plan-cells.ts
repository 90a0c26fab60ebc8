/** Plans what is written into a teacher's own sheet, cell by cell, with what stands there now. Pure. */
import type { CellRefusal, CellToWrite, CellValue, Run } from '../../contract/own-sheet'
import type { OwnSheet, OwnSheetRow } from '../../contract/types'
import { columnLetters } from '../cell'
import type { PresentStudent } from '../roster/plan-types'
import type { Pupils } from './find-pupils'

/** `misshown`: the format of the cell would show the score as a day or as a percentage. `outside`: no place there. `beside`: of another list. */
export type WhyNot = CellRefusal | 'misshown' | 'outside' | 'beside' | 'twice'

export interface PlannedCell extends CellToWrite {
  /** `D4`. */
  reference: string
  student: PresentStudent
  homeworkId: string
  /** What stands there now, as Excel shows it. */
  old: string
  /** What the cell shows afterwards. */
  next: string
  state: 'writes' | 'same' | 'refused'
  why?: WhyNot
}

/** A homework and its column of the first list. */
export interface Place {
  homeworkId: string
  column: number
  values: ReadonlyMap<string, CellValue | null>
  /** What is written for a student without a value; null: nothing. */
  missing: CellValue | null
}

const at = <T>(runs: readonly Run<T>[], column: number): T | undefined =>
  runs.find(([from, to]) => column >= from && column <= to)?.[2]

/** What a cell shows when it has this value; the same words as the reader gives. */
const shownValue = (value: CellValue): string =>
  'number' in value ? String(value.number) : 'text' in value ? value.text : value.day.split('-').map(Number).join('/')

function isSame(old: string, value: CellValue): boolean {
  if ('number' in value) return old.trim() !== '' && Number(old) === value.number
  return old === shownValue(value)
}

function whyNot(row: OwnSheetRow, column: number, value: CellValue, columns: number): WhyNot | undefined {
  if (column >= columns) return 'outside'
  const refusal = at(row.refusals, column)
  if (refusal !== undefined) return refusal
  const format = at(row.formats, column)
  return 'number' in value && (format === 'date' || format === 'percent') ? 'misshown' : undefined
}

export function planCells(sheet: OwnSheet, { lines }: Pick<Pupils, 'lines'>, places: readonly Place[]): PlannedCell[] {
  const rows = new Map(sheet.rows.map(row => [row.row, row]))
  const seen = new Set<string>()
  return places.flatMap(({ homeworkId, column: first, values, missing }) =>
    lines.flatMap(({ row, shift, columns: [from, until], student }): PlannedCell[] => {
      const onSheet = rows.get(row)
      // A student who does not have this homework is not one without a score.
      if (student === undefined || onSheet === undefined || !values.has(student.student_id)) return []
      const value = values.get(student.student_id) ?? missing
      if (value === null) return []
      const column = first + shift
      const old = onSheet.cells[column] ?? ''
      const reference = `${columnLetters(column + 1)}${row}`
      const isTwice = seen.size === seen.add(reference).size
      const isBeside = column < from || column >= until
      const why = isTwice ? 'twice' : isBeside ? 'beside' : whyNot(onSheet, column, value, sheet.columns)
      const state = why ? 'refused' : isSame(old, value) ? 'same' : 'writes'
      return [
        {
          row,
          column,
          value,
          reference,
          student,
          homeworkId,
          old,
          next: shownValue(value),
          state,
          ...(why && { why }),
        },
      ]
    }),
  )
}
