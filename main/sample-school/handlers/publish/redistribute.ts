/**
 * Redistribution: which students delay-homework would reach, and which students it has reached (SPEC §4; DESIGN §6).
 */
import type * as v from 'valibot'
import { redistributedEnd, redistributionFault } from '../../../../shared/domain/homework-edits'
import { wireTime } from '../../../../shared/domain/time'
import type { publish } from '../../../../shared/endpoints/publish'
import { progressOf } from '../../data/progress'
import { submitStatusAt } from '../../data/round-times'
import type { Homework, Student } from '../../data/world-types'
import { type HomeworkState, homeworkRow, homeworkStateOf, matchesFilters, pageOf } from '../homework/homework-rows'
import { type Authorised, type Call, Refusal } from '../types'
import { refuseNonAssigning } from './assign'
import { text } from './text'

export const classStudentRow = (student: Student) => ({
  student_id: student.id,
  number: student.number,
  nickname: student.nickname,
  grade_name: student.grade_name,
  class_name: student.class_name,
  team_id: student.team.id,
  team_name: student.team.name,
})

/** When the student with this index submitted; null if they had not submitted by `at`. */
function submittedBy(call: Call, homework: Homework, place: number, at: number): number | null {
  const { submits, last } = progressOf(call.world.seed, homework, place)
  return submits && last <= at ? last : null
}

const places = (homework: Homework): number[] => homework.students.map((_, place) => place)

/** The indices of the students that the last redistribution reached. */
const reachedPlaces = (call: Call, homework: Homework): number[] => {
  const again = homework.redistributed
  return again === null ? [] : places(homework).filter(place => submittedBy(call, homework, place, again.at) === null)
}

const faultOf = (row: HomeworkState) => redistributionFault(row.status, row.homework.students.length - row.submitted)

/** The deadline that the last redistribution replaced. */
function deadlineBefore({ redistributed, past, end }: Homework): number | null {
  if (redistributed === null) return null
  const before = past.find(({ until }) => until === redistributed.at)
  return before?.redistributed?.end ?? before?.end ?? end
}

function redistributionRow(call: Call, row: HomeworkState) {
  const { homework, submitted, deadline } = row
  const fault = faultOf(row)
  const again = homework.redistributed
  const end = fault === null ? redistributedEnd(deadline, call.at) : again?.end
  const previous = deadlineBefore(homework)
  return {
    ...homeworkRow(row),
    can_reissue: fault === null ? (1 as const) : (0 as const),
    reason: fault === null ? '' : text.redistribution[fault],
    unsubmitted_count: homework.students.length - submitted,
    reissue_time: again === null ? null : wireTime(again.at),
    reissue_previous_end_time: previous === null ? null : wireTime(previous),
    reissue_end_time: end === undefined ? null : wireTime(end),
    reached_count: reachedPlaces(call, homework).length,
  }
}

type ListRequest = v.InferOutput<(typeof publish)['reissue-page-list']['request']>

/** Homework that can be redistributed or was redistributed, latest deadline first. */
export function redistributionList(call: Call, { page, limit, team_id, search_title, reissue_type }: ListRequest) {
  const rows = call.world.homeworks
    .map(homework => homeworkStateOf(call, homework))
    .filter(row => matchesFilters(row, { page, limit, team_id, search_title }))
    .filter(row => {
      const can = faultOf(row) === null
      const isRedistributed = row.homework.redistributed !== null
      return reissue_type === undefined ? can || isRedistributed : reissue_type === 1 ? can : isRedistributed
    })
    .sort((a, b) => b.deadline - a.deadline || a.homework.index - b.homework.index)
  const found = pageOf(rows, page, limit)
  return { items: found.items.map(row => redistributionRow(call, row)), total: found.total }
}

/** One homework with all its students; is_target marks the students whom the redistribution reaches. */
export function redistributionDetails(call: Call, homework: Homework) {
  const row = redistributionRow(call, homeworkStateOf(call, homework))
  const before = new Set(reachedPlaces(call, homework))
  const items = homework.students.map((student, place) => {
    const time = submittedBy(call, homework, place, call.at)
    const target = row.can_reissue === 1 ? time === null : before.has(place)
    return {
      ...classStudentRow(student),
      submit_status: submitStatusAt(call.world.seed, homework, place, call.at),
      submit_time: time === null ? null : wireTime(time),
      is_target: target ? (1 as const) : (0 as const),
    }
  })
  return { ...row, items }
}

/** Gives the students who have not submitted seven more days. */
export function redistribute(call: Authorised, homework: Homework): void {
  refuseNonAssigning(call)
  const row = homeworkStateOf(call, homework)
  const fault = faultOf(row)
  if (fault !== null) throw new Refusal(400, text.redistribution[fault])
  const end = redistributedEnd(row.deadline, call.at)
  call.store.commit({ type: 'homework-redistributed', homework: homework.id, at: call.at, end })
}
