/** Changes of students and their accounts (SPEC §7 Teams and students). */
import * as v from 'valibot'
import { byNumber, findStudent, findTeam, join, leave } from '../../data/classes'
import { noTeam, type Student } from '../../data/world-types'
import { change } from './change'
import type { School } from './index'

/**
 * A class that a student has left. Times in milliseconds; `joined` is 0 if the student was in the class from the start.
 */
interface FormerClass {
  team: string
  name: string
  joined: number
  left: number
}

export const studentState = () => ({
  /** Changed passwords by student. */
  studentPasswords: new Map<string, { salt: string; hash: string }>(),
  /** By student, oldest first. */
  branches: new Map<string, FormerClass[]>(),
  /** When the student joined their current class. */
  joined: new Map<string, number>(),
})

/** Removes the student from their class, if any, and records the class as a former one. */
export function leaveClass({ state }: School, student: Student, at: number): void {
  const { team } = student
  if (team === noTeam) return
  const joined = state.joined.get(student.id) ?? student.since
  const past = state.branches.get(student.id) ?? []
  past.push({ team: team.id, name: team.name, joined, left: at })
  state.branches.set(student.id, past)
  state.joined.delete(student.id)
  leave(student)
}

const ids = v.array(v.string())

const fields = {
  nickname: v.optional(v.string()),
  number: v.optional(v.string()),
  grade_name: v.optional(v.string()),
  class_name: v.optional(v.string()),
}

/** `index`: for an account that is created with the import. */
const importedRow = v.object({ student: v.string(), team: v.string(), index: v.optional(v.number()), ...fields })

type Fields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>

function changeFields(student: Student, { nickname, number, grade_name, class_name }: Fields): void {
  student.nickname = nickname ?? student.nickname
  student.number = number ?? student.number
  student.grade_name = grade_name ?? student.grade_name
  student.class_name = class_name ?? student.class_name
}

function importRow(school: School, row: v.InferOutput<typeof importedRow>, at: number): void {
  const { world, state } = school
  const team = findTeam(world, row.team)
  let student = findStudent(world, row.student)
  if (student === undefined && row.index !== undefined) {
    const empty = { nickname: '', number: '', grade_name: '', class_name: '' }
    student = { id: row.student, index: row.index, ...empty, team: noTeam, since: at }
    world.students.push(student)
  }
  if (student === undefined) return
  changeFields(student, row)
  if (team === undefined) return
  if (team !== student.team) {
    leaveClass(school, student, at)
    state.joined.set(student.id, at)
  }
  join(student, team)
}

export const studentChanges = {
  'students-left': change({ team: v.string(), students: ids, at: v.number() }, (school, { team, students, at }) => {
    for (const id of students) {
      const student = findStudent(school.world, id)
      if (student?.team.id === team) leaveClass(school, student, at)
    }
  }),
  'students-imported': change({ at: v.number(), rows: v.array(importedRow) }, (school, { at, rows }) => {
    for (const row of rows) importRow(school, row, at)
  }),
  'students-changed': change({ students: ids, ...fields }, ({ world }, { students, ...newFields }) => {
    for (const id of students) {
      const student = findStudent(world, id)
      if (student === undefined) continue
      changeFields(student, newFields)
      student.team.students.sort(byNumber)
    }
  }),
  'student-password': change(
    { student: v.string(), salt: v.string(), hash: v.string() },
    ({ state }, { student, salt, hash }) => void state.studentPasswords.set(student, { salt, hash }),
  ),
}
