/** Finding a student of the matrix by what a teacher types. */
import { searchForm } from '../../../shared/domain/search-form'

/** Whether `needle`, in its search form, stands in the name or begins the number. */
export function matchesStudent(student: { name: string; number: string }, needle: string): boolean {
  if (needle === '') return true
  const number = searchForm(student.number)
  return searchForm(student.name).includes(needle) || number === needle || number.replace(/^0+/, '') === needle
}
