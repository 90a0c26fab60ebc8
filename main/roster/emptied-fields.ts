/** Empties fields of students, and gives emptied numbers back. */
import type { Result } from '../../shared/contract/result'
import type { SentRow } from '../../shared/contract/roster'
import { groupBy } from '../../shared/domain/group-by'
import { withoutLeadingZeros } from '../../shared/domain/students'
import type { ApiClient } from '../http/client'
import type { ServerStudent } from './import-order'
import { partsOf } from './parts-of'
import { isUnchanged } from './settle-rows'

type Client = Pick<ApiClient, 'call'>
type EmptyField = 'number' | 'grade_name' | 'class_name'

/** How many students one call empties: the request names them all. */
const perCall = 200

/** Empties a field of these students of a class. Returns the first failure. */
export async function emptyField(
  client: Client,
  team_id: string,
  field: EmptyField,
  ids: readonly string[],
): Promise<Result<unknown>> {
  for (const part of partsOf(ids, perCall)) {
    const student_ids = part.join(',')
    const done = await client.call('reset-students-info', { team_id, student_ids, [`reset_${field}`]: 1 })
    if (!done.ok) return done
  }
  return { ok: true, value: null }
}

/** Empties the fields that are to be empty: an empty cell of an import changes nothing. Returns the first failure. */
export async function clearFields(
  client: Client,
  team_id: string,
  rows: readonly SentRow[],
  before: ReadonlyMap<string, ServerStudent>,
): Promise<Result<unknown>> {
  for (const field of ['number', 'grade_name', 'class_name'] as const) {
    const ids = rows.flatMap(({ student_id = '', from, to }) =>
      to[field] === '' && from?.[field] !== '' && before.get(student_id)?.[field] ? student_id : [],
    )
    const done = await emptyField(client, team_id, field, ids)
    if (!done.ok) return done
  }
  return { ok: true, value: null }
}

/** Whether a student goes into another class without a number, and has one. */
export const isMovedEmpty = (row: SentRow, student: ServerStudent): boolean =>
  student.team_id !== '' && student.team_id !== row.to.team_id && row.to.number === '' && student.number !== ''

/**
 * Who goes into another class without a number gives hers up first: somebody there may have it. `save` gets the rows
 * with their marks before.
 */
export async function emptyBeforeMove(
  client: Client,
  rows: readonly SentRow[],
  students: readonly ServerStudent[],
  save: (marked: readonly SentRow[]) => Promise<void>,
): Promise<{ students: readonly ServerStudent[]; answer: Result<unknown> }> {
  const byId = new Map(students.map(student => [student.student_id, student]))
  const going = rows.flatMap(row => {
    const student = byId.get(row.student_id ?? '')
    const isEmptied = student !== undefined && isMovedEmpty(row, student) && isUnchanged(row, student)
    return isEmptied ? [{ row, student }] : []
  })
  if (going.length === 0) return { students, answer: { ok: true, value: null } }
  await save(going.map(({ row }) => ({ ...row, freed: true as const })))
  for (const [team_id, group] of groupBy(going, ({ student }) => student.team_id)) {
    const ids = group.map(({ student }) => student.student_id)
    const answer = await emptyField(client, team_id, 'number', ids)
    if (!answer.ok) return { students, answer }
  }
  const emptied = new Set(going.map(({ student }) => student.student_id))
  return {
    students: students.map(student => (emptied.has(student.student_id) ? { ...student, number: '' } : student)),
    answer: { ok: true, value: null },
  }
}

/** Gives back the numbers that were emptied in vain, as far as they are free. Such a row is not `freed` any more. */
export async function giveBackNumbers(
  client: Client,
  rows: readonly SentRow[],
  students: readonly ServerStudent[],
): Promise<{ rows: SentRow[]; students: ServerStudent[] }> {
  const keyOf = (team_id: string, number: string) => `${team_id} ${withoutLeadingZeros(number)}`
  const used = new Set(students.map(({ team_id, number }) => keyOf(team_id, number)))
  const byId = new Map(students.map(student => [student.student_id, student]))
  const given: SentRow[] = []
  for (const { freed, ...row } of rows) {
    const student = byId.get(row.student_id ?? '')
    if (freed !== true || row.state === 'done' || student === undefined || row.from === undefined) continue
    const { number, team_id } = row.from
    if (student.number === '') {
      if (student.team_id !== team_id || used.has(keyOf(team_id, number))) continue
      const back = await client.call('change-student-info', { student_id: student.student_id, number })
      if (!back.ok) continue
      used.add(keyOf(team_id, number))
      byId.set(student.student_id, { ...student, number })
    }
    given.push(row)
  }
  return { rows: given, students: [...byId.values()] }
}
