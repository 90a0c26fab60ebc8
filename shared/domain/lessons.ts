/** Rules for planning a live lesson (SPEC §5 "Live lesson", §9; DESIGN §6), and its status. */
import { limits } from './limits'
import { hasControl, hasEmoji, textFault, textLength } from './text-rules'

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

function timeFault({ start, end }: LessonPlan, now: number): LessonFault | null {
  if (start === null) return 'start'
  if (end === null || end <= start) return 'end'
  if (start <= now - minuteMs) return 'past'
  return end - start > maxMs ? 'long' : null
}

/** The first fault of a lesson that is planned at `now`, or null. */
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
