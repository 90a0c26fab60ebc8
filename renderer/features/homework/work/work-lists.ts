/**
 * The homework that needs a teacher now, for the home page and for the homework list, so that both agree. Pure
 * functions.
 */
import { isStatus, statuses } from '../../../../shared/domain/statuses'
import { midnight, parseJst } from '../../../../shared/domain/time'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { type SeenPapers, unseenCount } from '../seen/seen-papers'
import { workSince } from './work-request'

export type Homework = EndpointResponse<'my-homework-list'>['items'][number]

interface At {
  now: number
  seen: SeenPapers
}

const isRunning = ({ status }: Homework): boolean => isStatus(status) && statuses[status].filter === 'inProgress'

/** How many of its submissions the teacher has not looked at; none of homework that ended long ago. */
export const unseenOf = (homework: Homework, { now, seen }: At): number =>
  (parseJst(homework.end_time) ?? now) < (parseJst(workSince(now)) ?? 0) ? 0 : unseenCount(seen, homework)

/** What a teacher has to look after; the definition of each in words is in `text.ts`. */
export const workFilters = {
  due: (homework, { now }) => isRunning(homework) && (parseJst(homework.end_time) ?? Infinity) < midnight(now, 2),
  few(homework, { now }) {
    const [start, end] = [parseJst(homework.start_time), parseJst(homework.end_time)]
    const isHalfOver = start !== null && end !== null && now >= (start + end) / 2
    return isRunning(homework) && isHalfOver && homework.submitted_count * 2 < homework.student_count
  },
  unseen: (homework, at) => unseenOf(homework, at) > 0,
} satisfies Record<string, (homework: Homework, at: At) => boolean>

export type WorkFilter = keyof typeof workFilters

export const workFilterNames = Object.keys(workFilters) as WorkFilter[]

export const isWorkFilter = (value: string): value is WorkFilter => Object.hasOwn(workFilters, value)

/** The homework of one filter, in the given order. */
export const workOf = (homeworks: readonly Homework[], filter: WorkFilter, at: At): Homework[] =>
  homeworks.filter(homework => workFilters[filter](homework, at))

const unique = (homeworks: readonly Homework[]): Homework[] => [
  ...new Map(homeworks.map(homework => [homework.homework_id, homework])).values(),
]

/** The homework that needs the teacher first: deadlines, then missing submissions, then papers to look at. */
export const urgentWork = (homeworks: readonly Homework[], at: At): Homework[] =>
  unique(workFilterNames.flatMap(filter => workOf(homeworks, filter, at)))

/**
 * Where the next new submission is searched: in the homework with submissions that the teacher has not looked at, the
 * most urgent first. Then where she has looked before: the counts do not tell whether a student has submitted again.
 */
export function searchedForNew(homeworks: readonly Homework[], at: At): Homework[] {
  const ordered = unique([...urgentWork(homeworks, at), ...homeworks])
  const hasUnseen = (homework: Homework) => unseenOf(homework, at) > 0
  const isKnown = ({ homework_id, submitted_count }: Homework) => submitted_count > 0 && homework_id in at.seen
  return [...ordered.filter(hasUnseen), ...ordered.filter(each => !hasUnseen(each) && isKnown(each))]
}

/** All submissions that the teacher has not looked at. */
export const unseenTotal = (homeworks: readonly Homework[], at: At): number =>
  homeworks.reduce((sum, homework) => sum + unseenOf(homework, at), 0)
