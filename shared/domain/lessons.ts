/** What a live lesson must be (SPEC §5 "Live lesson", §9; DESIGN §6), and how it stands. */
import { limits } from './limits'
import { hasControl, hasEmoji, textFault, textLength } from './text-rules'

export interface LessonPlan {
  title: string
  content: string
  /** How many classes, and how many students stand in them. */
  teams: number
  students: number
  /** Milliseconds since 1970; null where it is no time. */
  start: number | null
  end: number | null
}

/** In the order in which they are told. */
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

/** A form knows minutes: the one that has begun is not past yet. */
const minuteMs = 60_000

function timeFault({ start, end }: LessonPlan, now: number): LessonFault | null {
  if (start === null) return 'start'
  if (end === null || end <= start) return 'end'
  if (start <= now - minuteMs) return 'past'
  return end - start > maxMs ? 'long' : null
}

/** The first thing that is wrong with a lesson that is planned at `now`, or null. */
export function lessonFault(plan: LessonPlan, now: number): LessonFault | null {
  const title = textFault(plan.title, limits.lesson.title)
  if (title !== null) return `title-${title}`
  if (hasEmoji(plan.content) || hasControl(plan.content, 'many')) return 'content-emoji'
  if (textLength(plan.content) > limits.lesson.content) return 'content-long'
  if (plan.teams === 0) return 'no-team'
  if (plan.students > limits.lesson.students) return 'students'
  return timeFault(plan, now)
}

export interface LessonTimes {
  start: number
  end: number
  /** When the teacher began it, where that was before its time. */
  startedAt: number | null
}

/** Since when it is live, or will be. */
export const liveFrom = ({ start, startedAt }: LessonTimes): number => Math.min(start, startedAt ?? start)

/** live_status: 0 awaiting, 1 live, 2 over. */
export function liveStatus(lesson: LessonTimes, now: number): 0 | 1 | 2 {
  if (now >= lesson.end) return 2
  return now >= liveFrom(lesson) ? 1 : 0
}
