/** Whom a redistribution reaches and until when, before it is sent; and whether it did so, read again afterwards (SPEC §4, §9). */
import { redistributedEnd } from '../../../../shared/domain/homework-edits'
import { searchForm } from '../../../../shared/domain/search-form'
import { submitStatuses } from '../../../../shared/domain/statuses'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type RedistributionDetails = EndpointResponse<'reissue-details'>
export type RedistributionStudent = RedistributionDetails['items'][number]

/** submit_status of who has submitted (WIRE.md). */
const submitted = 2

const isSubmitStatus = (value: number): value is keyof typeof submitStatuses => value in submitStatuses

/** The submission status as text; empty for a status that this version does not know. */
export const submitStatusLabel = ({ submit_status }: RedistributionStudent): string =>
  isSubmitStatus(submit_status) ? submitStatuses[submit_status] : ''

/** Whether the number, the name or the class contains `needle`, a text in search form. */
export const matchesSearch = ({ number, nickname, team_name }: RedistributionStudent, needle: string): boolean =>
  searchForm(`${number} ${nickname} ${team_name}`).includes(needle)

/** Status 6: redistributed, until the new deadline (SPEC §4). */
export const redistributedStatus = 6

export const targetStudents = ({ items }: RedistributionDetails): RedistributionStudent[] =>
  items.filter(({ is_target }) => is_target === 1)

const submittedStudents = ({ items }: RedistributionDetails): RedistributionStudent[] =>
  items.filter(({ submit_status }) => submit_status === submitted)

/** The deadline (milliseconds) that a redistribution gives, or gave: the server's word, else by the rule of SPEC §9; null where none is known. */
export function newDeadline(details: RedistributionDetails, now: number): number | null {
  const told = parseJst(details.reissue_end_time ?? '')
  if (told !== null) return told
  const deadline = parseJst(details.end_time)
  return deadline === null || details.can_reissue !== 1 ? null : redistributedEnd(deadline, now)
}

/** Whether it was redistributed between the two readings. */
export const wasRedistributed = (shown: RedistributionDetails, after: RedistributionDetails): boolean =>
  after.reissue_time !== undefined && after.reissue_time !== shown.reissue_time

export interface RedistributionCheck {
  /** The deadline as it is now, milliseconds; null where the server does not say. */
  deadline: number | null
  /** Whether that is what was shown. */
  isDeadlineAsShown: boolean
  reachedCount: number
  /** Shown and not reached: who submitted meanwhile, and all others. */
  submittedSince: RedistributionStudent[]
  missed: RedistributionStudent[]
  /** Reached though not shown. */
  unexpected: RedistributionStudent[]
  /** Had submitted before, and of how many of them anything is different now. */
  unchangedCount: number
  changed: RedistributionStudent[]
}

const idsOf = (students: readonly RedistributionStudent[]) => new Set(students.map(({ student_id }) => student_id))

/** Compares what was shown with what is so now. */
export function checkResult(
  shown: RedistributionDetails,
  after: RedistributionDetails,
  shownEnd: number | null,
): RedistributionCheck {
  const before = targetStudents(shown)
  const now = targetStudents(after)
  const [beforeIds, nowIds] = [idsOf(before), idsOf(now)]
  const since = idsOf(submittedStudents(after))
  const left = before.filter(({ student_id }) => !nowIds.has(student_id))
  const had = submittedStudents(shown)
  const later = new Map(after.items.map(student => [student.student_id, student]))
  const touched = had.filter(student => {
    const same = later.get(student.student_id)
    return same === undefined || same.submit_status !== submitted || same.submit_time !== student.submit_time
  })
  const end = parseJst(after.reissue_end_time ?? after.end_time)
  return {
    deadline: end,
    isDeadlineAsShown: end !== null && end === shownEnd,
    reachedCount: now.length,
    submittedSince: left.filter(({ student_id }) => since.has(student_id)),
    missed: left.filter(({ student_id }) => !since.has(student_id)),
    unexpected: now.filter(({ student_id }) => !beforeIds.has(student_id)),
    unchangedCount: had.length - touched.length,
    changed: touched,
  }
}
