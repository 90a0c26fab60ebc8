/** What can still be done to homework in each of its statuses (SPEC §4; chosen where SPEC is silent). */
import { limits } from './limits'
import type { Status } from './statuses'
import { day, fromJst, jstParts } from './time'

/** What an edit touches, as groups of fields. */
export type EditPart = 'title' | 'switches' | 'delay' | 'end' | 'start' | 'required_times' | 'students' | 'topics'

const all: readonly EditPart[] = ['title', 'switches', 'delay', 'end', 'start', 'required_times', 'students', 'topics']
/** It is with the students: whom it went to and what it asks stay as they are. */
const out: readonly EditPart[] = ['title', 'switches', 'delay', 'end']
/** Nobody works at it any more; `switches` decide what its results show. */
const over: readonly EditPart[] = ['title', 'switches']

/** Parts that /homework/edit offers by status. */
export const editableParts: Record<Status, readonly EditPart[]> = { 1: out, 2: over, 3: over, 4: out, 5: all, 6: out }

/** Why homework cannot be redistributed. */
export type RedistributionFault = 'awaiting' | 'delivering' | 'running' | 'nobody'

/** Whether homework of this status, with so many who have not submitted, can be redistributed; null: it can. */
export function redistributionFault(status: Status, left: number): RedistributionFault | null {
  if (status === 5) return 'awaiting'
  if (status === 4) return 'delivering'
  // Sent twice by mistake, it would give a fortnight.
  if (status === 6) return 'running'
  return left === 0 ? 'nobody' : null
}

/**
 * The deadline that a redistribution gives: seven days after the one that was (SPEC §9). Where those have gone by as well,
 * seven days from today, at the same time of day (chosen).
 */
export function redistributedEnd(deadline: number, now: number): number {
  const extended = deadline + limits.redistributionDays * day
  if (extended > now) return extended
  const time = jstParts(deadline)
  const today = jstParts(now)
  const { hour, minute, second } = time
  return fromJst(today.year, today.month, today.day + limits.redistributionDays, hour, minute, second)
}
