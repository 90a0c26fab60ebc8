/** The order and the filters of the students of a class. */
import type { ListRules } from '../../ui/list/list-state'

export type SortField = 'number' | 'nickname' | 'student_id' | 'grade_name' | 'class_name'

/** `show`: a page, or `all` students of the class in one table. */
export type StudentFilters = { kw: string; show: '' | 'all' }

export const rules: ListRules<StudentFilters, SortField> = {
  noFilters: { kw: '', show: '' },
  sort: { field: 'number', order: 'asc' },
  sortFields: ['number', 'nickname', 'student_id', 'grade_name', 'class_name'],
  neutral: ['show'],
}
