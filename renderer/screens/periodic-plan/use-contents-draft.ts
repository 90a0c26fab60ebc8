/**
 * The contents being chosen for one day of a plan. They are kept as a draft over a 401 or a restart, until they are
 * sent or discarded.
 */
import * as v from 'valibot'
import type { Content } from '../../features/homework/draft/assign-draft'
import { useDraft } from '../../ui/drafts'

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

type SavedDraft = v.InferOutput<typeof draftSchema>

const emptyDraft: SavedDraft = { place: '', contents: [] }

function parseDraft(value: unknown): SavedDraft | null {
  const found = v.safeParse(draftSchema, value)
  return found.success ? found.output : null
}

interface ContentsDraft {
  contents: Content[]
  choose(contents: Content[]): void
  /** Call this after sending, or to give up. */
  discard(): void
}

/**
 * The draft if it belongs to this day, else the day's current contents.
 * @param dayKey identifies the plan and the day.
 */
export function useContentsDraft(dayKey: string, current: Content[]): ContentsDraft {
  const { value, set, clear } = useDraft('periodic-plan/contents', emptyDraft, parseDraft)
  return {
    contents: value.place === dayKey ? value.contents : current,
    choose: contents => set({ place: dayKey, contents }),
    discard: clear,
  }
}
