/** The status of homework as a function of the clock (SPEC §4 Homework status; DESIGN §6). */
import type { Status } from '../../../shared/domain/statuses'
import type { Homework } from './model'

/** The deadline in force. */
export const deadlineAt = (homework: Homework, now: number): number =>
  homework.redistributed !== null && now >= homework.redistributed.at ? homework.redistributed.end : homework.end

/** Where the homework stands; `submitted` of its students have handed in. */
export function statusAt(homework: Homework, now: number, submitted: number): Status {
  if (now < homework.start) return 5
  // A plan that is paused ends at its deadline all the same.
  if (now < homework.deliveredAt && now < deadlineAt(homework, now)) return 4
  if (submitted >= homework.students.length) return 2
  if (homework.redistributed !== null && now >= homework.redistributed.at) {
    return now < homework.redistributed.end ? 6 : 3
  }
  return now < homework.end ? 1 : 3
}
