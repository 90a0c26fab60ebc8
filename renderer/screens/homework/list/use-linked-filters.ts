import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Filters, noFilters, type Sort, type SortField } from '../../../features/homework/list/list-state'
import type { ListControl } from '../../../ui/list/use-list-state'

/** Homework that needs the teacher is shown by deadline. */
const byDeadline: Sort = { field: 'end_time', order: 'asc' }

/**
 * Applies the filters of the address once, e.g. those of a figure of the home page: the list then shows exactly what
 * the figure counts.
 * @returns false until they are applied.
 */
export function useLinkedFilters({ ready, restore, sort }: ListControl<Filters, SortField>): boolean {
  const [search, setSearch] = useSearchParams()
  const [finish, focus] = [search.get('finish') ?? '', search.get('focus') ?? '']
  const isLinked = finish !== '' || focus !== ''
  useEffect(() => {
    if (!ready || !isLinked) return
    restore({ ...noFilters, finish, focus }, focus === '' ? sort : byDeadline)
    setSearch({}, { replace: true })
  }, [ready, isLinked, finish, focus, restore, sort, setSearch])
  return !isLinked
}
