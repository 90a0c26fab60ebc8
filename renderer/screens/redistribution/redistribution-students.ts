/** Whom of a homework's students the details of its redistribution show. */
import { searchForm } from '../../../shared/domain/search-form'
import { parseJst } from '../../../shared/domain/time'
import type {
  RedistributionDetails,
  RedistributionStudent,
} from '../../features/homework/redistribute/redistribution-check'

/** Of those that are reached, who has submitted since the redistribution; empty where there was none. */
export function submittedSince({ items, reissue_time }: RedistributionDetails): RedistributionStudent[] {
  const from = parseJst(reissue_time ?? '')
  if (from === null) return []
  return items.filter(({ is_target, submit_time }) => {
    const at = parseJst(submit_time ?? '')
    return is_target === 1 && at !== null && at > from
  })
}

/** The students that are wanted: whom it reaches or all, by number, name or class. */
export function filterStudents(
  { items }: RedistributionDetails,
  targetsOnly: boolean,
  search: string,
): RedistributionStudent[] {
  const wanted = searchForm(search)
  return items.filter(
    ({ is_target, number, nickname, team_name }) =>
      (!targetsOnly || is_target === 1) && searchForm(`${number} ${nickname} ${team_name}`).includes(wanted),
  )
}
