/** What takes an import back: each student as before, and who was new leaves the class (accounts cannot be deleted). */
import { type Result, success } from '../../shared/contract/result'
import type { ImportRecord, ImportRow, SentRow, SentTeam } from '../../shared/contract/roster'
import { text } from '../../shared/text'
import { stopClasses } from './change-classes'
import { readSettled, type SettledInput } from './read-settled'
import { lookUp } from './run-import'

/** Nothing more of an import that is taken back as a whole is sent. */
const stopRow = (row: SentRow): SentRow =>
  row.state === 'waiting' ? { ...row, state: 'refused', message: text.roster.takenBack } : row

/** The import as it is to be taken back: what was sent without an answer is looked up first, because it may have arrived. */
export async function lookUpForUndo(
  input: SettledInput,
  wanted: readonly number[] | undefined,
): Promise<Result<ImportRecord>> {
  const { client, record } = input
  let { rows } = record
  if (rows.some(({ state }) => state === 'sending')) {
    const school = await readSettled(input)
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

/** The rows that later imports have taken back. */
const undoneRows = ({ id }: ImportRecord, others: readonly ImportRecord[]): ReadonlySet<number> =>
  new Set(
    others
      .filter(({ undoes }) => undoes === id)
      .flatMap(({ rows }) => rows.flatMap(({ row, state }) => (state === 'done' ? row : []))),
  )

/**
 * The rows that take back those that were carried out, also in part; only those of `wanted`, if it is given, and none
 * that another import has taken back.
 */
export function reversedRows(record: ImportRecord, others: readonly ImportRecord[], wanted?: readonly number[]) {
  const undone = undoneRows(record, others)
  return record.rows
    .filter(({ row, state, freed }) => (state === 'done' || freed === true) && !undone.has(row))
    .filter(({ row }) => wanted === undefined || wanted.includes(row))
    .flatMap(reversed)
}

/** What takes the change of a class back. A class cannot be unmade: it is hidden if nobody is in it. */
const reversedTeam = ({ ref, team_id = ref, name, isNew, hidden }: SentTeam): SentTeam => ({
  ref: team_id,
  name,
  hidden: isNew || hidden === 0 ? 1 : 0,
  state: 'waiting',
})

/**
 * The changes of classes that are taken back with the rows; undefined without 年次更新. With only some of the rows, a
 * class that gets a student again is shown, and one that has lost all who came is hidden.
 */
export function reversedTeams(
  record: ImportRecord,
  others: readonly ImportRecord[],
  wanted?: readonly number[],
): SentTeam[] | undefined {
  const changed = record.teams
    ?.filter(({ state, isNew, team_id }) => (isNew ? team_id !== undefined : state === 'done'))
    .map(reversedTeam)
  if (wanted === undefined || changed === undefined) return changed
  const undone = undoneRows(record, others)
  const isGoingBack = ({ row, state }: SentRow) => state === 'done' && (undone.has(row) || wanted.includes(row))
  const entered = new Set(record.rows.filter(isGoingBack).map(({ from }) => from?.team_id))
  const kept = new Set(record.rows.filter(row => row.state === 'done' && !isGoingBack(row)).map(({ to }) => to.team_id))
  return changed.filter(({ ref, hidden }) => (hidden === 0 ? entered.has(ref) : !kept.has(ref)))
}
