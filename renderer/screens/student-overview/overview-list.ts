/** Filters and order of 生徒別の状況, as rules of the list. */

import { matchesStudent } from '../../../shared/domain/students'
import { signs } from '../../../shared/domain/study-signs'
import type { ListRules } from '../../ui/list/list-state'
import type { MonthRow } from './month-rows'
import { type SortField, sortFields } from './overview-columns'

export type OverviewFilters = Readonly<Record<'team' | 'sign' | 'kw', string>>

export const rules: ListRules<OverviewFilters, SortField> = {
  noFilters: { team: '', sign: '', kw: '' },
  sort: { field: 'number', order: 'asc' },
  sortFields,
}

/** The students who match the search and have the sign. The class is a part of the request. */
export function filteredRows(rows: readonly MonthRow[], { kw, sign }: OverviewFilters): MonthRow[] {
  const wanted = signs.find(each => each === sign)
  return rows.filter(row => matchesStudent(row, kw) && (wanted === undefined || row.signs.includes(wanted)))
}
