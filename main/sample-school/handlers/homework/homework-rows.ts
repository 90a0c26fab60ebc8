/** One row of the homework list, and its filters (SPEC §7 my-homework-page-list; WIRE "List of homework"). */
import type * as v from 'valibot'
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { type finishTypes, type Status, statuses } from '../../../../shared/domain/statuses'
import { day, parseJst, wireTime } from '../../../../shared/domain/time'
import type { homeworkRows } from '../../../../shared/endpoints/homework'
import { deadlineAt, statusAt } from '../../data/homework-status'
import { compareNaturally } from '../../data/natural-order'
import { submittedAt } from '../../data/progress'
import type { Homework } from '../../data/world-types'
import type { Call } from '../types'

export interface HomeworkState {
  homework: Homework
  submitted: number
  status: Status
  deadline: number
}

/** The status of a homework at the time of the call. */
export function homeworkStateOf(call: Call, homework: Homework): HomeworkState {
  const submitted = submittedAt(call.world.seed, homework, call.at)
  return {
    homework,
    submitted,
    status: statusAt(homework, call.at, submitted),
    deadline: deadlineAt(homework, call.at),
  }
}

/** The row in the list. */
export function homeworkRow({ homework, submitted, status, deadline }: HomeworkState) {
  return {
    homework_id: homework.id,
    title: homework.title,
    homework_type: homework.type,
    origin_type: homework.origin,
    status,
    team_ids: homework.teams.map(team => team.id).join(','),
    team_names: homework.teams.map(team => team.name),
    start_time: wireTime(homework.start),
    end_time: wireTime(deadline),
    required_times: homework.requiredTimes,
    delay: homework.delay,
    student_count: homework.students.length,
    submitted_count: submitted,
    topic_count: homework.topics.length,
    ...homework.switches,
  }
}

export type Filters = v.InferOutput<(typeof homeworkRows)['my-homework-page-list']['request']>

const kindOf: Record<NonNullable<Filters['finish_type']>, keyof typeof finishTypes> = {
  1: 'inProgress',
  2: 'ended',
  3: 'awaiting',
}

/** Whether a row passes the filters. The dates of the filter are a period that the homework's period must overlap. */
export function matchesFilters(row: HomeworkState, filters: Filters): boolean {
  const { homework } = row
  const words = normalizeForSearch(filters.search_title ?? '')
  const searched = () =>
    filters.search_type === 'topic' ? homework.topics.map(topic => topic.title) : [homework.title]
  const from = filters.start_time === undefined ? null : parseJst(filters.start_time)
  const until = filters.end_time === undefined ? null : parseJst(filters.end_time)
  const equal = <T>(wanted: T | undefined, value: T) => wanted === undefined || wanted === value
  return (
    (filters.team_id === undefined || homework.teams.some(team => team.id === filters.team_id)) &&
    equal(filters.homework_type, homework.type) &&
    equal(filters.origin_type, homework.origin) &&
    equal(filters.has_required_times, homework.requiredTimes) &&
    equal(filters.has_delay, homework.delay) &&
    (filters.finish_type === undefined || statuses[row.status].filter === kindOf[filters.finish_type]) &&
    (words === '' || searched().some(title => normalizeForSearch(title).includes(words))) &&
    (from === null || row.deadline >= from) &&
    (until === null || homework.start < until + day)
  )
}

type SortField = NonNullable<Filters['sort_field']>

const comparators: Record<SortField, (a: HomeworkState, b: HomeworkState) => number> = {
  title: (a, b) => compareNaturally(a.homework.title, b.homework.title),
  start_time: (a, b) => a.homework.start - b.homework.start,
  end_time: (a, b) => a.deadline - b.deadline,
  submitted_count: (a, b) => a.submitted - b.submitted,
}

/** Sorts by the field (title ascending by default, SPEC §9). Equal rows are in the order of their ids. */
export function sortHomework(
  rows: HomeworkState[],
  field: SortField = 'title',
  order: 'asc' | 'desc' = 'asc',
): HomeworkState[] {
  const sign = order === 'desc' ? -1 : 1
  return [...rows].sort((a, b) => sign * comparators[field](a, b) || a.homework.index - b.homework.index)
}

/** One page of a list; pages count from 1. */
export const pageOf = <T>(rows: T[], page: number, limit: number): { items: T[]; total: number } => ({
  items: rows.slice((page - 1) * limit, page * limit),
  total: rows.length,
})
