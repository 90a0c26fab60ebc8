import { useEffect, useMemo } from 'react'
import { onSessionEnd, useKept, useSession } from '../../../../bridge/index'
import type { Filters, Sort } from '../../../../features/homework/list/list-state'
import {
  noSavedFilters,
  parseSavedFilters,
  type SavedFilters,
  type SavedFiltersAction,
  savedFiltersReducer,
} from './saved-filters'

/**
 * The teacher who has opened the list since the app started. For this teacher the list stays as it was left, also after
 * a 401.
 */
let openedBy: string | null = null
onSessionEnd(reason => {
  if (reason === 'logout') openedBy = null
})

interface Use {
  saved: SavedFilters
  change(action: SavedFiltersAction): void
}

/**
 * The teacher's saved filters. They are kept on this PC: they survive a restart and a logout, and no other teacher sees
 * them.
 * @param isListReady whether the filters as they were left have been read.
 * @param onFirst called once after the app starts or the teacher has logged in, if a saved filter is to be shown first.
 */
export function useSavedFilters(isListReady: boolean, onFirst: (filters: Filters, sort: Sort) => void): Use {
  const { value, set, ready } = useKept('homework-filters')
  const saved = useMemo(() => parseSavedFilters(value) ?? noSavedFilters, [value])
  const teacher = useSession()?.user.id ?? null
  useEffect(() => {
    if (!ready || !isListReady || teacher === null || openedBy === teacher) return
    openedBy = teacher
    const first = saved.sets.find(({ id }) => id === saved.first)
    if (first) onFirst(first.filters, first.sort)
  }, [ready, isListReady, teacher, saved, onFirst])
  return { saved, change: action => set(old => savedFiltersReducer(parseSavedFilters(old) ?? noSavedFilters, action)) }
}
