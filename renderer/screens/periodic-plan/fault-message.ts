/** The message for a fault of an edit. */
import { parseJst, shortTime } from '../../../shared/domain/time'
import { homeworkFaults } from '../../../shared/text'
import { addedDays, type DayFault, type Plan, planFault } from './plan-days'
import { text } from './text'

const ownMessages: Partial<Record<DayFault, string>> = text.change.faults

/** @param end the deadline of the plan, as the server sends it. */
export function faultMessage(fault: DayFault | null, end: string, now: number): string | undefined {
  if (fault === null) return undefined
  if (fault === 'after-end') {
    const at = parseJst(end)
    return text.change.afterEnd(at === null ? text.noTime : shortTime(at, now))
  }
  return ownMessages[fault] ?? homeworkFaults[fault]
}

/** The message for a day with `contents` contents that cannot be added at this time. */
export const addedDayFault = (plan: Plan, at: number | null, contents: number, now: number): string | undefined =>
  at === null
    ? text.change.noTime
    : faultMessage(planFault(plan, addedDays(plan, at, contents), now), plan.end_time, now)
