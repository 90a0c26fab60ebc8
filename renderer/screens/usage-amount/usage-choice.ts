/** What the page shows, stored as a draft. */
import * as v from 'valibot'
import { usageMeasures } from './usage-measures'
import { monthPresets } from './usage-months'

const monthIn = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))])

const usageChoice = v.object({
  /** The id of the class; empty for all classes. */
  team: v.string(),
  measure: v.picklist(usageMeasures),
  /** What the rows of the table are; the columns are the other. */
  rows: v.picklist(['month', 'team']),
  preset: v.picklist([...monthPresets, 'own']),
  /** Own months; used only with the preset `own`. */
  from: monthIn,
  to: monthIn,
})

export type UsageChoice = v.InferOutput<typeof usageChoice>

export const defaultChoice: UsageChoice = {
  team: '',
  measure: 'exercises',
  rows: 'month',
  preset: 'lastSix',
  from: '',
  to: '',
}

/** Parses a stored draft; null if its shape is of another program version. */
export function parseChoice(value: unknown): UsageChoice | null {
  const read = v.safeParse(usageChoice, value)
  return read.success ? read.output : null
}
