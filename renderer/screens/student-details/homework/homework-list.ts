/** Filters and order of a student's homework. */
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import type { ListRules } from '../../../ui/list/list-state'
import { type SortField, sortFields, type TopicRow } from './homework-columns'

export type HomeworkFilters = Readonly<Record<'homework' | 'type' | 'state' | 'kw', string>>

export const rules: ListRules<HomeworkFilters, SortField> = {
  noFilters: { homework: '', type: '', state: '', kw: '' },
  sort: { field: 'time', order: 'desc' },
  sortFields,
}

/** The topics with this state whose homework or title has the words. Homework and type are a part of the request. */
export function filteredTopics(rows: readonly TopicRow[], { state, kw }: HomeworkFilters): TopicRow[] {
  const needle = normalizeForSearch(kw)
  return rows.filter(
    ({ learn_count, homework_title, resource_title }) =>
      (state === '' || (state === 'done') === learn_count > 0) &&
      (needle === '' || normalizeForSearch(`${homework_title} ${resource_title}`).includes(needle)),
  )
}
