/**
 * Before a redistribution: its students and new deadline. Afterwards: compares the result with the dialog (SPEC §4,
 * §9).
 */
import { redistributedEnd } from '../../../../shared/domain/homework-edits'
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { submitStatus, submitStatusWord } from '../../../../shared/domain/statuses'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type RedistributionDetails = EndpointResponse<'reissue-details'>
export type RedistributionStudent = RedistributionDetails['items'][number]

/** The submission status as text; empty for a status that this version does not know. */
export const submitStatusLabel = ({ submit_status }: RedistributionStudent): string => submitStatusWord(submit_status)

/** Whether the number, the name or the class contains `needle`, a text in search form. */
export const matchesSearch = ({ number, nickname, team_name }: RedistributionStudent, needle: string): boolean =>
  normalizeForSearch(`${number} ${nickname} ${team_name}`).includes(needle)

/** Status 6: redistributed, until the new deadline (SPEC §4). */
export const redistributedStatus = 6

/** The students who receive a redistribution, as the server marks them. */
export const targetStudents = ({ items }: RedistributionDetails): RedistributionStudent[] =>
  items.filter(({ is_target }) => is_target === 1)

const submittedStudents = ({ items }: RedistributionDetails): RedistributionStudent[] =>
  items.filter(({ submit_status }) => submit_status === submitStatus.submitted)

/**
 * The deadline (milliseconds) of a redistribution: from the server, else computed by the rule of SPEC §9; null if
 * unknown.
 */
export function newDeadline(details: RedistributionDetails, now: number): number | null {
  const fromServer = parseJst(details.reissue_end_time ?? '')
  if (fromServer !== null) return fromServer
  const deadline = parseJst(details.end_time)
  return deadline === null || details.can_reissue !== 1 ? null : redistributedEnd(deadline, now)
}

export interface RedistributionCheck {
  /** The deadline after the redistribution (milliseconds); null if the server does not give it. */
  deadline: number | null
  /** Whether the deadline is the one that the dialog showed. */
  isDeadlineAsShown: boolean
  receivedCount: number
  /**
   * Students that the dialog showed but who did not receive it: first those who submitted in the meantime, then all
   * others.
   */
  submittedSince: RedistributionStudent[]
  notReceived: RedistributionStudent[]
  /** Students who received it although the dialog did not show them. */
  unexpected: RedistributionStudent[]
  /** How many students had submitted before and are unchanged, and those whose submission changed. */
  unchangedCount: number
  changed: RedistributionStudent[]
}

const idsOf = (students: readonly RedistributionStudent[]) => new Set(students.map(({ student_id }) => student_id))

/** Compares the homework as the dialog showed it with the homework after the redistribution. */
export function checkResult(
  shown: RedistributionDetails,
  after: RedistributionDetails,
  shownEnd: number | null,
): RedistributionCheck {
  const before = targetStudents(shown)
  const now = targetStudents(after)
  const [beforeIds, nowIds] = [idsOf(before), idsOf(now)]
  const submittedIds = idsOf(submittedStudents(after))
  const withoutReceipt = before.filter(({ student_id }) => !nowIds.has(student_id))
  const submittedBefore = submittedStudents(shown)
  const afterById = new Map(after.items.map(student => [student.student_id, student]))
  const changed = submittedBefore.filter(student => {
    const same = afterById.get(student.student_id)
    return (
      same === undefined || same.submit_status !== submitStatus.submitted || same.submit_time !== student.submit_time
    )
  })
  const end = parseJst(after.reissue_end_time ?? after.end_time)
  return {
    deadline: end,
    isDeadlineAsShown: end !== null && end === shownEnd,
    receivedCount: now.length,
    submittedSince: withoutReceipt.filter(({ student_id }) => submittedIds.has(student_id)),
    notReceived: withoutReceipt.filter(({ student_id }) => !submittedIds.has(student_id)),
    unexpected: now.filter(({ student_id }) => !beforeIds.has(student_id)),
    unchangedCount: submittedBefore.length - changed.length,
    changed,
  }
}
