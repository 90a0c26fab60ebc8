/** The state of a list: filters, order and page, as pure functions. `use-list-state.ts` keeps it as a draft. */
import { limits } from '../../../shared/domain/limits'
import { nextSort, type Sort } from '../table/column'

/** One text per control; an empty text does not filter. */
export type Filters = Readonly<Record<string, string>>

export interface ListState<F extends Filters, Field extends string> {
  /** The filters that the controls show. */
  filters: F
  /** The last valid filters, which the list shows. A search that is being typed is not applied yet. */
  applied: F
  sort: Sort<Field>
  /** Counts from 1. */
  page: number
}

/** The rules of one list. */
export interface ListRules<F extends Filters, Field extends string> {
  noFilters: F
  sort: Sort<Field>
  /** The fields by which the server can sort. */
  sortFields: readonly Field[]
  /**
   * Whether these filters can be requested; not e.g. a period that ends before it begins. By default they always can.
   */
  isValid?(filters: F): boolean
  /** Filters that have no effect alone, e.g. the field to search. */
  neutral?: readonly (keyof F)[]
}

export type ListAction<F extends Filters, Field extends string> =
  | { type: 'filter'; change: Partial<F> }
  /** Filters that are shown but not applied yet: a search while the teacher types it. */
  | { type: 'type'; change: Partial<F> }
  | { type: 'clear' }
  | { type: 'restore'; filters: F; sort: Sort<Field> }
  | { type: 'sort'; column: { sort?: Field; firstOrder?: 'desc' } }
  | { type: 'order'; sort: Sort<Field> }
  | { type: 'page'; page: number }

export const firstState = <F extends Filters, Field extends string>(
  rules: ListRules<F, Field>,
): ListState<F, Field> => ({ filters: rules.noFilters, applied: rules.noFilters, sort: rules.sort, page: 1 })

/** A change of filter or order goes back to page 1; filters that are not valid change the controls only. */
export function listReducer<F extends Filters, Field extends string>(
  rules: ListRules<F, Field>,
  state: ListState<F, Field>,
  action: ListAction<F, Field>,
): ListState<F, Field> {
  switch (action.type) {
    case 'filter': {
      const filters = { ...state.filters, ...action.change }
      const isValid = rules.isValid?.(filters) ?? true
      return isValid ? { ...state, filters, applied: filters, page: 1 } : { ...state, filters }
    }
    case 'type':
      return { ...state, filters: { ...state.filters, ...action.change } }
    case 'clear':
      return { ...state, filters: rules.noFilters, applied: rules.noFilters, page: 1 }
    case 'restore':
      return { filters: action.filters, applied: action.filters, sort: action.sort, page: 1 }
    case 'sort':
      return { ...state, sort: nextSort(state.sort, action.column), page: 1 }
    case 'order':
      return { ...state, sort: action.sort, page: 1 }
    case 'page':
      return { ...state, page: action.page }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Parses filters from a draft; null if they are not valid. A filter that an earlier version did not have does not
 * filter.
 */
export function readFilters<F extends Filters>(noFilters: F, value: unknown): F | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(noFilters).map(([key, none]) => [key, value[key] ?? none] as const)
  return entries.every(([, text]) => typeof text === 'string') ? (Object.fromEntries(entries) as F) : null
}

/** Parses an order from a draft; null if it is not valid. */
export function readSort<Field extends string>(fields: readonly Field[], value: unknown): Sort<Field> | null {
  if (!isRecord(value)) return null
  const field = fields.find(each => each === value.field)
  const { order } = value
  return field && (order === 'asc' || order === 'desc') ? { field, order } : null
}

/**
 * Parses the state from a draft; null if it is not valid. If the program ended while a search was typed, that search is
 * applied.
 */
export function readListState<F extends Filters, Field extends string>(
  rules: ListRules<F, Field>,
  value: unknown,
): ListState<F, Field> | null {
  if (!isRecord(value)) return null
  const filters = readFilters(rules.noFilters, value.filters)
  const applied = readFilters(rules.noFilters, value.applied)
  const sort = readSort(rules.sortFields, value.sort)
  const page = Number(value.page)
  const isValid = (each: F) => rules.isValid?.(each) ?? true
  if (!filters || !applied || !sort || !Number.isInteger(page) || page < 1 || !isValid(applied)) return null
  const isTyped = isValid(filters) && JSON.stringify(filters) !== JSON.stringify(applied)
  return isTyped ? { filters, applied: filters, sort, page: 1 } : { filters, applied, sort, page }
}

/** Converts a search for sending: NFC, trimmed, cut to the length that the endpoints accept; undefined if empty. */
export const searchText = (typed: string): string | undefined =>
  typed.normalize('NFC').trim().slice(0, limits.searchLength) || undefined

/** The number that a filter has as its text; undefined if it has none of them. */
export const choiceOf = <T extends number>(value: string, choices: readonly T[]): T | undefined =>
  choices.find(choice => String(choice) === value)

/** The fields of a request that have a value. */
export const withValues = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as T

/** The last page of a list of `total` rows. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** Whether any filter narrows the list. */
export const isFiltered = <F extends Filters>(
  { neutral = [] }: Pick<ListRules<F, string>, 'neutral'>,
  filters: F,
): boolean => Object.entries(filters).some(([name, text]) => !neutral.includes(name) && text.trim() !== '')
