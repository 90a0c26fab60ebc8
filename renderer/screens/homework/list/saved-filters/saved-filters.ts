/** Named filters of the homework list: kept per teacher, chosen again with one click. */
import { textFault } from '../../../../../shared/domain/text-rules'
import { type Filters, parseFilters, parseSort, type Sort } from '../../../../features/homework/list/list-state'

export interface SavedFilter {
  id: string
  name: string
  filters: Filters
  sort: Sort
}

export interface SavedFilters {
  sets: readonly SavedFilter[]
  /** The set with which the list opens when the program has started; null: as it was left. */
  first: string | null
}

export const noSavedFilters: SavedFilters = { sets: [], first: null }

/** Chosen: what a menu can show without scrolling, and what fits into its lines. */
export const savedFilterLimits = { sets: 12, name: 20 } as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseSavedFilter(value: unknown): SavedFilter[] {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.name !== 'string') return []
  const [filters, sort] = [parseFilters(value.filters), parseSort(value.sort)]
  return filters && sort ? [{ id: value.id, name: value.name, filters, sort }] : []
}

/** What a draft holds; a set that another version wrote otherwise is left out, and the others stay. */
export function parseSavedFilters(value: unknown): SavedFilters | null {
  if (!isRecord(value) || !Array.isArray(value.sets)) return null
  const sets = value.sets.flatMap(parseSavedFilter)
  return { sets, first: sets.find(({ id }) => id === value.first)?.id ?? null }
}

export type NameFault = 'empty' | 'long' | 'emoji' | 'twice'

const comparableName = (name: string): string => name.normalize('NFC').trim()

/** What is wrong with a name, or null. `own`: the set that is being renamed. */
export function nameFault({ sets }: SavedFilters, name: string, own?: string): NameFault | null {
  const twice = sets.some(set => set.id !== own && comparableName(set.name) === comparableName(name))
  return textFault(name, savedFilterLimits.name) ?? (twice ? 'twice' : null)
}

export type SavedFiltersAction =
  | { type: 'add'; set: SavedFilter }
  | { type: 'rename'; id: string; name: string }
  | { type: 'remove'; id: string }
  /** Takes a removal back: the set at the place where it was. */
  | { type: 'put'; set: SavedFilter; at: number; first: boolean }
  | { type: 'first'; id: string | null }

export function savedFiltersReducer(saved: SavedFilters, action: SavedFiltersAction): SavedFilters {
  switch (action.type) {
    case 'add':
      return { ...saved, sets: [...saved.sets, { ...action.set, name: comparableName(action.set.name) }] }
    case 'rename': {
      const name = comparableName(action.name)
      return { ...saved, sets: saved.sets.map(set => (set.id === action.id ? { ...set, name } : set)) }
    }
    case 'remove': {
      const sets = saved.sets.filter(({ id }) => id !== action.id)
      return { sets, first: saved.first === action.id ? null : saved.first }
    }
    case 'put': {
      const sets = [...saved.sets.slice(0, action.at), action.set, ...saved.sets.slice(action.at)]
      return { sets, first: action.first ? action.set.id : saved.first }
    }
    case 'first':
      return { ...saved, first: action.id }
  }
}

/** The set that the list shows now. */
export const findCurrentFilter = ({ sets }: SavedFilters, filters: Filters, sort: Sort): SavedFilter | undefined =>
  sets.find(
    set =>
      set.sort.field === sort.field &&
      set.sort.order === sort.order &&
      (Object.keys(filters) as (keyof Filters)[]).every(key => set.filters[key] === filters[key]),
  )
