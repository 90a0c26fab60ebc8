/** Students out of a sheet: each row is taken, or refused with its own sentence (SPEC §5, §7 import-students-list). */
import { bareNumber, type StudentFields, studentFault, tidyFields } from '../../../../shared/domain/students'
import { findStudent } from '../../data/classes'
import type { Student, Team } from '../../data/model'
import { type Call, Refusal } from '../types'
import { faultText } from './fields'
import { text } from './text'

/** One row as it was sent; `team` undefined where no class has that name. */
export interface ImportRow extends StudentFields {
  student_id?: string | undefined
  team: Team | undefined
  team_name: string
}

/** Which numbers of a class are taken, and by whom; filled as rows are accepted. */
function createNumbers() {
  const byTeam = new Map<Team, Map<string, string>>()
  const of = (team: Team) => {
    const own = team.students.filter(student => student.number !== '')
    const known = byTeam.get(team) ?? new Map(own.map(student => [bareNumber(student.number), student.id]))
    byTeam.set(team, known)
    return known
  }
  return {
    holder: (team: Team, number: string) => of(team).get(bareNumber(number)),
    /** The student has this number in that class, and none in the class that he was in. */
    take(team: Team, number: string, id: string, from: Student | undefined) {
      if (from !== undefined && from.team.id !== '') {
        const before = of(from.team)
        for (const [taken, holder] of before) if (holder === id) before.delete(taken)
      }
      if (number !== '') of(team).set(bareNumber(number), id)
    },
  }
}

const refuse = (message: string): never => {
  throw new Refusal(400, message)
}

/** The fields that a row says; an empty cell of who has an account says nothing. */
function said(row: ImportRow, known: Student | undefined): StudentFields {
  const fields = tidyFields(row)
  if (known === undefined) return { nickname: '', number: '', grade_name: '', class_name: '', ...fields }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** Checks the rows in their order, and commits those that are right; `check`: only says what would come of it. */
export function importRows(call: Call, rows: ImportRow[], check: boolean) {
  const { world } = call
  const numbers = createNumbers()
  const seen = new Set<string>()
  let made = 0

  function accept(row: ImportRow) {
    const id = (row.student_id ?? '').trim()
    const known = id === '' ? undefined : findStudent(world, id)
    if (id !== '' && known === undefined) refuse(text.row.noStudent(id))
    if (seen.has(id)) refuse(text.row.twice(id))
    const team = row.team ?? refuse(text.row.noTeam(row.team_name))
    const fields = said(row, known)
    const fault = studentFault(fields)
    if (fault !== null) refuse(faultText(fault))
    const number = fields.number ?? known?.number ?? ''
    const index = world.students.length + made
    const student = known?.id ?? `s-${index + 1}`
    const holder = number === '' ? undefined : numbers.holder(team, number)
    if (holder !== undefined && holder !== student) refuse(text.row.sameNumber(number))
    numbers.take(team, number, student, known)
    if (known === undefined) made++
    else seen.add(id)
    return { student, team: team.id, ...(known === undefined && { index }), ...fields }
  }

  const accepted: ReturnType<typeof accept>[] = []
  const items = rows.map((row, at) => {
    try {
      const right = accept(row)
      accepted.push(right)
      // Where it is only checked, an account that would be made has no ID yet.
      return { row: at + 1, ...(!(check && 'index' in right) && { student_id: right.student }) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { row: at + 1, errmsg: error.message }
    }
  })
  if (!check && accepted.length > 0) call.store.commit({ type: 'students-imported', at: call.at, rows: accepted })
  return { success_count: accepted.length, fail_count: rows.length - accepted.length, items }
}
