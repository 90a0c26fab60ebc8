/** What the page shows, stored as a draft. */
import * as v from 'valibot'
import { measures } from '../../../shared/domain/study-measures'
import { units } from '../../../shared/domain/time-steps'
import { presets } from '../../features/reports/period'

const graphChoice = v.object({
  /** The id of the class; empty for all classes. */
  team: v.string(),
  /** The ids of the students, or of the classes, that are compared. */
  compared: v.array(v.string()),
  showsAll: v.boolean(),
  measure: v.picklist(measures),
  unit: v.picklist(units),
  preset: v.picklist([...presets, 'own']),
  /** Own dates; used only with the preset `own`. */
  from: v.string(),
  to: v.string(),
})

export type GraphChoice = v.InferOutput<typeof graphChoice>

export const defaultChoice: GraphChoice = {
  team: '',
  compared: [],
  showsAll: false,
  measure: 'average',
  unit: 'week',
  preset: 'thisTerm',
  from: '',
  to: '',
}

/** How many lines can be told apart (chosen). */
export const mostCompared = 8

/** Parses a stored draft; null if its shape is of another program version. */
export function parseChoice(value: unknown): GraphChoice | null {
  const read = v.safeParse(graphChoice, value)
  return read.success ? read.output : null
}
