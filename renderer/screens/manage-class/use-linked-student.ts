import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListControl } from '../../ui/list/use-list-state'
import { rules, type SortField, type StudentFilters } from './list-rules'

/** Searches for the student of the address once, so that she is in sight. */
export function useLinkedStudent({ ready, restore, sort, filters }: ListControl<StudentFilters, SortField>): void {
  const [search, setSearch] = useSearchParams()
  const id = search.get('student_id')
  const { show } = filters
  useEffect(() => {
    if (!ready || id === null) return
    restore({ ...rules.noFilters, show, kw: id }, sort)
    setSearch({}, { replace: true })
  }, [ready, id, show, sort, restore, setSearch])
}
