/** Rules for planning a live lesson (SPEC §5 "Live lesson", §9; DESIGN §6), its status, and when two are the same. */
import { limits } from './limits'
import { hasControl, hasEmoji, textFault, textLength, tidyText } from './text-rules'
import { parseJst } from './time'

export interface LessonPlan {
  title: string
  content: string
  /** Number of classes, and number of students in them. */
  teams: number
  students: number
  /** Milliseconds since 1970; null if the input is not a valid time. */
  start: number | null
  end: number | null
}

/** In the order in which they are reported. */
export type LessonFault =
  | 'title-empty'
  | 'title-long'
  | 'title-emoji'
  | 'content-long'
  | 'content-emoji'
  | 'no-team'
  | 'students'
  | 'start'
  | 'past'
  | 'end'
  | 'long'

const maxMs = limits.lesson.hours * 3_600_000

/** The form has minutes but no seconds: a start in the current minute does not count as past. */
const minuteMs = 60_000

/** The fields of a form, in the order in which their faults are reported. */
const planFields = ['title', 'content', 'teams', 'start', 'end'] as const
export type PlanField = (typeof planFields)[number]

function contentFault(content: string): LessonFault | null {
  if (hasEmoji(content) || hasControl(content, 'many')) return 'content-emoji'
  return textLength(content) > limits.lesson.content ? 'content-long' : null
}

function startFault(start: number | null, now: number): LessonFault | null {
  if (start === null) return 'start'
  return start <= now - minuteMs ? 'past' : null
}

function endFault({ start, end }: LessonPlan): LessonFault | null {
  if (end === null || (start !== null && end <= start)) return 'end'
  return start !== null && end - start > maxMs ? 'long' : null
}

/** The fault of each field of a lesson that is planned at `now`. */
export function lessonFaults(plan: LessonPlan, now: number): Record<PlanField, LessonFault | null> {
  const title = textFault(plan.title, limits.lesson.title)
  return {
    title: title && `title-${title}`,
    content: contentFault(plan.content),
    teams: plan.teams === 0 ? 'no-team' : plan.students > limits.lesson.students ? 'students' : null,
    start: startFault(plan.start, now),
    end: endFault(plan),
  }
}

/** The first fault of a lesson that is planned at `now`, or null. */
export function lessonFault(plan: LessonPlan, now: number): LessonFault | null {
  const faults = lessonFaults(plan, now)
  return planFields.map(field => faults[field]).find(fault => fault !== null) ?? null
}

export interface LessonTimes {
  start: number
  end: number
  /** When the teacher started the lesson early; null if they did not. */
  startedAt: number | null
}

/** When the lesson becomes live. */
export const liveFrom = ({ start, startedAt }: LessonTimes): number => Math.min(start, startedAt ?? start)

/** live_status: 0 awaiting, 1 live, 2 over. */
export function liveStatus(lesson: LessonTimes, now: number): 0 | 1 | 2 {
  if (now >= lesson.end) return 2
  return now >= liveFrom(lesson) ? 1 : 0
}

/** What a teacher plans of a lesson, with the names of the wire (SPEC §3 Online class). */
export interface LessonFields {
  title: string
  content: string
  room_id: string
  /** Joined by commas. */
  team_ids: string
  live_type: number
  start_time: string
  end_time: string
}

export type LessonField = keyof LessonFields

/** The ids of the classes, without repetition and in a fixed order. */
export const teamIdsOf = (joined: string): string[] => [...new Set(joined.split(',').filter(id => id !== ''))].sort()

const same =
  <T>(form: (value: T) => unknown) =>
  (a: T, b: T) =>
    form(a) === form(b)

/** How each field of two plans is compared: the server may tidy texts and write ids and times in another way. */
const comparisons: { [F in LessonField]: (a: LessonFields[F], b: LessonFields[F]) => boolean } = {
  title: same(tidyText),
  content: same(tidyText),
  room_id: same(id => id),
  team_ids: same(ids => teamIdsOf(ids).join()),
  live_type: same(type => type),
  start_time: same(parseJst),
  end_time: same(parseJst),
}

const lessonFields = Object.keys(comparisons) as LessonField[]

/** The fields in which two plans differ. */
export const differingFields = (a: LessonFields, b: LessonFields): LessonField[] =>
  lessonFields.filter(field => !comparisons[field](a[field] as never, b[field] as never))

/** A room holds one lesson at a time, so two lessons with the same fields are one lesson. */
export const isSameLesson = (a: LessonFields, b: LessonFields): boolean => differingFields(a, b).length === 0
