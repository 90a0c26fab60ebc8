/** Filters and order of a ranking, as rules of the list. */
import { matchesStudent } from '../../../shared/domain/students'
import { type PeriodChoice, periodInQuery } from '../../features/reports/period'
import type { ListRules } from '../../ui/list/list-state'
import type { RankedRow } from './ranked-rows'

export const sortFields = ['rank', 'number', 'name', 'count', 'average', 'record', 'points'] as const
export type SortField = (typeof sortFields)[number]

export type RankingFilters = Readonly<Record<'team' | 'kind' | 'kw' | 'period' | 'from' | 'to', string>>

export const rules: ListRules<RankingFilters, SortField> = {
  noFilters: { team: '', kind: '', kw: '', period: '', from: '', to: '' },
  sort: { field: 'rank', order: 'asc' },
  sortFields,
}

/** The period of the filters; an empty one is this month. */
export const periodOf = ({ period, from, to }: RankingFilters): PeriodChoice =>
  periodInQuery(new URLSearchParams({ period, from, to }))

export const filteredRows = (rows: readonly RankedRow[], { kw }: RankingFilters): RankedRow[] =>
  rows.filter(row => matchesStudent(row, kw))
