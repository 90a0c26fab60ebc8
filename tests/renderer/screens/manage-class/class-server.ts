/** A class that behaves like the server's: it is searched, sorted, paged and changed, and refuses a number twice. */
import type { Student } from '../../../../renderer/screens/manage-class/student-cells'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { student } from './samples'

const changes = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export interface ClassServer {
  students: Student[]
  of(id: string): Student
}

/** @param school the number of all students of the school. */
export function serveClass(fake: FakeBridge, count: number, school = 400): ClassServer {
  const students = Array.from({ length: count }, (_, at) =>
    student(`s-${at + 1}`, { number: String(at + 1), nickname: `生徒 ${at + 1}` }),
  )
  const of = (id: string): Student => {
    const found = students.find(each => each.student_id === id)
    if (!found) throw new Error(`no student ${id}`)
    return found
  }
  const list = (items: Student[]) => success({ items: items.map(item => ({ ...item })), total: items.length })
  fake.api('team-info', ({ team_id }) =>
    success({
      id: team_id,
      name: '2年A組',
      allow_join: 1,
      sort: 1,
      student_count: students.length,
      hidden: 0,
      homework_count: 3,
      open_homework_count: 2,
    }),
  )
  fake.api('student-page-rows', ({ team_id, kw = '', page, limit = 20, sort_field = 'number', sort_order }) => {
    if (team_id === undefined) return success({ items: [], total: school })
    const found = students.filter(
      each => each.team_id === team_id && `${each.nickname} ${each.student_id}`.includes(kw),
    )
    found.sort((a, b) => a[sort_field].localeCompare(b[sort_field], 'ja', { numeric: true }))
    if (sort_order === 'desc') found.reverse()
    const items = found.slice((page - 1) * limit, page * limit).map(item => ({ ...item }))
    return success({ items, total: found.length })
  })
  fake.api('search-student', ({ kw }) => list(students.filter(each => each.student_id === kw)))
  fake.api('change-student-info', ({ student_id, ...fields }) => {
    const { number = '' } = fields
    const isTaken = students.some(each => each.student_id !== student_id && number !== '' && each.number === number)
    if (isTaken) return refusal(400, `番号「${number}」は同じクラスの別の生徒が使っています。`)
    Object.assign(of(student_id), changes(fields))
    return success(null)
  })
  const changeAll = (student_ids: string, fields: object) => {
    for (const id of student_ids.split(',')) Object.assign(of(id), changes(fields))
    return success(null)
  }
  fake.api('batch-change-grade-name', ({ student_ids, grade_name }) => changeAll(student_ids, { grade_name }))
  fake.api('batch-change-class-name', ({ student_ids, class_name }) => changeAll(student_ids, { class_name }))
  fake.api('reset-students-info', ({ student_ids = '', ...reset }) =>
    changeAll(student_ids, {
      number: reset.reset_number === 1 ? '' : undefined,
      grade_name: reset.reset_grade_name === 1 ? '' : undefined,
      class_name: reset.reset_class_name === 1 ? '' : undefined,
    }),
  )
  const leave = (ids: string) => changeAll(ids, { team_id: '' })
  fake.api('team-leave', ({ student_id }) => leave(student_id))
  fake.api('student-batch-leave', ({ student_ids }) => leave(student_ids))
  fake.api('change-student-password-safe', ({ student_id }) => changeAll(student_id, { password_changed: 1 }))
  return { students, of }
}
