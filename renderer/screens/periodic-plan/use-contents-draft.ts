/** What is being chosen for one day of a plan: there again after a 401 or a restart, until it is sent or given up. */
import * as v from 'valibot'
import type { Content } from '../../features/homework/draft/assign-draft'
import { useDraft } from '../../ui/drafts'

const draft = v.object({
  /** The plan and the day that it is for. */
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

type SavedDraft = v.InferOutput<typeof draft>

const nothing: SavedDraft = { place: '', contents: [] }

function read(value: unknown): SavedDraft | null {
  const found = v.safeParse(draft, value)
  return found.success ? found.output : null
}

interface ContentsDraft {
  contents: Content[]
  choose(contents: Content[]): void
  /** It is sent, or given up. */
  discard(): void
}

/** @param before what the day holds, where nothing was chosen for it yet. */
export function useContentsDraft(place: string, before: Content[]): ContentsDraft {
  const { value, set, clear } = useDraft('periodic-plan/contents', nothing, read)
  return {
    contents: value.place === place ? value.contents : before,
    choose: contents => set({ place, contents }),
    discard: clear,
  }
}
