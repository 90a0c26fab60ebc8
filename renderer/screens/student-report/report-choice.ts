/** The choice of class, students and period for score sheets, stored as a draft. */
import * as v from 'valibot'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { presets } from '../../features/reports/period'
import { type SheetPart, sheetParts } from '../../features/reports/sheet/sheet-parts'

/** The students of the chosen class. */
export type Classmates = EndpointResponse<'student-list-by-team'>['items']

const reportChoice = v.object({
  /** The id of the class; empty while none is chosen. */
  team: v.string(),
  /** Ids of students; null for the whole class. */
  students: v.nullable(v.array(v.string())),
  preset: v.picklist([...presets, 'own']),
  /** Own dates; used only with the preset `own`. */
  from: v.string(),
  to: v.string(),
  /** The parts of the sheet that the teacher leaves out. A draft of an older version has none. */
  omitted: v.optional(v.array(v.picklist(sheetParts)), []),
})

export type ReportChoice = v.InferOutput<typeof reportChoice>

export const defaultChoice: ReportChoice = {
  team: '',
  students: null,
  preset: 'thisMonth',
  from: '',
  to: '',
  omitted: [],
}

/** The parts that are printed. */
export const printedParts = ({ omitted }: ReportChoice): SheetPart[] =>
  sheetParts.filter(part => !omitted.includes(part))

/** Parses a stored draft; null if its shape is of another program version. */
export function parseChoice(value: unknown): ReportChoice | null {
  const read = v.safeParse(reportChoice, value)
  return read.success ? read.output : null
}

/** The chosen students in the order of the class. Students who have left the class are dropped. */
export const chosenStudents = <S extends { student_id: string }>({ students }: ReportChoice, all: readonly S[]): S[] =>
  students === null ? [...all] : all.filter(({ student_id }) => students.includes(student_id))
