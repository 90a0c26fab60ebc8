/** Live lessons as the screens show them: their period, their state and how long it lasts. Pure functions. */
import { daysBetween } from '../../../shared/domain/days'
import type { BookedLesson } from '../../../shared/domain/lesson-clashes'
import { liveStatus, teamIdsOf } from '../../../shared/domain/lessons'
import { limits } from '../../../shared/domain/limits'
import { clockTime, parseJst, shortTime, wireTime } from '../../../shared/domain/time'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { text } from './text'

export type Lesson = EndpointResponse<'online-class-page-list'>['items'][number]

export const idOf = ({ class_id }: Lesson): string => class_id
export const nameOf = ({ title }: Pick<Lesson, 'title'>): string => title || text.untitled

/** The lesson as the search for clashes takes it; null if its times cannot be read. */
export function bookedLesson({
  class_id,
  title,
  team_ids,
  room_id,
  start_time,
  end_time,
}: Lesson): BookedLesson | null {
  const [start, end] = [parseJst(start_time), parseJst(end_time)]
  if (start === null || end === null) return null
  return { id: class_id, title, teams: teamIdsOf(team_ids), room: room_id, start, end }
}

/**
 * live_status by the clock, because the answer may be older; a lesson that the teacher started early is live before its
 * time.
 */
export function statusOf(lesson: Lesson, now: number): number {
  const booked = bookedLesson(lesson)
  if (booked === null) return lesson.live_status
  return liveStatus({ ...booked, startedAt: lesson.live_status === 1 ? 0 : null }, now)
}

/**
 * Whether the lesson can be started now. The end stays, so an early start must not make it longer than a lesson may be
 * (SPEC §5).
 */
export function canStart(lesson: Lesson, now: number): boolean {
  const booked = bookedLesson(lesson)
  if (booked === null || statusOf(lesson, now) !== 0) return statusOf(lesson, now) === 1
  return booked.end - now <= limits.lesson.hours * 3_600_000
}

/** `11/17（火）16:00〜16:50`; with the date of the end if it is another day. */
export function periodText({ start, end }: Pick<BookedLesson, 'start' | 'end'>, now: number): string {
  const until = daysBetween(start, end) === 0 ? clockTime(wireTime(end)) : shortTime(end, now)
  return `${shortTime(start, now)}〜${until}`
}

/** The period of a lesson; its texts if they are no times. */
export function lessonPeriod(lesson: Lesson, now: number): string {
  const booked = bookedLesson(lesson)
  return booked ? periodText(booked, now) : [lesson.start_time, lesson.end_time].filter(time => time !== '').join('〜')
}

/** `あと1時間20分`; from the next day on, `3日後`. */
export function timeLeft(until: number, now: number): string {
  const minutes = Math.max(1, Math.ceil((until - now) / 60_000))
  if (minutes >= 24 * 60) return text.inDays(daysBetween(now, until))
  return text.left(Math.floor(minutes / 60), minutes % 60)
}

const byStart = (a: BookedLesson, b: BookedLesson): number => a.start - b.start

/** The lessons that are live, and those that start next: one, or several at the same time. */
export function nowAndNext(lessons: readonly Lesson[], now: number): { live: Lesson[]; next: Lesson[] } {
  const known = lessons.flatMap(lesson => {
    const booked = bookedLesson(lesson)
    return booked ? [{ lesson, booked, status: statusOf(lesson, now) }] : []
  })
  known.sort((a, b) => byStart(a.booked, b.booked))
  const awaiting = known.filter(({ status }) => status === 0)
  const first = awaiting[0]?.booked.start
  return {
    live: known.filter(({ status }) => status === 1).map(({ lesson }) => lesson),
    next: awaiting.filter(({ booked }) => booked.start === first).map(({ lesson }) => lesson),
  }
}

/** The instants at which the clock alone changes the state of a lesson. */
export const changeTimes = (lessons: readonly Lesson[]): number[] =>
  lessons.flatMap(lesson => {
    const booked = bookedLesson(lesson)
    return booked ? [booked.start, booked.end] : []
  })
