/** The filters of a list of homework by class, title and one state of the list; stored as a draft. */
import { type ListRules, type ListState, readFilters, searchText, withValues } from '../../../ui/list/list-state'
import { useListState } from '../../../ui/list/use-list-state'

export type HomeworkFilters = {
  /** The id of a class; empty: all classes. */
  team: string
  search: string
  /** One of the states of the list; empty: all. */
  choice: string
}

/** The server sorts these lists in one order only. */
type OnlyOrder = 'title'

const rules: ListRules<HomeworkFilters, OnlyOrder> = {
  noFilters: { team: '', search: '', choice: '' },
  sort: { field: 'title', order: 'asc' },
  sortFields: ['title'],
}

/** Version 7.1.1 kept filters and page side by side. */
export function readOldListState(value: unknown): ListState<HomeworkFilters, OnlyOrder> | null {
  const filters = readFilters(rules.noFilters, value)
  const page = Number((value as { page?: unknown } | null)?.page)
  if (filters === null || !Number.isInteger(page) || page < 1) return null
  return { filters, applied: filters, sort: rules.sort, page }
}

/** The state of the list with the draft key `key`. */
export const useFilteredList = (key: string) => useListState(key, rules, readOldListState)

export type FilteredList = ReturnType<typeof useFilteredList>

/** The fields that the requests of these lists have in common. Filters that are not set are left out. */
export const filterRequest = ({ team, search }: HomeworkFilters): { team_id?: string; search_title?: string } =>
  withValues({ team_id: team, search_title: searchText(search) })
