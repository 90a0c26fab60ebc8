/** Saved filters of the homework list, per teacher. Pure functions. */
import { type Filters, listRules, type Sort } from '../../../../features/homework/list/list-state'
import { textMessage } from '../../../../ui/form/text-fault'
import { readFilters, readSort } from '../../../../ui/list/list-state'
import { text } from './text'

export interface SavedFilter {
  id: string
  name: string
  filters: Filters
  sort: Sort
}

export interface SavedFilters {
  sets: readonly SavedFilter[]
  /**
   * The saved filter that the list applies after the app starts or a login; null: the list opens with its last filters
   * and order.
   */
  first: string | null
}

export const noSavedFilters: SavedFilters = { sets: [], first: null }

/** Limits (chosen): the menu fits without scrolling, and a name fits in one line. */
export const savedFilterLimits = { sets: 12, name: 20 } as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parseSavedFilter(value: unknown): SavedFilter[] {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.name !== 'string') return []
  const [filters, sort] = [readFilters(listRules.noFilters, value.filters), readSort(listRules.sortFields, value.sort)]
  return filters && sort ? [{ id: value.id, name: value.name, filters, sort }] : []
}

/**
 * Reads the kept filters. A filter that another version stored in another form is dropped; the others are
 * kept.
 */
export function parseSavedFilters(value: unknown): SavedFilters | null {
  if (!isRecord(value) || !Array.isArray(value.sets)) return null
  const sets = value.sets.flatMap(parseSavedFilter)
  return { sets, first: sets.find(({ id }) => id === value.first)?.id ?? null }
}

const comparableName = (name: string): string => name.normalize('NFC').trim()

/**
 * The message for a name that cannot be used, or undefined.
 * @param own the filter that is being renamed.
 */
export function nameMessage({ sets }: SavedFilters, name: string, own?: string): string | undefined {
  const isTaken = sets.some(set => set.id !== own && comparableName(set.name) === comparableName(name))
  return textMessage(name, { label: text.name, max: savedFilterLimits.name }) ?? (isTaken ? text.nameTaken : undefined)
}

export type SavedFiltersAction =
  | { type: 'add'; set: SavedFilter }
  | { type: 'rename'; id: string; name: string }
  | { type: 'remove'; id: string }
  /** Undoes a removal: puts the filter back at its position. */
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

/** The saved filter that the list applies now. */
export const findCurrentFilter = ({ sets }: SavedFilters, filters: Filters, sort: Sort): SavedFilter | undefined =>
  sets.find(
    set =>
      set.sort.field === sort.field &&
      set.sort.order === sort.order &&
      (Object.keys(filters) as (keyof Filters)[]).every(key => set.filters[key] === filters[key]),
  )
