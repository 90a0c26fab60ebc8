/** Imports of students: one at a time, stored before anything is sent, so that a cut loses and doubles nothing. */
import { randomUUID } from 'node:crypto'
import type { Failure, Result } from '../../shared/contract/result'
import { failure, success } from '../../shared/contract/result'
import type {
  DueImport,
  ImportProgress,
  ImportRecord,
  ImportRow,
  RosterImport,
  TeamChange,
} from '../../shared/contract/roster'
import { limits } from '../../shared/domain/limits'
import { wireDate } from '../../shared/domain/time'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { diskFailure } from '../store/disk-failure'
import { type Log, messageOf } from '../store/log'
import { leaveOut, sendAgain } from './held'
import type { ImportStore } from './import-store'
import { createLateLooks } from './late-arrivals'
import type { Timing } from './read-settled'
import { lookUpForUndo, reversedRows, reversedTeams } from './reversed-rows'
import { isEarly, isLeft, runImport } from './run-import'
import { isOpen } from './settle-rows'

interface Dependencies extends Timing {
  client: Pick<ApiClient, 'call'>
  store: ImportStore
  /** The `ownerHash` of the teacher who is logged in, or null. */
  owner(): string | null
  onProgress(progress: ImportProgress): void
  log: Log
}

export interface RosterImports {
  list(): Promise<Result<{ imports: RosterImport[] }>>
  /** Stores the rows and begins to send them. `known` are the accounts that the teacher saw before. */
  start(
    rows: readonly ImportRow[],
    known: readonly string[],
    classes?: { teams?: readonly TeamChange[] | undefined; day?: string | undefined },
  ): Promise<Result<{ id: string }>>
  /** The last 年次更新 that is not finished. */
  due(): Promise<Result<{ due: DueImport | null }>>
  /** Goes on with an import that was stopped; what was refused is sent again, or left out. */
  resume(id: string, skipsRefused?: boolean): Promise<Result<{ id: string }>>
  /** Takes an import back, or only some of its rows. */
  undo(id: string, rows?: readonly number[]): Promise<Result<{ id: string }>>
  /** Ends the running import after the class that is being sent. */
  cancel(): void
  /** The last progress of the teacher who is logged in; null if none was made since the start. */
  latest(): ImportProgress | null
  /** Whether an import, or its undo, is being sent. */
  isRunning(): boolean
}

