/** Runs an import class by class, and stores each step before it is sent. Nothing is sent twice without a look-up. */

import { type Failure, failure } from '../../shared/contract/result'
import type { ImportProgress, ImportRecord, SentRow, SentTeam } from '../../shared/contract/roster'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { isOpenTeam, makeClasses, ofTeam, showClasses, withMadeClasses } from './change-classes'
import { checkTargets, forgetLostClasses } from './check-targets'
import { checkYear } from './check-year'
import { emptyBeforeMove, giveBackNumbers } from './emptied-fields'
import { hold } from './held'
import { orderClasses, type ServerStudent } from './import-order'
import { leaveClass } from './leave-class'
import { readSettled, type Timing } from './read-settled'
import { readStudents, withClass } from './read-students'
import { isRefusal, sendClass } from './send-class'
import { followChanges, isOpen, settleRows, stopNamesakes } from './settle-rows'

interface RunInput extends Timing {
  client: Pick<ApiClient, 'call'>
  record: ImportRecord
  /** `YYYY-MM-DD` in Tokyo. Before the day of the record, only its classes are made. */
  today: string
  /** Aborted between two classes: the run ends then. */
  signal: AbortSignal
  /** Stores the record, and shows it. Rejects if the disk refuses: then nothing more is sent. */
  save(record: ImportRecord, step?: ImportProgress['step']): Promise<void>
  /** Says that it waits for an interrupted request. */
  onWait(): void
}

/** Whether something of an import is left: students, or classes. */
export const isLeft = ({ rows, teams = [] }: ImportRecord): boolean => rows.some(isOpen) || teams.some(isOpenTeam)

/** Whether an import is 年次更新 itself, and not what takes it back. */
const isYear = ({ teams, undoes }: Pick<ImportRecord, 'teams' | 'undoes'>): boolean =>
  teams !== undefined && undoes === undefined

/** Whether the day of the import has not come. */
export const isEarly = ({ day = '' }: ImportRecord, today: string): boolean => day > today

/** What became of the rows that an earlier run has sent; those that did not arrive wait again. */
export const lookUp = (
  rows: readonly SentRow[],
  students: readonly ServerStudent[],
  known: ReadonlySet<string>,
): SentRow[] =>
  settleRows(rows, students, known).map(row =>
    row.state === 'sending' ? { ...row, state: 'waiting' as const, late: 'possible' as const } : row,
  )

/** Who leaves a class frees a number in it: these steps come first. */
function stepsOf(rows: readonly SentRow[], students: readonly ServerStudent[]) {
  const leavers = rows.filter(({ to }) => to.team_id === '')
  const left = [...new Set(leavers.map(({ from }) => from?.team_id ?? ''))]
  const others = rows.filter(({ to }) => to.team_id !== '')
  return [
    ...left.map(team_id => ({ team_id, leaves: true })),
    ...orderClasses(others, students).map(team_id => ({ team_id, leaves: false })),
  ]
}

/** Makes the classes of an import first, and shows them last. Returns the failure that stopped it, if any. */
export async function runImport(input: RunInput): Promise<Failure | undefined> {
  let { record } = input
  const save: RunInput['save'] = (next, step) => {
    record = next
    return input.save(next, step)
  }
  const saveTeams = (teams: readonly SentTeam[]) => save({ ...record, teams: [...teams] })
  if (isYear(record)) {
    const checked = await forgetLostClasses(input.client, record)
    if (!checked.ok) return checked.error
    record = checked.value
  }
  const made = await makeClasses({ client: input.client, teams: record.teams ?? [], save: saveTeams })
  if (made.failure) return made.failure
  if (record.teams) await save({ ...record, rows: withMadeClasses(record.rows, made.teams) })
  if (isEarly(record, input.today)) return undefined
  const targets = isYear(record) ? await checkTargets(input.client, record) : null
  if (targets?.ok === false) return targets.error
  const lost = targets?.value.lost ?? []
  if (lost.length > 0) {
    const [{ to } = {}] = lost
    const message = text.roster.teamGone(`${to?.grade_name ?? ''}${to?.class_name ?? ''}`)
    await save({ ...record, rows: record.rows.map(row => (lost.includes(row) ? hold(row, message) : row)) })
    return failure('status', message).error
  }
  const stopped = await runRows({ ...input, record, save }, targets?.value.names)
  if (stopped || record.rows.some(isOpen)) return stopped
  return (await showClasses({ client: input.client, teams: record.teams ?? [], save: saveTeams })).failure
}

