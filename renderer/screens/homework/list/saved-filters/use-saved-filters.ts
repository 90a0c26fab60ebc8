import { useEffect } from 'react'
import { onSessionEnd, useSession } from '../../../../bridge/index'
import type { Filters, Sort } from '../../../../features/homework/list/list-state'
import { useDraft } from '../../../../ui/drafts'
import {
  noSavedFilters,
  parseSavedFilters,
  type SavedFilters,
  type SavedFiltersAction,
  savedFiltersReducer,
} from './saved-filters'

/** Who has had the list open since the program started: for him it stays as he left it, also after a 401. */
let openedBy: string | null = null
onSessionEnd(reason => {
  if (reason === 'logout') openedBy = null
})

interface Use {
  saved: SavedFilters
  change(action: SavedFiltersAction): void
}

/**
 * The teacher's named filters. They lie among his drafts: they outlive the program, and go with a chosen logout, which
 * leaves nothing of a teacher on the PC (DESIGN §5).
 * @param listReady whether the filters as they were left have come.
 * @param onFirst called once after a start, where a set is to be shown first.
 */
export function useSavedFilters(listReady: boolean, onFirst: (set: { filters: Filters; sort: Sort }) => void): Use {
  const { value: saved, set, ready } = useDraft('homework/filters', noSavedFilters, parseSavedFilters)
  const teacher = useSession()?.user.id ?? null
  useEffect(() => {
    if (!ready || !listReady || teacher === null || openedBy === teacher) return
    openedBy = teacher
    const first = saved.sets.find(({ id }) => id === saved.first)
    if (first) onFirst(first)
  }, [ready, listReady, teacher, saved, onFirst])
  return { saved, change: action => set(old => savedFiltersReducer(old, action)) }
}
