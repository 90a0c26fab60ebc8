/** Students: search, change, move, import, export (SPEC §7 Teams and students). */

import { limits } from '../../../../shared/domain/limits'
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { tidyText } from '../../../../shared/domain/text-rules'
import { wireTime } from '../../../../shared/domain/time'
import type { students } from '../../../../shared/endpoints/students'
import { findTopic } from '../../data/create-world'
import type { Student } from '../../data/world-types'
import { text as school } from '../../text'
import { pageOf } from '../homework/homework-rows'
import { teamOf } from '../teams/team-rows'
import { type Call, existing, type Handlers } from '../types'
import { changeStudents } from './fields'
import { importRows } from './import'
import { changePassword, passwordRow } from './passwords'
import { studentsSheet, templateSheet } from './sheets'
import { membersOf, search, sortStudents, studentOf, studentRow } from './student-rows'
import { topicDetails } from './topic'

/** The maximum number of search results. */
const longestSearch = 100

function remove(call: Call, team: string, ids: string): null {
  const students = membersOf(call, teamOf(call, team), ids).map(student => student.id)
  call.store.commit({ type: 'students-left', team, students, at: call.at })
  return null
}

const timeOf = (instant: number): string | null => (instant === 0 ? null : wireTime(instant))

/** The classes of a student, the current one first. */
function classHistory({ store }: Call, { id, team, since }: Student) {
  const { state } = store
  const past = (state.branches.get(id) ?? []).map(one => ({
    team_id: one.team,
    team_name: one.name,
    is_current: 0 as const,
    join_time: timeOf(one.joined),
    leave_time: wireTime(one.left),
  }))
  if (team.id === '') return past.reverse()
  const joined = timeOf(state.joined.get(id) ?? since)
  const current = { team_id: team.id, team_name: team.name, is_current: 1 as const, join_time: joined }
  return [current, ...past.reverse()]
}

export const studentHandlers: Handlers<keyof typeof students> = {
  'student-page-rows'(request, call) {
    const found = sortStudents(search(call, request.kw, request.team_id), request.sort_field, request.sort_order)
    const { items, total } = pageOf(found, request.page, request.limit ?? limits.pageSizes.list)
    return { items: items.map(student => studentRow(call, student)), total }
  },

  'search-student'(request, call) {
    const found = normalizeForSearch(request.kw) === '' ? [] : search(call, request.kw)
    return { items: found.slice(0, longestSearch).map(student => studentRow(call, student)), total: found.length }
  },

  'student-branch-rows'(request, call) {
    const items = classHistory(call, studentOf(call, request.student_id))
    return { items, total: items.length }
  },

  'team-leave': (request, call) => remove(call, request.team_id, studentOf(call, request.student_id).id),
  'student-batch-leave': (request, call) => remove(call, request.team_id, request.student_ids),

  'change-student-password-safe': (request, call) =>
    changePassword(call, studentOf(call, request.student_id), request.password),

  'get-student-initial-pwd-list'(request, call) {
    const students = membersOf(call, teamOf(call, request.team_id), request.student_ids)
    return { items: students.map(student => passwordRow(call, student)), total: students.length }
  },

  'import-students-list'(request, call) {
    const byName = new Map(call.world.teams.map(team => [tidyText(team.name), team]))
    const rows = request.students.map(row => {
      const team_name = tidyText(row.team_name)
      return { ...row, team_name, team: byName.get(team_name) }
    })
    return importRows(call, rows, request.check_only === 1)
  },

  'import-team-students-list'(request, call) {
    const team = teamOf(call, request.team_id)
    const rows = request.students.map(row => ({ ...row, team, team_name: team.name }))
    return importRows(call, rows, request.check_only === 1)
  },

  'change-student-info'({ student_id, ...fields }, call) {
    return changeStudents(call, [studentOf(call, student_id)], fields)
  },

  'batch-change-grade-name': ({ team_id, student_ids, grade_name }, call) =>
    changeStudents(call, membersOf(call, teamOf(call, team_id), student_ids), { grade_name }),
  'batch-change-class-name': ({ team_id, student_ids, class_name }, call) =>
    changeStudents(call, membersOf(call, teamOf(call, team_id), student_ids), { class_name }),

  'reset-students-info'(request, call) {
    const students = membersOf(call, teamOf(call, request.team_id), request.student_ids)
    return changeStudents(call, students, {
      ...(request.reset_number === 1 && { number: '' }),
      ...(request.reset_grade_name === 1 && { grade_name: '' }),
      ...(request.reset_class_name === 1 && { class_name: '' }),
    })
  },

  'export-students-xls': (request, call) => studentsSheet(call, teamOf(call, request.team_id)),

  'import-students-template'({ team_id }, call) {
    return templateSheet(call, team_id === undefined ? undefined : teamOf(call, team_id))
  },

  'student-homework-topic-details'(request, call) {
    const topic = existing(findTopic(call.world, request.topic_id), school.noTopic)
    return topicDetails(call, studentOf(call, request.student_id), topic)
  },
}
