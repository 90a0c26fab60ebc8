/** Filters and order of the achievements, as rules of the list. */
import { matchesStudent } from '../../../../shared/domain/students'
import type { Achievement } from '../../../features/study/achievement-words'
import type { ListRules } from '../../../ui/list/list-state'

export const sortFields = ['time', 'number', 'name', 'what', 'state'] as const
export type SortField = (typeof sortFields)[number]

export type AchievementFilters = Readonly<Record<'team' | 'type' | 'state' | 'kw', string>>

export const rules: ListRules<AchievementFilters, SortField> = {
  noFilters: { team: '', type: '', state: '', kw: '' },
  sort: { field: 'time', order: 'desc' },
  sortFields,
}

/** The type of the request; undefined: all. */
export const typeOf = ({ type }: AchievementFilters): 1 | 2 | 3 | undefined =>
  ([1, 2, 3] as const).find(each => String(each) === type)

export const isWaiting = ({ is_encouraged }: Achievement): boolean => is_encouraged === 0

/** Class and type are a part of the request. */
export const filteredRows = (rows: readonly Achievement[], { kw, state }: AchievementFilters): Achievement[] =>
  rows.filter(row => matchesStudent(row, kw) && (state === '' || isWaiting(row) === (state === 'waiting')))
