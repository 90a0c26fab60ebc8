/** The message for a fault of an edit. */
import { parseJst, shortTime } from '../../../shared/domain/time'
import { homeworkFaults } from '../../../shared/text'
import type { DayFault } from './plan-days'
import { text } from './text'

const ownMessages: Partial<Record<DayFault, string>> = text.change.faults

/** @param end the deadline of the plan, as the server sends it. */
export function faultMessage(fault: DayFault | null, end: string, now: number): string | null {
  if (fault === null) return null
  if (fault === 'after-end') {
    const at = parseJst(end)
    return text.change.afterEnd(at === null ? text.noTime : shortTime(at, now))
  }
  return ownMessages[fault] ?? homeworkFaults[fault]
}
