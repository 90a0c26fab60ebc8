/** What takes an import back: each student as before, and who was new leaves the class (accounts cannot be deleted). */
import { type Result, success } from '../../shared/contract/result'
import type { ImportRecord, ImportRow, SentRow } from '../../shared/contract/roster'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { stopClasses } from './change-classes'
import { readStudents } from './read-students'
import { lookUp } from './run-import'

/** Nothing more of an import that is taken back as a whole is sent. */
const stopRow = (row: SentRow): SentRow =>
  row.state === 'waiting' ? { ...row, state: 'refused', message: text.roster.takenBack } : row

/** The import as it is to be taken back: what was sent without an answer is looked up first, because it may have arrived. */
export async function lookUpForUndo(
  client: Pick<ApiClient, 'call'>,
  record: ImportRecord,
  wanted?: readonly number[],
): Promise<Result<ImportRecord>> {
  let { rows } = record
  if (rows.some(({ state }) => state === 'sending')) {
    const school = await readStudents(client, undefined)
    if (!school.ok) return school
    rows = lookUp(rows, school.value, new Set(record.known ?? school.value.map(({ student_id }) => student_id)))
  }
  if (wanted !== undefined) return success({ ...record, rows })
  const teams = await stopClasses(client, record.teams ?? [])
  if (!teams.ok) return teams
  return success({ ...record, rows: rows.map(stopRow), ...(record.teams && { teams: teams.value }) })
}

function reversed({ row, student_id, from, to, after = to, state }: SentRow): ImportRow[] {
  const one = { row, ...(student_id !== undefined && { student_id }) }
  if (state === 'done') return [{ ...one, from: after, to: from ?? { ...after, team_id: '' } }]
  // The row was not carried out, but the number was emptied for another student.
  return from === undefined ? [] : [{ ...one, from: { ...from, number: '' }, to: from }]
}

/**
 * The rows that take back those that were carried out, also in part; only those of `wanted`, if it is given, and none
 * that another import has taken back.
 */
export function reversedRows(record: ImportRecord, others: readonly ImportRecord[], wanted?: readonly number[]) {
  const undone = new Set(
    others
      .filter(({ undoes }) => undoes === record.id)
      .flatMap(({ rows }) => rows.flatMap(({ row, state }) => (state === 'done' ? row : []))),
  )
  return record.rows
    .filter(({ row, state, freed }) => (state === 'done' || freed === true) && !undone.has(row))
    .filter(({ row }) => wanted === undefined || wanted.includes(row))
    .flatMap(reversed)
}
