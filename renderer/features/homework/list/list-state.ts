/** The filters of the homework list as they stand on the screen, and the request that they make (SPEC §7, §9). */
import { limits } from '../../../../shared/domain/limits'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointRequest } from '../../../../shared/endpoints/index'

type ListRequest = EndpointRequest<'my-homework-page-list'>

/** One text per control; an empty one does not filter. */
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

/** SPEC §9: by title, ascending. */
export const defaultSort: Sort = { field: 'title', order: 'asc' }

/** A header pressed again turns the order round. */
export const nextSort = (sort: Sort, field: SortField): Sort => ({
  field,
  order: sort.field === field && sort.order === 'asc' ? 'desc' : 'asc',
})

/** Whether anything narrows the list; where to search narrows nothing by itself. */
export const isFiltered = (filters: Filters): boolean =>
  (Object.keys(noFilters) as FilterKey[]).some(key => key !== 'searchIn' && filters[key].trim() !== '')

/** A date field reads 0002-11-20 while its year is being typed: such a date is not meant yet. */
const isCompleteDate = (date: string): boolean => /^(19|20|21)\d\d-/.test(date) && parseJst(date) !== null

export type PeriodState = 'right' | 'unfinished' | 'reversed'

/** Whether the period can be asked for. */
export function periodState({ from, to }: Pick<Filters, 'from' | 'to'>): PeriodState {
  if ((from !== '' && !isCompleteDate(from)) || (to !== '' && !isCompleteDate(to))) return 'unfinished'
  return from !== '' && to !== '' && from > to ? 'reversed' : 'right'
}

function choiceOf<T extends number>(value: string, choices: readonly T[]): T | undefined {
  return choices.find(choice => String(choice) === value)
}

/** The longest search that the endpoint takes. */
const maxSearchLength = 100

/** The request of one page; filters that are off are absent. */
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
  /** As the controls show them. */
  filters: Filters
  /** The last that could be asked for: what the list shows. */
  applied: Filters
  sort: Sort
  page: number
}

export const initialListState: ListState = { filters: noFilters, applied: noFilters, sort: defaultSort, page: 1 }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Filters that a draft holds, or null. */
export function parseFilters(value: unknown): Filters | null {
  if (!isRecord(value)) return null
  const read = { ...noFilters }
  for (const key of Object.keys(noFilters) as FilterKey[]) {
    const text = value[key]
    if (typeof text !== 'string') return null
    read[key] = text
  }
  return read
}

/** An order that a draft holds, or null. */
export function parseSort(value: unknown): Sort | null {
  if (!isRecord(value)) return null
  const field = sortFields.find(each => each === value.field)
  const { order } = value
  return field && (order === 'asc' || order === 'desc') ? { field, order } : null
}

/** The state that a draft holds, or null where it holds none. */
export function parseListState(value: unknown): ListState | null {
  if (!isRecord(value)) return null
  const [filters, applied, sort] = [parseFilters(value.filters), parseFilters(value.applied), parseSort(value.sort)]
  const right = Number.isInteger(value.page) && Number(value.page) > 0
  if (!filters || !applied || !sort || !right || periodState(applied) !== 'right') return null
  const rest: Pick<ListState, 'filters' | 'sort'> = { filters, sort }
  // The program ended between the typing of a search and the search itself.
  if (periodState(filters) === 'right' && filters.search !== applied.search)
    return { ...rest, applied: filters, page: 1 }
  return { ...rest, applied, page: Number(value.page) }
}

export type ListAction =
  | { type: 'filter'; change: Partial<Filters> }
  /** The search as it is typed: kept as a draft, and not asked for yet. */
  | { type: 'type'; search: string }
  | { type: 'clear' }
  /** Filters and order that were saved. */
  | { type: 'use'; filters: Filters; sort: Sort }
  | { type: 'sort'; field: SortField }
  | { type: 'page'; page: number }

/** A change of filter or order goes back to page 1; a period that is not right asks for nothing. */
export function listReducer(state: ListState, action: ListAction): ListState {
  switch (action.type) {
    case 'filter': {
      const filters = { ...state.filters, ...action.change }
      return periodState(filters) === 'right' ? { ...state, filters, applied: filters, page: 1 } : { ...state, filters }
    }
    case 'type':
      return { ...state, filters: { ...state.filters, search: action.search } }
    case 'clear':
      return { ...state, filters: noFilters, applied: noFilters, page: 1 }
    case 'use':
      return { filters: action.filters, applied: action.filters, sort: action.sort, page: 1 }
    case 'sort':
      return { ...state, sort: nextSort(state.sort, action.field), page: 1 }
    case 'page':
      return { ...state, page: action.page }
  }
}
