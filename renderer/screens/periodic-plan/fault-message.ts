/** What keeps an edit of a plan from being made, in words. */
import { parseJst, shortTime } from '../../../shared/domain/time'
import { homeworkFaults } from '../../../shared/text'
import type { DayFault } from './plan-days'
import { text } from './text'

const own: Partial<Record<DayFault, string>> = text.change.faults

/** @param end the plan's deadline as it stands on the wire. */
export function faultMessage(fault: DayFault | null, end: string, now: number): string | null {
  if (fault === null) return null
  if (fault === 'after-end') {
    const at = parseJst(end)
    return text.change.afterEnd(at === null ? text.noTime : shortTime(at, now))
  }
  return own[fault] ?? homeworkFaults[fault]
}
