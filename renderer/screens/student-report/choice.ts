/** Whose score sheets, and of which period: kept as a draft. */
import * as v from 'valibot'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { type Period, presetPeriod, presets } from './period'

/** The students of the chosen class. */
export type Classmates = EndpointResponse<'student-list-by-team'>['items']

const choice = v.object({
  /** A class's id; empty while none is chosen. */
  team: v.string(),
  /** Ids of students; null for the whole class. */
  students: v.nullable(v.array(v.string())),
  preset: v.picklist([...presets, 'own']),
  /** Days of one's own; of a preset they do not count. */
  from: v.string(),
  to: v.string(),
})

export type Choice = v.InferOutput<typeof choice>

export const firstChoice: Choice = { team: '', students: null, preset: 'thisMonth', from: '', to: '' }

/** What a draft holds; null where another version wrote something else. */
export function readChoice(value: unknown): Choice | null {
  const read = v.safeParse(choice, value)
  return read.success ? read.output : null
}

export const periodOf = ({ preset, from, to }: Choice, now: number): Period =>
  preset === 'own' ? { from, to } : presetPeriod(preset, now)

/** The chosen of these students, in the order of the class; who has left it since is nobody's choice any more. */
export const chosenOf = <S extends { student_id: string }>({ students }: Choice, all: readonly S[]): S[] =>
  students === null ? [...all] : all.filter(({ student_id }) => students.includes(student_id))
