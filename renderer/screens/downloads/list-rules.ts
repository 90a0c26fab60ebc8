/** The rules of the lists of the page: the newest first. */
import type { ListRules } from '../../ui/list/list-state'

export type SortField = 'name' | 'at'

const rules = {
  sort: { field: 'at', order: 'desc' },
  sortFields: ['name', 'at'],
} as const satisfies Omit<ListRules<never, SortField>, 'noFilters'>

export const savedFileRules: ListRules<{ search: string }, SortField> = { ...rules, noFilters: { search: '' } }
export const offlineCopyRules: ListRules<Record<never, string>, SortField> = { ...rules, noFilters: {} }
export const reportTaskRules: ListRules<Record<never, string>, SortField> = { ...rules, noFilters: {} }
