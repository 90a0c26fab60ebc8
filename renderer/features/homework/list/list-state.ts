/** The filters, order and page of the homework list, and the request for one page (SPEC §7, §9). */
import { limits } from '../../../../shared/domain/limits'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointRequest } from '../../../../shared/endpoints/index'

type ListRequest = EndpointRequest<'my-homework-page-list'>

/** The value of each control; an empty value means no filter. */
export interface Filters {
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
}

export type FilterKey = keyof Filters

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
}

export type SortField = NonNullable<ListRequest['sort_field']>

const sortFields = Object.keys({
  title: 1,
  start_time: 1,
  end_time: 1,
  submitted_count: 1,
} satisfies Record<SortField, 1>) as SortField[]

export interface Sort {
  field: SortField
  order: 'asc' | 'desc'
}

/** By title, ascending (SPEC §9). */
export const defaultSort: Sort = { field: 'title', order: 'asc' }

/** Clicking the header of the current sort column reverses the order. */
export const nextSort = (sort: Sort, field: SortField): Sort => ({
  field,
  order: sort.field === field && sort.order === 'asc' ? 'desc' : 'asc',
})

/** Whether any filter is set. `searchIn` alone filters nothing. */
export const isFiltered = (filters: Filters): boolean =>
  (Object.keys(noFilters) as FilterKey[]).some(key => key !== 'searchIn' && filters[key].trim() !== '')

/** Whether the date has been typed to the end: while the year is being typed, a date field gives e.g. 0002-11-20. */
const isCompleteDate = (date: string): boolean => /^(19|20|21)\d\d-/.test(date) && parseJst(date) !== null

export type PeriodState = 'valid' | 'incomplete' | 'reversed'

/** Whether the period can be sent to the server. */
export function periodState({ from, to }: Pick<Filters, 'from' | 'to'>): PeriodState {
  if ((from !== '' && !isCompleteDate(from)) || (to !== '' && !isCompleteDate(to))) return 'incomplete'
  return from !== '' && to !== '' && from > to ? 'reversed' : 'valid'
}

function choiceOf<T extends number>(value: string, choices: readonly T[]): T | undefined {
  return choices.find(choice => String(choice) === value)
}

/** The maximum length of a search text at the endpoint. */
const maxSearchLength = 100

/** The request for one page. Filters that are not set are left out. */
export function listRequest(filters: Filters, sort: Sort, page: number): ListRequest {
  const search = filters.search.normalize('NFC').trim().slice(0, maxSearchLength)
  const request: ListRequest = {
    team_id: filters.team || undefined,
    homework_type: choiceOf(filters.kind, [1, 2, 3]),
    search_type: search === '' ? undefined : filters.searchIn === 'topic' ? 'topic' : 'title',
    search_title: search || undefined,
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
  }
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) as ListRequest
}

export interface ListState {
  /** What the controls show. */
  filters: Filters
  /** The last filters with a valid period: the list shows their result. */
  applied: Filters
  sort: Sort
  page: number
}

export const initialListState: ListState = { filters: noFilters, applied: noFilters, sort: defaultSort, page: 1 }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads filters from a draft; null if it holds none. */
export function parseFilters(value: unknown): Filters | null {
  if (!isRecord(value)) return null
  const filters = { ...noFilters }
  for (const key of Object.keys(noFilters) as FilterKey[]) {
    const text = value[key]
    if (typeof text !== 'string') return null
    filters[key] = text
  }
  return filters
}

/** Reads a sort order from a draft; null if it holds none. */
export function parseSort(value: unknown): Sort | null {
  if (!isRecord(value)) return null
  const field = sortFields.find(each => each === value.field)
  const { order } = value
  return field && (order === 'asc' || order === 'desc') ? { field, order } : null
}

/** Reads the state from a draft; null if it holds none. */
export function parseListState(value: unknown): ListState | null {
  if (!isRecord(value)) return null
  const [filters, applied, sort] = [parseFilters(value.filters), parseFilters(value.applied), parseSort(value.sort)]
  const hasValidPage = Number.isInteger(value.page) && Number(value.page) > 0
  if (!filters || !applied || !sort || !hasValidPage || periodState(applied) !== 'valid') return null
  const rest: Pick<ListState, 'filters' | 'sort'> = { filters, sort }
  // The app was closed after a search was typed and before it was sent: apply it now.
  if (periodState(filters) === 'valid' && filters.search !== applied.search)
    return { ...rest, applied: filters, page: 1 }
  return { ...rest, applied, page: Number(value.page) }
}

export type ListAction =
  | { type: 'filter'; change: Partial<Filters> }
  /** The search text while it is being typed: kept in the draft, but not sent yet. */
  | { type: 'typeSearch'; search: string }
  | { type: 'clear' }
  /** Applies saved filters and their order. */
  | { type: 'apply'; filters: Filters; sort: Sort }
  | { type: 'sort'; field: SortField }
  | { type: 'page'; page: number }

/** Changing a filter or the order returns to page 1. With an invalid period, the last valid filters stay applied. */
export function listReducer(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'filter': {
      const filters = { ...state.filters, ...action.change }
      return periodState(filters) === 'valid' ? { ...state, filters, applied: filters, page: 1 } : { ...state, filters }
    }
    case 'typeSearch':
      return { ...state, filters: { ...state.filters, search: action.search } }
    case 'clear':
      return { ...state, filters: noFilters, applied: noFilters, page: 1 }
    case 'apply':
      return { filters: action.filters, applied: action.filters, sort: action.sort, page: 1 }
    case 'sort':
      return { ...state, sort: nextSort(state.sort, action.field), page: 1 }
    case 'page':
      return { ...state, page: action.page }
  }
}
