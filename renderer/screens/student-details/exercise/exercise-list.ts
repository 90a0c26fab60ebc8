/** Filters and order of a student's exercises. */

import { type Log, type SortField, sortFields } from '../../../features/study/log-columns'
import type { ListRules } from '../../../ui/list/list-state'

export type ExerciseFilters = Readonly<Record<'kind' | 'level' | 'day', string>>

export const rules: ListRules<ExerciseFilters, SortField> = {
  noFilters: { kind: '', level: '', day: '' },
  sort: { field: 'time', order: 'desc' },
  sortFields,
}

/** The rounds of one day `YYYY-MM-DD`, or all. Kind and level are a part of the request. */
export const logsOfDay = (rows: readonly Log[], day: string): Log[] =>
  rows.filter(({ updated_at }) => day === '' || updated_at.startsWith(day))