export function createRosterImports({
  client,
  store,
  owner,
  clock,
  wait,
  onProgress,
  log,
}: Dependencies): RosterImports {
  let running: { id: string; controller: AbortController } | null = null
  const failures = new Map<string, Failure>()
  const lookForLate = createLateLooks()
  /** What arrives late does not stop what the teacher does now. */
  const findLate = (name: string, pause: number): Promise<void> =>
    lookForLate({ client: clientOf(name), store, name, now: clock(), pause }).catch(error =>
      log('roster.import', { detail: messageOf(error) }),
    )

  const today = () => wireDate(clock())
  const stateOf = (record: ImportRecord): RosterImport['state'] =>
    running?.id === record.id
      ? 'running'
      : !isLeft(record)
        ? 'ended'
        : isEarly(record, today())
          ? 'scheduled'
          : 'stopped'
  let latest: { name: string; progress: ImportProgress } | null = null
  function report(name: string, record: ImportRecord, more: Partial<ImportProgress> = {}): void {
    const { id, rows } = record
    const settled = rows.filter(row => !isOpen(row)).length
    const progress = { id, state: stateOf(record), settled, total: rows.length, ...more }
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
        today: today(),
        async save(next, step) {
          await store.put(name, next, clock())
          record = next
          report(name, record, step && { step })
        },
        clock,
        wait,
        onWait: () => report(name, record, { isWaiting: true }),
      })
      if (stopped) failures.set(record.id, stopped)
      await findLate(name, 0)
    } catch (error) {
      log('roster.import', { detail: messageOf(error) })
      failures.set(record.id, diskFailure(error) ?? failure('status', text.operation).error)
    } finally {
      running = null
      report(name, record)
    }
  }

  /** Begins a run of the record that `make` prepares meanwhile; it is on the disk before. */
  async function begin(
    name: string,
    id: string,
    make: (signal: AbortSignal) => Promise<Result<ImportRecord>>,
  ): Promise<Result<{ id: string }>> {
    if (running) return failure('status', text.roster.running)
    const controller = new AbortController()
    running = { id, controller }
    failures.delete(id)
    try {
      const made = await make(controller.signal)
      if (made.ok) {
        await store.put(name, made.value, clock())
        void run(name, made.value, controller.signal)
        return success({ id })
      }
      running = null
      return made
    } catch (error) {
      running = null
      log('roster.import', { detail: messageOf(error) })
      return { ok: false, error: diskFailure(error) ?? failure('status', text.cannotWrite).error }
    }
  }

  /** The record of what takes an import back. */
  async function takeBack(
    name: string,
    id: string,
    found: ImportRecord,
    wanted: readonly number[] | undefined,
    signal: AbortSignal,
  ): Promise<Result<ImportRecord>> {
    const onWait = () => report(name, found, { state: 'running', isWaiting: true })
    const looked = await lookUpForUndo({ client: clientOf(name), record: found, signal, clock, wait, onWait }, wanted)
    if (!looked.ok) return looked
    await store.put(name, looked.value, clock())
    const records = await store.read(name, clock())
    const reversed = reversedRows(looked.value, records, wanted)
    const teams = reversedTeams(looked.value, records, wanted)
    if (reversed.length === 0 && (teams === undefined || wanted !== undefined)) {
      return failure('status', text.roster.nothingToUndo)
    }
    return success({ ...newRecord(id, reversed, { undoes: found.id }), ...(teams && { teams }) })
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
  const newRecord = (
    id: string,
    rows: readonly ImportRow[],
    more: Pick<ImportRecord, 'undoes' | 'known'>,
  ): ImportRecord => ({ id, at: clock(), ...more, rows: rows.map(row => ({ ...row, state: 'waiting' })) })

  return {
    async list() {
      const name = owner()
      if (name === null) return failure('cancelled', text.cancelled)
      if (!running) await findLate(name, limits.roster.lateMs)
      const records = await store.read(name, clock())
      return success({
        imports: records.map(({ known: _known, sentAt: _sentAt, ...record }) => {
          const stopped = failures.get(record.id)
          return { ...record, state: stateOf(record), ...(stopped && isLeft(record) && { failure: stopped }) }
        }),
      })
    },
    async due() {
      const name = owner()
      if (name === null) return failure('cancelled', text.cancelled)
      const left = (await store.read(name, clock())).findLast(record => record.day !== undefined && isLeft(record))
      return success({ due: left ? { day: left.day ?? '', isDue: !isEarly(left, today()) } : null })
    },
    async start(rows, known, { teams, day } = {}) {
      const name = owner()
      if (name === null) return failure('cancelled', text.cancelled)
      if (new Set(rows.map(({ row }) => row)).size < rows.length) return failure('invalid-request', text.invalidRequest)
      const id = randomUUID()
      return begin(name, id, async () => {
        const isLeftOver =
          teams && (await store.read(name, clock())).some(one => one.teams !== undefined && isLeft(one))
        if (isLeftOver) return failure('status', text.roster.yearLeft)
        return success({
          ...newRecord(id, rows, { known: [...known] }),
          ...(teams && { teams: teams.map(team => ({ ...team, state: 'waiting' as const })) }),
          ...(day !== undefined && { day }),
        })
      })
    },
    resume: (id, skipsRefused = false) =>
      withRecord(id, (name, record) =>
        begin(name, id, async () => success(skipsRefused ? leaveOut(record) : sendAgain(record))),
      ),
    undo: (id, rows) =>
      withRecord(id, (name, record) => {
        const undo = randomUUID()
        return begin(name, undo, async signal => {
          const made = await takeBack(name, undo, record, rows, signal)
          if (!made.ok) report(name, record)
          return made
        })
      }),
    cancel: () => running?.controller.abort(),
    isRunning: () => running !== null,
    latest: () => (latest?.name === owner() ? (latest?.progress ?? null) : null),
  }
}