/**
 * Returns the failure that stopped it; undefined if all rows have an outcome, or if the teacher cancelled.
 * @param names the classes of 年次更新: there, a refusal of a class stops the run, so that no half of a school is switched
 *   for good.
 */
async function runRows(run: RunInput, names?: ReadonlyMap<string, string>): Promise<Failure | undefined> {
  const { client, record, signal, save, clock } = run
  const school = await readSettled(run)
  if (!school.ok) return school.error
  if (signal.aborted) return undefined
  let students: ServerStudent[] = school.value
  const known = record.known ?? students.map(({ student_id }) => student_id)
  const isKnown = new Set(known)
  const isFinal = names === undefined ? isRefusal : () => false
  let rows = stopNamesakes(lookUp(record.rows, students, isKnown), students, isKnown)
  let step: ImportProgress['step']
  let { sentAt } = record
  const update = (changed: readonly SentRow[]) => {
    const byRow = new Map(changed.map(row => [row.row, row]))
    rows = rows.map(row => byRow.get(row.row) ?? row)
    if (changed.some(({ state }) => state === 'sending')) sentAt = clock()
    const { known: _known, ...rest } = record
    const isNeeded = rows.some(row => row.late === 'possible' || (row.student_id === undefined && isOpen(row)))
    return save({ ...rest, ...(isNeeded && { known }), ...(sentAt !== undefined && { sentAt }), rows }, step)
  }
  await update([])
  const stale = record.undoes === undefined ? text.roster.stale : text.roster.changedSince
  if (names) {
    rows = followChanges(rows, students)
    const year = await checkYear({ client, rows, students, known: isKnown, stale, signal })
    if (year.failure) {
      await update(year.held)
      return year.failure
    }
  }

  const waiting = () => rows.filter(({ state }) => state === 'waiting')
  const steps = stepsOf(waiting(), students)
  for (const [at, { team_id, leaves }] of steps.entries()) {
    if (signal.aborted) return undefined
    step = { team_id, at: at + 1, of: steps.length }
    // Somebody may have changed the class while the ones before it were sent.
    const now = at === 0 || leaves ? undefined : await readStudents(client, team_id)
    if (now && !now.ok) return now.error
    if (now) students = withClass(students, team_id, now.value)
    rows = stopNamesakes(settleRows(rows, students, isKnown), students, isKnown)
    if (names) rows = followChanges(rows, students)
    const isOfStep = ({ to, from }: SentRow) =>
      leaves ? to.team_id === '' && (from?.team_id ?? '') === team_id : to.team_id === team_id
    const stop = async (error: Failure): Promise<Failure> => {
      const held = rows.filter(row => isOpen(row) && isOfStep(row))
      if (isRefusal(error)) await update(held.map(row => hold(row, names && error.message)))
      return ofTeam(names?.get(team_id) ?? '', error)
    }
    if (!leaves) {
      const emptied = await emptyBeforeMove(client, waiting().filter(isOfStep), students, update)
      students = [...emptied.students]
      if (!emptied.answer.ok && !isFinal(emptied.answer.error)) return stop(emptied.answer.error)
    }
    const input = { client, team_id, rows: waiting().filter(isOfStep), students, stale, isFinal, save: update }
    const result = leaves ? await leaveClass(input) : await sendClass({ ...input, all: waiting(), known: isKnown })
    students = result.students
    await update(result.rows)
    if (result.failure) return stop(result.failure)
    const given = await giveBackNumbers(client, rows, students)
    students = given.students
    if (given.rows.length > 0) await update(given.rows)
  }
  return undefined
}
