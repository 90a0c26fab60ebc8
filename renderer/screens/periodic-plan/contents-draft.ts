/**
 * The contents being chosen for one day of a plan. They are kept as a draft over a 401 or a restart, until they are
 * sent or discarded.
 */
import * as v from 'valibot'

const draftSchema = v.object({
  /** The plan and the day. The field names are stored in drafts. */
  place: v.string(),
  contents: v.array(
    v.object({
      resource_id: v.string(),
      resource_title: v.string(),
      resource_level: v.string(),
      view_key: v.string(),
      from: v.string(),
    }),
  ),
})

export type ContentsDraft = v.InferOutput<typeof draftSchema>

/**
 * Parses the stored draft; null if it belongs to another day.
 * @param dayKey identifies the plan and the day.
 */
export function parseContentsDraft(value: unknown, dayKey: string): ContentsDraft | null {
  const found = v.safeParse(draftSchema, value)
  return found.success && found.output.place === dayKey ? found.output : null
}
