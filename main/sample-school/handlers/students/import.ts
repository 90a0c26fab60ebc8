/**
 * Imports students from a sheet: each row is accepted, or refused with its own message (SPEC §5, §7
 * import-students-list).
 */
import { type StudentFields, studentFault, tidyFields, withoutLeadingZeros } from '../../../../shared/domain/students'
import { findStudent } from '../../data/classes'
import type { Student, Team } from '../../data/world-types'
import { type Call, Refusal } from '../types'
import { faultText } from './fields'
import { text } from './text'

/** One row of the request; `team` is undefined if no class has that name. */
export interface ImportRow extends StudentFields {
  student_id?: string | undefined
  team: Team | undefined
  team_name: string
}

/** The student who has each number of a class; updated when a row is accepted. */
function createNumbers() {
  const byTeam = new Map<Team, Map<string, string>>()
  const of = (team: Team) => {
    const numbered = team.students.filter(student => student.number !== '')
    const known =
      byTeam.get(team) ?? new Map(numbered.map(student => [withoutLeadingZeros(student.number), student.id]))
    byTeam.set(team, known)
    return known
  }
  return {
    holder: (team: Team, number: string) => of(team).get(withoutLeadingZeros(number)),
    /** Records that the student now has this number in that class, and no number in their earlier class. */
    take(team: Team, number: string, id: string, from: Student | undefined) {
      if (from !== undefined && from.team.id !== '') {
        const before = of(from.team)
        for (const [number, holder] of before) if (holder === id) before.delete(number)
      }
      if (number !== '') of(team).set(withoutLeadingZeros(number), id)
    },
  }
}

const refuse = (message: string): never => {
  throw new Refusal(400, message)
}

/** The fields of a row. For an existing account an empty cell changes nothing. */
function fieldsOf(row: ImportRow, known: Student | undefined): StudentFields {
  const fields = tidyFields(row)
  if (known === undefined) return { nickname: '', number: '', grade_name: '', class_name: '', ...fields }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** Checks the rows in order and writes the valid ones. With `check` it writes nothing and only reports the result. */
export function importRows(call: Call, rows: ImportRow[], check: boolean) {
  const { world } = call
  const numbers = createNumbers()
  const seen = new Set<string>()
  let createdCount = 0

  function accept(row: ImportRow) {
    const id = (row.student_id ?? '').trim()
    const known = id === '' ? undefined : findStudent(world, id)
    if (id !== '' && known === undefined) refuse(text.row.noStudent(id))
    if (seen.has(id)) refuse(text.row.repeatedStudent(id))
    const team = row.team ?? refuse(text.row.noTeam(row.team_name))
    const fields = fieldsOf(row, known)
    const fault = studentFault(fields)
    if (fault !== null) refuse(faultText(fault))
    const number = fields.number ?? known?.number ?? ''
    const index = world.students.length + createdCount
    const student = known?.id ?? `s-${index + 1}`
    const holder = number === '' ? undefined : numbers.holder(team, number)
    if (holder !== undefined && holder !== student) refuse(text.row.sameNumber(number))
    numbers.take(team, number, student, known)
    if (known === undefined) createdCount++
    else seen.add(id)
    return { student, team: team.id, ...(known === undefined && { index }), ...fields }
  }

  const accepted: ReturnType<typeof accept>[] = []
  const items = rows.map((row, at) => {
    try {
      const right = accept(row)
      accepted.push(right)
      // In a check, a new account has no ID yet.
      return { row: at + 1, ...(!(check && 'index' in right) && { student_id: right.student }) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { row: at + 1, errmsg: error.message }
    }
  })
  if (!check && accepted.length > 0) call.store.commit({ type: 'students-imported', at: call.at, rows: accepted })
  return { success_count: accepted.length, fail_count: rows.length - accepted.length, items }
}
