/** Imports of students: one at a time, stored before anything is sent, so that a cut loses and doubles nothing. */
import { randomUUID } from 'node:crypto'
import type { Failure, Result } from '../../shared/contract/result'
import { failure, success } from '../../shared/contract/result'
import type { ImportProgress, ImportRecord, ImportRow, RosterImport } from '../../shared/contract/roster'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { diskFailure } from '../store/disk-failure'
import { type Log, messageOf } from '../store/log'
import type { ImportStore } from './import-store'
import { reversedRows } from './reversed-rows'
import { runImport } from './run-import'

interface Dependencies {
  client: Pick<ApiClient, 'call'>
  store: ImportStore
  /** The `ownerHash` of the teacher who is logged in, or null. */
  owner(): string | null
  /** Now, in milliseconds. */
  clock(): number
  onProgress(progress: ImportProgress): void
  log: Log
}

export interface RosterImports {
  list(): Promise<Result<{ imports: RosterImport[] }>>
  /** Stores the rows and begins to send them. */
  start(rows: readonly ImportRow[]): Promise<Result<{ id: string }>>
  /** Goes on with an import that was stopped. */
  resume(id: string): Promise<Result<{ id: string }>>
  /** Takes an import back, or only some of its rows. */
  undo(id: string, rows?: readonly number[]): Promise<Result<{ id: string }>>
  /** Ends the running import after the class that is being sent. */
  cancel(): void
  /** The last progress of the teacher who is logged in; null if none was made since the start. */
  latest(): ImportProgress | null
}

const isLeft = ({ rows }: ImportRecord): boolean => rows.some(({ state }) => state === 'waiting' || state === 'sending')

const settledCount = ({ rows }: ImportRecord): number =>
  rows.filter(({ state }) => state !== 'waiting' && state !== 'sending').length

export function createRosterImports({ client, store, owner, clock, onProgress, log }: Dependencies): RosterImports {
  let running: { id: string; controller: AbortController } | null = null
  const failures = new Map<string, Failure>()

  const stateOf = (record: ImportRecord): RosterImport['state'] =>
    running?.id === record.id ? 'running' : isLeft(record) ? 'stopped' : 'ended'
  let latest: { name: string; progress: ImportProgress } | null = null
  function report(name: string, record: ImportRecord): void {
    const progress = { id: record.id, state: stateOf(record), settled: settledCount(record), total: record.rows.length }
    latest = { name, progress }
    if (owner() === name) onProgress(progress)
  }
  /** The client of one teacher: it makes no call in the session of another one. */
  const clientOf = (name: string): Pick<ApiClient, 'call'> => ({
    call: async (...call) => (owner() === name ? client.call(...call) : failure('cancelled', text.cancelled)),
  })

  async function run(name: string, first: ImportRecord, signal: AbortSignal): Promise<void> {
    let record = first
    try {
      const stopped = await runImport({
        client: clientOf(name),
        record,
        signal,
        async save(next) {
          await store.put(name, next, clock())
          record = next
          report(name, record)
        },
      })
      if (stopped) failures.set(record.id, stopped)
    } catch (error) {
      log('roster.import', { detail: messageOf(error) })
      failures.set(record.id, diskFailure(error) ?? failure('status', text.operation).error)
    } finally {
      running = null
      report(name, record)
    }
  }

  /** Begins a run; the record is on the disk before. */
  async function begin(name: string, record: ImportRecord): Promise<Result<{ id: string }>> {
    if (running) return failure('status', text.roster.running)
    const controller = new AbortController()
    running = { id: record.id, controller }
    failures.delete(record.id)
    try {
      await store.put(name, record, clock())
    } catch (error) {
      running = null
      log('roster.import', { detail: messageOf(error) })
      return { ok: false, error: diskFailure(error) ?? failure('status', text.cannotWrite).error }
    }
    void run(name, record, controller.signal)
    return success({ id: record.id })
  }

  /** Finds an import of the teacher who is logged in. */
  async function withRecord(
    id: string,
    act: (name: string, record: ImportRecord) => Promise<Result<{ id: string }>>,
  ): Promise<Result<{ id: string }>> {
    const name = owner()
    if (name === null) return failure('cancelled', text.cancelled)
    const record = (await store.read(name, clock())).find(one => one.id === id)
    return record ? act(name, record) : failure('status', text.roster.gone)
  }
  const newRecord = (rows: readonly ImportRow[], undoes?: string): ImportRecord => ({
    id: randomUUID(),
    at: clock(),
    ...(undoes !== undefined && { undoes }),
    rows: rows.map(row => ({ ...row, state: 'waiting' })),
  })

  return {
    async list() {
      const name = owner()
      if (name === null) return failure('cancelled', text.cancelled)
      const records = await store.read(name, clock())
      return success({
        imports: records.map(({ known: _known, ...record }) => {
          const stopped = failures.get(record.id)
          return { ...record, state: stateOf(record), ...(stopped && isLeft(record) && { failure: stopped }) }
        }),
      })
    },
    async start(rows) {
      const name = owner()
      if (name === null) return failure('cancelled', text.cancelled)
      if (new Set(rows.map(({ row }) => row)).size < rows.length) return failure('invalid-request', text.invalidRequest)
      return begin(name, newRecord(rows))
    },
    resume: id => withRecord(id, begin),
    undo: (id, rows) =>
      withRecord(id, async (name, record) => {
        const reversed = reversedRows(record, rows)
        return reversed.length === 0 ? failure('status', text.roster.gone) : begin(name, newRecord(reversed, id))
      }),
    cancel: () => running?.controller.abort(),
    latest: () => (latest?.name === owner() ? (latest?.progress ?? null) : null),
  }
}
