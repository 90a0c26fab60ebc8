/** The dates of a lesson, one or weekly, and what happens on each. Pure functions. */
import { holidayOn } from '../../../shared/domain/holiday-name'
import type { Interval } from '../../../shared/domain/intervals'
import { type Clash, clashesOf, weeklyStarts } from '../../../shared/domain/lesson-clashes'
import { isSameLesson } from '../../../shared/domain/lessons'
import { limits } from '../../../shared/domain/limits'
import { parseJst, wireDate } from '../../../shared/domain/time'
import { fieldInstant } from '../../features/homework/draft/field-times'
import { bookedLesson, type Lesson } from '../../features/lessons/lesson-times'
import { fieldsOf, type LessonDraft } from './lesson-draft'

/**
 * `made`: this lesson is on the server already. `clash`: another lesson of the teacher is at this time. `taken`: another
 * teacher has the room. `without`: left out, by the teacher or as a holiday.
 */
export type DateState = 'held' | 'without' | 'clash' | 'taken' | 'made'

export interface LessonDate extends Interval {
  /** `YYYY-MM-DD`. */
  date: string
  holiday: string | null
  state: DateState
  clashes: readonly Clash[]
}

/** The times of all dates, if start and end are a valid lesson; a weekly lesson without a last day has its first date. */
export function datesOf({ start, end, weekly, until }: LessonDraft): Interval[] {
  const [first, firstEnd] = [fieldInstant(start), fieldInstant(end)]
  if (first === null || firstEnd === null || firstEnd <= first) return []
  if (firstEnd - first > limits.lesson.hours * 3_600_000) return []
  const lastDay = parseJst(until)
  const starts = weekly && lastDay !== null ? weeklyStarts(first, lastDay) : [first]
  return starts.map(each => ({ start: each, end: each + firstEnd - first }))
}

/** Whether the lesson is held on this date: on holidays only if the teacher says so, where it is weekly. */
function isWanted({ weekly, without, onHolidays }: LessonDraft, date: string, holiday: string | null): boolean {
  if (!weekly) return true
  return holiday === null ? !without.includes(date) : onHolidays.includes(date)
}

/** The ids of the free rooms on each date; undefined where they are not known. */
export type FreeRooms = readonly (readonly string[] | undefined)[]

interface Known {
  /** The teacher's lessons that are still to come. */
  lessons: readonly Lesson[]
  freeRooms: FreeRooms
  /** The lesson that is being changed. */
  id?: string | undefined
}

/** What happens on each date. */
export function lessonDates(draft: LessonDraft, { lessons, freeRooms, id }: Known): LessonDate[] {
  const booked = lessons.flatMap(lesson => bookedLesson(lesson) ?? [])
  return datesOf(draft).map((times, at) => {
    const date = wireDate(times.start)
    const holiday = holidayOn(date)
    const clashes = clashesOf({ ...times, id, teams: draft.teams, room: draft.room }, booked)
    const isMade = id === undefined && lessons.some(lesson => isSameLesson(lesson, fieldsOf(draft, times)))
    const isTaken = draft.room !== '' && freeRooms[at]?.includes(draft.room) === false
    const state = isMade
      ? 'made'
      : !isWanted(draft, date, holiday)
        ? 'without'
        : clashes.length > 0
          ? 'clash'
          : isTaken
            ? 'taken'
            : 'held'
    return { ...times, date, holiday, state, clashes }
  })
}

/** Takes a date out, or puts it back. */
export function toggleDate(draft: LessonDraft, { date, holiday }: Pick<LessonDate, 'date' | 'holiday'>) {
  const key = holiday === null ? 'without' : 'onHolidays'
  const dates = draft[key]
  return { [key]: dates.includes(date) ? dates.filter(each => each !== date) : [...dates, date] }
}

/** The lessons with which a lesson on its only date clashes. */
export const clashesOn = ([only]: readonly LessonDate[]): readonly Clash[] =>
  only?.state === 'clash' ? only.clashes : []
