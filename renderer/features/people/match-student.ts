/** Finds students by a typed name or number. */
import { normalizeForSearch } from '../../../shared/domain/search-form'

/**
 * Whether the name contains `needle` (a text in search form), or the number equals it with or without leading zeros.
 */
export function matchesStudent(student: { name: string; number: string }, needle: string): boolean {
  if (needle === '') return true
  const number = normalizeForSearch(student.number)
  return normalizeForSearch(student.name).includes(needle) || number === needle || number.replace(/^0+/, '') === needle
}
