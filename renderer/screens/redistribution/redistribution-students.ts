/** Selects students for the details of a redistribution. */
import { normalizeForSearch } from '../../../shared/domain/search-form'
import { parseJst } from '../../../shared/domain/time'
import {
  matchesSearch,
  type RedistributionDetails,
  type RedistributionStudent,
} from '../../features/homework/redistribute/redistribution-check'

/** The students who received the redistribution and have submitted after it; empty if there was none. */
export function submittedSince({ items, reissue_time }: RedistributionDetails): RedistributionStudent[] {
  const from = parseJst(reissue_time ?? '')
  if (from === null) return []
  return items.filter(({ is_target, submit_time }) => {
    const at = parseJst(submit_time ?? '')
    return is_target === 1 && at !== null && at > from
  })
}

/** The students of the table, filtered by search text. */
export function filterStudents(
  { items }: RedistributionDetails,
  targetsOnly: boolean,
  search: string,
): RedistributionStudent[] {
  const needle = normalizeForSearch(search)
  return items.filter(student => (!targetsOnly || student.is_target === 1) && matchesSearch(student, needle))
}
