/** The status of a homework as a function of the clock (SPEC §4 Homework status; DESIGN §6). */
import type { Status } from '../../../shared/domain/statuses'
import type { Homework } from './world-types'

/** The deadline in force at `now`. */
export const deadlineAt = (homework: Homework, now: number): number =>
  homework.redistributed !== null && now >= homework.redistributed.at ? homework.redistributed.end : homework.end

/** The status of the homework at `now`; `submitted` is the number of its students who have submitted. */
export function statusAt(homework: Homework, now: number, submitted: number): Status {
  if (now < homework.start) return 5
  // A paused plan still ends at its deadline.
  if (now < homework.deliveredAt && now < deadlineAt(homework, now)) return 4
  if (submitted >= homework.students.length) return 2
  if (homework.redistributed !== null && now >= homework.redistributed.at) {
    return now < homework.redistributed.end ? 6 : 3
  }
  return now < homework.end ? 1 : 3
}
