/**
 * A request whose answer was lost can arrive after it was sent again, or after its import was taken back. The account
 * that it makes then is found when the school is read again. It becomes a row of the import, and can be taken back.
 */
import type { ImportRecord, SentRow } from '../../shared/contract/roster'
import { limits } from '../../shared/domain/limits'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import type { ServerStudent } from './import-order'
import type { ImportStore } from './import-store'
import { readStudents } from './read-students'
import { isOpen, settleRows } from './settle-rows'

/** A row as it was sent: what may still arrive. Null if nothing can, or if it is there already. */
function lostRow({ row, student_id, from, to, state, late }: SentRow, next: number): SentRow | null {
  if (late !== 'possible' || isOpen({ state })) return null
  if (state !== 'done') return { row, to, ...(from && { student_id, from }), state: 'sending' }
  return from === undefined ? { row: next, to, state: 'sending' } : null
}

/** The rows with what has arrived late: a second account is a row of its own. */
function withArrivals(
  rows: readonly SentRow[],
  students: readonly ServerStudent[],
  known: ReadonlySet<string>,
): SentRow[] {
  const next = Math.max(0, ...rows.map(({ row }) => row)) + 1
  const lost = rows.flatMap((row, at) => lostRow(row, next + at) ?? [])
  const arrived = settleRows([...rows, ...lost], students, known)
    .slice(rows.length)
    .filter(({ state }) => state === 'done')
    .map((row): SentRow => ({ ...row, late: 'arrived', message: text.roster.arrivedLate }))
  const replaced = new Set(arrived.map(({ row }) => row))
  return [...rows.filter(({ row }) => !replaced.has(row)), ...arrived].sort((a, b) => a.row - b.row)
}

interface Input {
  client: Pick<ApiClient, 'call'>
  store: Pick<ImportStore, 'read' | 'put'>
  /** The `ownerHash` of the teacher. */
  name: string
  now: number
  /** An import that was looked at more recently is left out. In milliseconds. */
  pause: number
}

/** Looks for late arrivals of all imports of a teacher. Without an answer of the server, the next look finds them. */
export function createLateLooks() {
  const looked = new Map<string, number>()
  return async ({ client, store, name, now, pause }: Input): Promise<void> => {
    const isDue = ({ id, rows, known }: ImportRecord) =>
      known !== undefined &&
      rows.some(({ late }) => late === 'possible') &&
      now - (looked.get(id) ?? Number.NEGATIVE_INFINITY) >= pause
    const due = (await store.read(name, now)).filter(isDue)
    if (due.length === 0) return
    const school = await readStudents(client, undefined)
    if (!school.ok) return
    for (const { known, ...record } of due) {
      looked.set(record.id, now)
      const found = withArrivals(record.rows, school.value, new Set(known))
      const isOver = now - (record.sentAt ?? record.at) > limits.roster.latestMs
      const rows = isOver ? found.map(withoutLate) : found
      await store.put(name, { ...record, ...(!isOver && { known }), rows }, now)
    }
  }
}

/** Nothing of the row can arrive any more. */
function withoutLate({ late, ...row }: SentRow): SentRow {
  return late === 'arrived' ? { ...row, late } : row
}
