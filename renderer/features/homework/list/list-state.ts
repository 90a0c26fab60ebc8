/** The filters and orders of the homework list, and the request for one page (SPEC §7, §9). */
import { limits } from '../../../../shared/domain/limits'
import type { EndpointRequest } from '../../../../shared/endpoints/index'
import { choiceOf, type ListRules, searchText, withValues } from '../../../ui/list/list-state'
import { periodState } from '../../../ui/list/period-state'
import type { Sort as ListSort } from '../../../ui/table/column'

type ListRequest = EndpointRequest<'my-homework-page-list'>

/** The value of each control; an empty value means no filter. */
export type Filters = {
  finish: string
  team: string
  kind: string
  origin: string
  times: string
  delay: string
  from: string
  to: string
  searchIn: string
  search: string
  /** One of `workFilters`: homework that needs the teacher now. */
  focus: string
}

export const noFilters: Filters = {
  finish: '',
  team: '',
  kind: '',
  origin: '',
  times: '',
  delay: '',
  from: '',
  to: '',
  searchIn: 'title',
  search: '',
  focus: '',
}

export type SortField = NonNullable<ListRequest['sort_field']>

const sortFields = Object.keys({
  title: 1,
  start_time: 1,
  end_time: 1,
  submitted_count: 1,
} satisfies Record<SortField, 1>) as SortField[]

export type Sort = ListSort<SortField>

/** The request for one page. Filters that are not set are left out. */
export function listRequest(filters: Filters, sort: Sort, page: number): ListRequest {
  const search = searchText(filters.search)
  return withValues<ListRequest>({
    team_id: filters.team || undefined,
    homework_type: choiceOf(filters.kind, [1, 2, 3]),
    search_type: search === undefined ? undefined : filters.searchIn === 'topic' ? 'topic' : 'title',
    search_title: search,
    origin_type: choiceOf(filters.origin, [1, 2]),
    has_required_times: choiceOf(filters.times, [0, 1]),
    has_delay: choiceOf(filters.delay, [0, 1]),
    start_time: filters.from || undefined,
    end_time: filters.to || undefined,
    finish_type: choiceOf(filters.finish, [1, 2, 3]),
    sort_field: sort.field,
    sort_order: sort.order,
    page,
    limit: limits.pageSizes.homework,
  })
}

/** The request for all homework that can match `focus`, which the page itself filters. */
export function focusRequest(filters: Filters, sort: Sort, since: string): EndpointRequest<'my-homework-list'> {
  const { page: _page, limit: _limit, ...request } = listRequest(filters, sort, 1)
  return { ...request, start_time: filters.from > since ? filters.from : since }
}

/** By title, ascending, if the teacher has not chosen an order (SPEC §9). */
export const listRules: ListRules<Filters, SortField> = {
  noFilters,
  sort: { field: 'title', order: 'asc' },
  sortFields,
  isValid: filters => periodState(filters) === 'valid',
  /** The choice of the field to search does not filter without a search text. */
  neutral: ['searchIn'],
}
