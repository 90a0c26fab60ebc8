/** Whom a redistribution reaches and until when, before it is sent; and whether it did so, read again afterwards (SPEC §4, §9). */
import { redistributedEnd } from '../../../../shared/domain/homework-edits'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'

export type Details = EndpointResponse<'reissue-details'>
export type ReissueStudent = Details['items'][number]

/** submit_status of who has submitted (WIRE.md). */
const submitted = 2

export const targetsOf = ({ items }: Details): ReissueStudent[] => items.filter(({ is_target }) => is_target === 1)

const submittedOf = ({ items }: Details): ReissueStudent[] =>
  items.filter(({ submit_status }) => submit_status === submitted)

/** The deadline (milliseconds) that a redistribution gives, or gave: the server's word, else by the rule of SPEC §9; null where none is known. */
export function newEndOf(details: Details, now: number): number | null {
  const told = parseJst(details.reissue_end_time ?? '')
  if (told !== null) return told
  const deadline = parseJst(details.end_time)
  return deadline === null || details.can_reissue !== 1 ? null : redistributedEnd(deadline, now)
}

/** Whether it was redistributed between the two readings. */
export const wentThrough = (shown: Details, after: Details): boolean =>
  after.reissue_time !== undefined && after.reissue_time !== shown.reissue_time

export interface Check {
  /** The deadline as it is now, milliseconds; null where the server does not say. */
  end: number | null
  /** Whether that is what was shown. */
  endAsShown: boolean
  reached: number
  /** Shown and not reached: who submitted meanwhile, and all others. */
  submittedSince: ReissueStudent[]
  missed: ReissueStudent[]
  /** Reached though not shown. */
  unexpected: ReissueStudent[]
  /** Had submitted before, and of how many of them anything is different now. */
  untouched: number
  touched: ReissueStudent[]
}

const idsOf = (students: readonly ReissueStudent[]) => new Set(students.map(({ student_id }) => student_id))

/** Compares what was shown with what is so now. */
export function checkOf(shown: Details, after: Details, shownEnd: number | null): Check {
  const before = targetsOf(shown)
  const now = targetsOf(after)
  const [beforeIds, nowIds] = [idsOf(before), idsOf(now)]
  const since = idsOf(submittedOf(after))
  const left = before.filter(({ student_id }) => !nowIds.has(student_id))
  const had = submittedOf(shown)
  const later = new Map(after.items.map(student => [student.student_id, student]))
  const touched = had.filter(student => {
    const same = later.get(student.student_id)
    return same === undefined || same.submit_status !== submitted || same.submit_time !== student.submit_time
  })
  const end = parseJst(after.reissue_end_time ?? after.end_time)
  return {
    end,
    endAsShown: end !== null && end === shownEnd,
    reached: now.length,
    submittedSince: left.filter(({ student_id }) => since.has(student_id)),
    missed: left.filter(({ student_id }) => !since.has(student_id)),
    unexpected: now.filter(({ student_id }) => !beforeIds.has(student_id)),
    untouched: had.length - touched.length,
    touched,
  }
}
