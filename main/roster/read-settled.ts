/** Reads the students when nothing that an interrupted run has sent can still be carried out. */
import { type Result, success } from '../../shared/contract/result'
import type { ImportRecord } from '../../shared/contract/roster'
import { limits } from '../../shared/domain/limits'
import type { ApiClient } from '../http/client'
import type { ServerStudent } from './import-order'
import { readStudents } from './read-students'
import { settleRows } from './settle-rows'

export interface Timing {
  /** Now, in milliseconds. */
  clock(): number
  /** Resolves after this time, or when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export interface SettledInput extends Timing {
  client: Pick<ApiClient, 'call'>
  record: ImportRecord
  signal: AbortSignal
  /** Called before it waits. */
  onWait(): void
}

/**
 * The server may still be carrying out a request whose connection was cut: a new account that is not there yet can
 * appear later, and sent again it would be doubled; a change that comes later would undo what takes it back. So rows
 * without an answer are looked up a second time when `limits.roster.lateMs` have passed.
 */
export async function readSettled({
  client,
  record,
  signal,
  clock,
  wait,
  onWait,
}: SettledInput): Promise<Result<ServerStudent[]>> {
  const first = await readStudents(client, undefined)
  if (!first.ok) return first
  const known = new Set(record.known ?? first.value.map(({ student_id }) => student_id))
  const isMissing = settleRows(record.rows, first.value, known).some(({ state }) => state === 'sending')
  const passed = Math.max(0, clock() - (record.sentAt ?? clock()))
  if (!isMissing || passed >= limits.roster.lateMs) return first
  onWait()
  await wait(limits.roster.lateMs - passed, signal)
  return signal.aborted ? success(first.value) : readStudents(client, undefined)
}
