/**
 * Rules for homework before it is assigned: title, times, counts, days (SPEC §5; DESIGN §6 where SPEC gives no rule).
 */
import { limits } from './limits'
import { forbiddenInTitle, hasControl, hasEmoji, textLength } from './text-rules'
import { wireDate } from './time'

/** SPEC §4 "Homework kinds": 1 normal, 2 periodic, 3 word test. */
export type HomeworkKind = 1 | 2 | 3

/** SPEC §4 "Delivery timing": 0 immediate, 1 scheduled. */
export type DeliveryTiming = 0 | 1

export type TitleFault = 'title-empty' | 'title-long' | 'title-signs' | 'title-emoji'
export type TimeFault =
  | 'start-missing'
  | 'start-past'
  | 'start-soon-word-test'
  | 'start-soon-periodic'
  | 'end-missing'
  | 'end-past'
  | 'end-before-start'
  | 'end-before-last-day'
export type CountFault = 'topics-none' | 'topics-many' | 'parts-many'
export type DayFault = 'days-none' | 'day-empty' | 'day-twice'
export type ReceiverFault = 'teams-none' | 'class-empty'
export type HomeworkFault = TitleFault | TimeFault | CountFault | DayFault | ReceiverFault

/** Invisible characters, e.g. U+200B: a title that contains nothing else would look empty. */
const invisible = /\p{Cf}/gu

/** The fault of a homework title, or null. */
export function titleFault(title: string): TitleFault | null {
  if (title.replace(invisible, '').trim() === '') return 'title-empty'
  if (forbiddenInTitle.test(title)) return 'title-signs'
  if (hasEmoji(title) || hasControl(title)) return 'title-emoji'
  return textLength(title) > limits.homeworkTitle ? 'title-long' : null
}

/** Minimum time from now to the first delivery (milliseconds). Normal homework can be delivered immediately. */
const minimumLead: Record<HomeworkKind, { ms: number; fault: TimeFault }> = {
  1: { ms: 0, fault: 'start-past' },
  2: { ms: limits.periodicLeadMs, fault: 'start-soon-periodic' },
  3: { ms: limits.wordTestLeadMs, fault: 'start-soon-word-test' },
}

export interface HomeworkTimes {
  kind: HomeworkKind
  timing: DeliveryTiming
  /** Instants in milliseconds, or null if not given. `start` is ignored for an immediate delivery. */
  start: number | null
  end: number | null
  /** When the last content is delivered: for a periodic plan, its last day. */
  lastDelivery?: number
  now: number
}

/** The fault of the start, or null. Only normal homework can be delivered immediately. */
export function startFault({ kind, timing, start, now }: HomeworkTimes): TimeFault | null {
  if (timing === 0 && kind === 1) return null
  if (timing === 0 || start === null) return 'start-missing'
  if (start < now) return 'start-past'
  return start < now + minimumLead[kind].ms ? minimumLead[kind].fault : null
}

/** The fault of the end, or null. */
export function endFault({ timing, start, end, lastDelivery, now }: HomeworkTimes): TimeFault | null {
  if (end === null) return 'end-missing'
  if (end <= now) return 'end-past'
  if (timing === 1 && start !== null && end <= start) return 'end-before-start'
  return lastDelivery !== undefined && end <= lastDelivery ? 'end-before-last-day' : null
}

/** The fault of the number of topics (for a word test: of its parts), or null. */
export function countFault(kind: HomeworkKind, count: number): CountFault | null {
  if (count === 0) return 'topics-none'
  if (kind === 3 && count > limits.wordTestParts) return 'parts-many'
  return count > limits.homeworkTopics ? 'topics-many' : null
}

/** One delivery of a periodic plan: its time (milliseconds), and its number of contents. */
export interface PlanDay {
  at: number
  contents: number
}

/** The fault of the days of a periodic plan, or null: each day needs content, and no date may occur twice. */
export function daysFault(days: readonly PlanDay[]): DayFault | null {
  if (days.length === 0) return 'days-none'
  if (days.some(day => day.contents < 1)) return 'day-empty'
  return new Set(days.map(day => wireDate(day.at))).size < days.length ? 'day-twice' : null
}
