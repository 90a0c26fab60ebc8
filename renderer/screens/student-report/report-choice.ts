/** Whose score sheets, and of which period: kept as a draft. */
import * as v from 'valibot'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { type Period, presetPeriod, presets } from './report-period'

/** The students of the chosen class. */
export type Classmates = EndpointResponse<'student-list-by-team'>['items']

const reportChoice = v.object({
  /** A class's id; empty while none is chosen. */
  team: v.string(),
  /** Ids of students; null for the whole class. */
  students: v.nullable(v.array(v.string())),
  preset: v.picklist([...presets, 'own']),
  /** Days of one's own; of a preset they do not count. */
  from: v.string(),
  to: v.string(),
})

export type ReportChoice = v.InferOutput<typeof reportChoice>

export const defaultChoice: ReportChoice = { team: '', students: null, preset: 'thisMonth', from: '', to: '' }

/** What a draft holds; null where another version wrote something else. */
export function parseChoice(value: unknown): ReportChoice | null {
  const read = v.safeParse(reportChoice, value)
  return read.success ? read.output : null
}

export const periodOf = ({ preset, from, to }: ReportChoice, now: number): Period =>
  preset === 'own' ? { from, to } : presetPeriod(preset, now)

/** The chosen of these students, in the order of the class; who has left it since is nobody's choice any more. */
export const chosenStudents = <S extends { student_id: string }>({ students }: ReportChoice, all: readonly S[]): S[] =>
  students === null ? [...all] : all.filter(({ student_id }) => students.includes(student_id))
