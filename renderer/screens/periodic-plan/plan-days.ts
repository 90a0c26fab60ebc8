/** Computes the days of a periodic plan after an edit, to check them before sending (SPEC §5; DESIGN §6). */
import { daysFault, type HomeworkFault, startFault } from '../../../shared/domain/homework-rules'
import { limits } from '../../../shared/domain/limits'
import { day as dayMs, parseJst } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'

export type Plan = EndpointResponse<'periodic-plan-details'>
export type PlanDay = Plan['items'][number]

/** 0 not begun, 1 delivering, 2 paused, 3 ended (shared/endpoints/periodic.ts). */
export type PlanStatus = 0 | 1 | 2 | 3

/** Whether the server’s status is one that this version knows. */
export const isPlanStatus = (value: number): value is PlanStatus => [0, 1, 2, 3].includes(value)

/** The delivery time of a day, in milliseconds. */
export const startOf = (day: PlanDay): number => parseJst(day.start_time) ?? 0

export const dayOn = ({ items }: Plan, date: string): PlanDay | undefined => items.find(day => day.date === date)

/** The days that have not been delivered, in order. */
export const openDays = ({ items }: Plan): PlanDay[] => items.filter(day => day.is_delivered === 0)

/** The days after this one that have not been delivered: a move can take them along. */
export const followingDays = (plan: Plan, day: PlanDay): PlanDay[] =>
  openDays(plan).filter(each => startOf(each) > startOf(day))

/** A day of the plan after the edit. */
interface PlannedDay {
  at: number
  contents: number
  isMoved: boolean
}

const datesOf = (days: readonly PlanDay[]) => new Set(days.map(({ date }) => date))

const unchangedDay = (day: PlanDay): PlannedDay => ({ at: startOf(day), contents: day.topics.length, isMoved: false })

/**
 * The plan with this day at another time.
 * @param following all later days move by the same amount.
 */
export function movedDays(plan: Plan, day: PlanDay, to: number, following: boolean): PlannedDay[] {
  const by = to - startOf(day)
  const movedDates = datesOf([day, ...(following ? followingDays(plan, day) : [])])
  return plan.items.map(each =>
    movedDates.has(each.date) ? { ...unchangedDay(each), at: startOf(each) + by, isMoved: true } : unchangedDay(each),
  )
}

/** The plan with one more day. */
export const addedDays = (plan: Plan, at: number, contents: number): PlannedDay[] => [
  ...plan.items.map(unchangedDay),
  { at, contents, isMoved: true },
]

export type DayFault = HomeworkFault | 'after-end'

/** The fault of an edited plan, or null. */
export function planFault(plan: Plan, days: readonly PlannedDay[], now: number): DayFault | null {
  const moved = days.filter(day => day.isMoved).map(({ at }) => at)
  const end = parseJst(plan.end_time)
  for (const start of moved) {
    const fault = startFault({ kind: 2, timing: 1, start, end, now })
    if (fault !== null) return fault
  }
  if (end !== null && moved.some(at => at >= end)) return 'after-end'
  return daysFault(days)
}

/**
 * Whether moving a day with the following days can be undone by the opposite move. It cannot if the day passed another
 * day that stayed: that day would then move too.
 */
export function isReversible(plan: Plan, day: PlanDay, to: number): boolean {
  const movedDates = datesOf([day, ...followingDays(plan, day)])
  return plan.items.every(each => movedDates.has(each.date) || startOf(each) < to)
}

/**
 * Whether the server would accept this day at its time again after it was skipped or moved. It would not if the time is
 * too soon.
 */
export const canBeAddedBack = (plan: Plan, day: PlanDay, now: number): boolean =>
  startFault({ kind: 2, timing: 1, start: startOf(day), end: parseJst(plan.end_time), now }) === null

/** Whether this is the last day to be delivered. Without it the plan ends, and no day can be added. */
export const isLastDelivery = (plan: Plan, day: PlanDay): boolean =>
  openDays(plan).every(each => each.date === day.date)

export interface ResumePreview {
  /** The days that have not been delivered: their planned time and their time after resuming. */
  days: { from: number; to: number }[]
  end: { from: number; to: number } | null
}

/** The plan if it is resumed now: the remaining days and the deadline move by as many whole days as needed. */
export function previewResume(plan: Plan, now: number): ResumePreview {
  const remaining = openDays(plan).map(startOf)
  const first = remaining[0] ?? now
  const delay = Math.max(0, Math.ceil((now + limits.periodicLeadMs - first) / dayMs)) * dayMs
  const end = parseJst(plan.end_time)
  return {
    days: remaining.map(from => ({ from, to: from + delay })),
    end: end === null ? null : { from: end, to: end + delay },
  }
}
