/** Clashes of live lessons, and the dates of a lesson that is repeated each week (chosen). */
import { type Interval, overlaps } from './intervals'
import { limits } from './limits'
import { day } from './time'

/** A lesson of this teacher. */
export interface BookedLesson extends Interval {
  id: string
  title: string
  teams: readonly string[]
  room: string
}

/** A lesson that is planned; `id` is that of the lesson that is being changed. */
export type PlannedTime = Interval & Pick<BookedLesson, 'teams' | 'room'> & { id?: string | undefined }

/** What both lessons need at the same time. */
export type ClashKind = 'teacher' | 'class' | 'room'

export interface Clash {
  lesson: BookedLesson
  kinds: readonly ClashKind[]
}

const sharedBy = (plan: PlannedTime, other: BookedLesson): ClashKind[] => [
  // All lessons in question are of one teacher.
  'teacher',
  ...(plan.teams.some(team => other.teams.includes(team)) ? (['class'] as const) : []),
  ...(plan.room !== '' && plan.room === other.room ? (['room'] as const) : []),
]

/** The teacher's other lessons at the time of this one, the earliest first, with what both need. */
export const clashesOf = (plan: PlannedTime, lessons: readonly BookedLesson[]): Clash[] =>
  lessons
    .filter(lesson => lesson.id !== plan.id && overlaps(plan, lesson))
    .sort((a, b) => a.start - b.start)
    .map(lesson => ({ lesson, kinds: sharedBy(plan, lesson) }))

/**
 * The starts of a lesson that is repeated each week: the first one, then the same weekday and time of day until the end
 * of the last day. At most `limits.lesson.weeks`.
 * @param lastDay the midnight in Tokyo with which the last day begins.
 */
export function weeklyStarts(first: number, lastDay: number): number[] {
  const starts: number[] = []
  for (let at = first; at < lastDay + day && starts.length < limits.lesson.weeks; at += 7 * day) starts.push(at)
  return starts
}
