/** The days of a periodic plan as an edit would leave them, checked before anything is sent (SPEC §5; DESIGN §6). */
import { daysFault, type HomeworkFault, startFault } from '../../../shared/domain/homework-rules'
import { limits } from '../../../shared/domain/limits'
import { day as dayMs, parseJst } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'

export type Plan = EndpointResponse<'periodic-plan-details'>
export type PlanDay = Plan['items'][number]

/** 0 not begun, 1 delivering, 2 paused, 3 over (shared/endpoints/periodic.ts). */
export type PlanStatus = 0 | 1 | 2 | 3

export const isPlanStatus = (value: number): value is PlanStatus => [0, 1, 2, 3].includes(value)

/** When a day goes out, milliseconds. */
export const startOf = (day: PlanDay): number => parseJst(day.start_time) ?? 0

export const dayOn = ({ items }: Plan, date: string): PlanDay | undefined => items.find(day => day.date === date)

/** Days that have not gone out, in their order. */
export const openDays = ({ items }: Plan): PlanDay[] => items.filter(day => day.is_delivered === 0)

/** Days after this one that have not gone out: those that a move can take along. */
export const followingDays = (plan: Plan, day: PlanDay): PlanDay[] =>
  openDays(plan).filter(one => startOf(one) > startOf(day))

/** A day of the plan to be. */
interface PlannedDay {
  at: number
  contents: number
  moved: boolean
}

const datesOf = (days: readonly PlanDay[]) => new Set(days.map(({ date }) => date))

const unchangedDay = (day: PlanDay): PlannedDay => ({ at: startOf(day), contents: day.topics.length, moved: false })

/** The plan with this day at another time; `following`: all later days move by as much. */
export function movedDays(plan: Plan, day: PlanDay, to: number, following: boolean): PlannedDay[] {
  const by = to - startOf(day)
  const along = datesOf([day, ...(following ? followingDays(plan, day) : [])])
  return plan.items.map(one =>
    along.has(one.date) ? { ...unchangedDay(one), at: startOf(one) + by, moved: true } : unchangedDay(one),
  )
}

/** The plan with one day more. */
export const addedDays = (plan: Plan, at: number, contents: number): PlannedDay[] => [
  ...plan.items.map(unchangedDay),
  { at, contents, moved: true },
]

export type DayFault = HomeworkFault | 'after-end'

/** What keeps the plan from being so, or null. */
export function planFault(plan: Plan, wanted: readonly PlannedDay[], now: number): DayFault | null {
  const moved = wanted.filter(day => day.moved).map(({ at }) => at)
  const end = parseJst(plan.end_time)
  for (const start of moved) {
    const fault = startFault({ kind: 2, timing: 1, start, end, now })
    if (fault !== null) return fault
  }
  if (end !== null && moved.some(at => at >= end)) return 'after-end'
  return daysFault(wanted)
}

/**
 * Whether a move along with the following days can be taken back by the same move the other way: not where it passed a day that
 * stayed, which would then move too.
 */
export function isReversible(plan: Plan, day: PlanDay, to: number): boolean {
  const along = datesOf([day, ...followingDays(plan, day)])
  return plan.items.every(one => along.has(one.date) || startOf(one) < to)
}

/** Whether the server would take this day at its time again, once it is skipped or moved: not where it goes out too soon. */
export const canBeAddedBack = (plan: Plan, day: PlanDay, now: number): boolean =>
  startFault({ kind: 2, timing: 1, start: startOf(day), end: parseJst(plan.end_time), now }) === null

/** Whether the plan is over without this day: with no delivery to come, none can be added any more. */
export const isLastDelivery = (plan: Plan, day: PlanDay): boolean => openDays(plan).every(one => one.date === day.date)

export interface ResumePreview {
  /** Days that have not gone out: when they would by the plan, and when they will. */
  days: { from: number; to: number }[]
  end: { from: number; to: number } | null
}

/** What a resumption makes of the plan now: all that is left, and the deadline, as many whole days later as it takes. */
export function previewResume(plan: Plan, now: number): ResumePreview {
  const left = openDays(plan).map(startOf)
  const first = left[0] ?? now
  const late = Math.max(0, Math.ceil((now + limits.periodicLeadMs - first) / dayMs)) * dayMs
  const end = parseJst(plan.end_time)
  return {
    days: left.map(from => ({ from, to: from + late })),
    end: end === null ? null : { from: end, to: end + late },
  }
}
