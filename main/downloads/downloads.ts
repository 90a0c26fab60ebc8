/** Downloads: exports saved to disk with progress, cancel and retry, and what became of them (SPEC §7 blobs; DESIGN §2, §7, §11). */
import { join } from 'node:path'
import { failure, success } from '../../shared/contract/result'
import type { DownloadState, RemovedFile } from '../../shared/contract/types'
import { text } from '../../shared/text'
import type { Handlers } from '../bridge/gate'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import { type Disk, exists, nodeDisk } from '../store/disk'
import { removalFailure } from '../store/disk-failure'
import type { Log } from '../store/log'
import { openPathJournal } from '../store/path-journal'
import { type DownloadManager, createDownloadManager } from './download-manager'
import type { HistoryEntry } from './history-entry'
import { type ExportHistoryStorage, openExportHistory } from './export-history'
import { removeLeftoverParts } from './part-file'
import { createExportRunner } from './run-export'
import type { UnlockWaiter } from './wait-until-unlocked'
import { inspectFile } from './saved-file'

export interface DownloadParts {
  host: Pick<Host, 'paths' | 'chooseSavePath' | 'offer' | 'reveal' | 'open'>
  client: ApiClient
  /** Whether the teacher's screen is locked. */
  unlockWaiter: Pick<UnlockWaiter, 'locked' | 'opened'>
  emit(state: DownloadState): void
  /** Corrected time, in milliseconds. */
  clock(): number
  /** Hears of errors that nobody foresaw; the teacher is told only that it failed. */
  log: Log
  /** Where past exports are remembered. */
  historyStorage: ExportHistoryStorage
  disk?: Disk
}

type Method<Name extends string> = `downloads.${Name}` extends keyof Handlers ? Handlers[`downloads.${Name}`] : never

export interface Downloads {
  /** Begins an export and answers at once; all else is told by `emit`. */
  start: Method<'start'>
  /** Answers when the download has ended and nothing is left of it; one that has already ended stays as it is. */
  cancel: Method<'cancel'>
  /** Runs a failed one again, or one whose file is gone, under its id; of any other it makes another file. */
  retry: Method<'retry'>
  /** Running, failed and past exports of the present teacher; looks which files are gone. */
  list: Method<'list'>
  /** Opens a finished file: by id, so that no page can name a path. */
  open: Method<'open'>
  /** Shows a finished file in its folder. */
  reveal: Method<'reveal'>
  /** Forgets an entry and deletes its file, but only where that is still the one that was written. */
  remove: Method<'remove'>
  /** How each download of this login stands, the oldest first. */
  currentStates(): DownloadState[]
  /** A teacher has logged in, under a name that is nobody else's: his past exports are there from now on. */
  begin(owner: string): Promise<void>
  /**
   * He has left: what ran is cancelled. What he did is forgotten where he wished so, from when `noted` is kept until this ends;
   * the files stay. Rejects where the disk refuses that.
   */
  end(forget: boolean, noted?: Promise<unknown>): Promise<void>
  /** Cancels all, and takes no more. */
  close(): Promise<void>
}

export function createDownloads(parts: DownloadParts): Downloads {
  const { host, client, unlockWaiter: door, emit, clock, log, historyStorage: shelf, disk = nodeDisk } = parts
  const journal = openPathJournal(join(host.paths.profile, 'parts.json'), disk)
  const ready = journal.then(paths => removeLeftoverParts(disk, paths))
  const run = createExportRunner({ host, client, unlockWaiter: door, clock, disk, journal, ready })
  let desk: Promise<DownloadManager> | null = null
  let opened: DownloadManager | null = null
  let closed = false
  /** One teacher's leaving ends before the next one's list is opened. */
  let leaving = Promise.resolve()

  const nobody = failure('unauthorized', text.unauthorized)
  const unknown = failure('invalid-request', text.noFile)
  const tooMany = failure('status', text.tooManyExports)

  async function end(forget: boolean, noted?: Promise<unknown>): Promise<void> {
    const left = desk
    desk = null
    opened = null
    const gone = left?.then(each => each.end(forget, noted))
    const ended = left?.then(each => each.ended())
    leaving = Promise.allSettled([leaving, gone, ended]).then(() => undefined)
    await gone
  }

  /** The file of an entry while it is there; that it is gone is told. */
  async function finished(id: string): Promise<string | null> {
    const at = await desk
    const entry = at?.history.find(id)
    // The name that a running one has taken is no file yet.
    if (!at || entry?.state !== 'done' || !entry.file) return null
    if (await exists(disk, entry.file.path)) return entry.file.path
    at.notifyMissing(entry)
    return null
  }

  async function deleted({ file }: HistoryEntry): Promise<RemovedFile> {
    if (!file) return 'none'
    const found = await inspectFile(disk, file)
    if (found !== 'same') return found
    await disk.rm(file.path)
    return 'deleted'
  }

  return {
    async start(argument) {
      if (closed) return failure('cancelled', text.cancelled)
      const at = await desk
      if (!at) return nobody
      return at.isFull() ? tooMany : success({ id: at.begin(argument).id })
    },
    async cancel({ id }) {
      const at = await desk
      if (!at?.history.find(id)) return unknown
      const running = at.runningJob(id)
      running?.job.cancel()
      await running?.whenEnded
      return success(null)
    },
    async retry({ id }) {
      const at = await desk
      const entry = at?.history.find(id)
      if (closed || !at || !entry) return unknown
      if (at.runningJob(id)) return success({ id })
      const { kind, request } = entry
      const again = entry.state === 'failed' || (await finished(id)) === null
      // Another call may have begun it meanwhile.
      if (at.runningJob(id)) return success({ id })
      if (at.isFull()) return tooMany
      return success({ id: at.begin({ kind, request }, again ? entry : undefined).id })
    },
    async list() {
      const at = await desk
      if (!at) return nobody
      const { isDurable: kept, isLost: lost } = at.history
      return success({ kept, lost, entries: await at.allStates() })
    },
    async open({ id }) {
      const path = await finished(id)
      if (path === null) return failure('status', text.noFile)
      try {
        return success(await host.open(path))
      } catch (error) {
        log('downloads.open', { detail: String(error) })
        return failure('status', text.cannotOpen)
      }
    },
    async reveal({ id }) {
      const path = await finished(id)
      if (path === null) return failure('status', text.noFile)
      try {
        await host.reveal(path)
        return success(null)
      } catch {
        return failure('status', text.operation)
      }
    },
    async remove({ id }) {
      const at = await desk
      const entry = at?.history.find(id)
      if (!at || !entry) return unknown
      if (at.runningJob(id)) return failure('status', text.stillRunning)
      try {
        const file = await deleted(entry)
        await at.forgetEntry(entry)
        return success({ file })
      } catch (error) {
        return { ok: false, error: removalFailure(error) }
      }
    },
    currentStates: () => opened?.currentStates() ?? [],
    async begin(owner) {
      if (closed) return
      const opening = leaving
        .then(() => openExportHistory(shelf, owner, log, disk))
        .then(history => createDownloadManager({ history, disk, clock, log, runExport: run, emit }))
      desk = opening
      const begun = await opening
      if (desk === opening) opened = begun
    },
    end,
    async close() {
      closed = true
      await end(false)
      await leaving
      await ready
    },
  }
}
