/** Which edits each homework status allows (SPEC §4; chosen where SPEC gives no rule). */
import { limits } from './limits'
import type { Status } from './statuses'
import { day, fromJst, jstParts } from './time'

/** The parts of homework that can be edited, as groups of fields. */
export type EditPart = 'title' | 'switches' | 'delay' | 'end' | 'start' | 'required_times' | 'students' | 'topics'

const allParts: readonly EditPart[] = [
  'title',
  'switches',
  'delay',
  'end',
  'start',
  'required_times',
  'students',
  'topics',
]
/** After delivery, receivers and contents cannot change. */
const partsAfterDelivery: readonly EditPart[] = ['title', 'switches', 'delay', 'end']
/** After the deadline, `switches` still decide which data the result pages show. */
const partsAfterEnd: readonly EditPart[] = ['title', 'switches']

/** The parts that /homework/edit offers, by status. */
export const editableParts: Record<Status, readonly EditPart[]> = {
  1: partsAfterDelivery,
  2: partsAfterEnd,
  3: partsAfterEnd,
  4: partsAfterDelivery,
  5: allParts,
  6: partsAfterDelivery,
}

/** Why homework cannot be redistributed. */
export type RedistributionFault = 'awaiting' | 'delivering' | 'running' | 'nobody'

/**
 * Why homework with this status and this number of students without a submission cannot be redistributed; null if it
 * can.
 */
export function redistributionFault(status: Status, unfinishedCount: number): RedistributionFault | null {
  if (status === 5) return 'awaiting'
  if (status === 4) return 'delivering'
  // A second redistribution sent by mistake would add another seven days.
  if (status === 6) return 'running'
  return unfinishedCount === 0 ? 'nobody' : null
}

/**
 * The deadline after a redistribution: seven days after the old deadline (SPEC §9). If that is in the past too: seven
 * days from today, at the same time of day (chosen).
 */
export function redistributedEnd(deadline: number, now: number): number {
  const extended = deadline + limits.redistributionDays * day
  if (extended > now) return extended
  const time = jstParts(deadline)
  const today = jstParts(now)
  const { hour, minute, second } = time
  return fromJst(today.year, today.month, today.day + limits.redistributionDays, hour, minute, second)
}
