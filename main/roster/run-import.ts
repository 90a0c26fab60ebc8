/** Runs an import class by class, and stores each step before it is sent. Nothing is sent twice without a look-up. */

import type { Failure } from '../../shared/contract/result'
import type { ImportRecord, SentRow } from '../../shared/contract/roster'
import { limits } from '../../shared/domain/limits'
import type { ApiClient } from '../http/client'
import type { ServerStudent } from './import-order'
import { leaveClass } from './leave-class'
import { readStudents } from './read-students'
import { sendClass } from './send-class'
import { settleRows } from './settle-rows'

interface RunInput {
  client: Pick<ApiClient, 'call'>
  record: ImportRecord
  /** Aborted between two classes: the run ends then. */
  signal: AbortSignal
  /** Stores the record, and shows it. Rejects if the disk refuses: then nothing more is sent. */
  save(record: ImportRecord): Promise<void>
}

/** The class of a step: the one that rows go into, or the one that they leave. */
const stepOf = ({ to, from }: SentRow): string => (to.team_id === '' ? `-${from?.team_id ?? ''}` : `+${to.team_id}`)

/** Returns the failure that stopped it; undefined if all rows have an outcome, or if the teacher cancelled. */
export async function runImport({ client, record, signal, save }: RunInput): Promise<Failure | undefined> {
  const school = await readStudents(client, undefined)
  if (!school.ok) return school.error
  let students: ServerStudent[] = school.value
  const known = record.known ?? students.map(({ student_id }) => student_id)
  const isKnown = new Set(known)
  // An earlier run may have been cut off after it had sent rows.
  let rows = settleRows(record.rows, students, isKnown).map(
    (row): SentRow => (row.state === 'sending' ? { ...row, state: 'waiting' } : row),
  )
  const update = (changed: readonly SentRow[]) => {
    const byRow = new Map(changed.map(row => [row.row, row]))
    rows = rows.map(row => byRow.get(row.row) ?? row)
    return save({ ...record, known, rows })
  }
  await update([])

  const waiting = () => rows.filter(({ state }) => state === 'waiting')
  // Who leaves a class frees a number in it.
  const steps = [...new Set(waiting().map(stepOf))].sort((a, b) => Number(b[0] === '-') - Number(a[0] === '-'))
  for (const step of steps) {
    const team_id = step.slice(1)
    const ofStep = waiting().filter(row => stepOf(row) === step)
    for (let at = 0; at < ofStep.length; at += limits.importRows) {
      if (signal.aborted) return undefined
      const input = { client, team_id, rows: ofStep.slice(at, at + limits.importRows), students, save: update }
      const result = step.startsWith('-')
        ? await leaveClass(input)
        : await sendClass({ ...input, all: waiting(), known: isKnown })
      students = result.students
      await update(result.rows)
      if (result.failure) return result.failure
    }
  }
  return undefined
}
