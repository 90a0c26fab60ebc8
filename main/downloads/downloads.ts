/**
 * The `downloads.*` methods: exports saved to disk with progress, cancel, retry and history (SPEC §7 blobs; DESIGN §2,
 * §7, §11).
 */
import { join } from 'node:path'
import { failure, type Result, success } from '../../shared/contract/result'
import type { DownloadState, RemovedFile } from '../../shared/contract/types'
import { text } from '../../shared/text'
import type { Handlers } from '../bridge/gate'
import type { Host } from '../host/host'
import type { ApiClient } from '../http/client'
import { type Disk, exists, nodeDisk } from '../store/disk'
import { removalFailure } from '../store/disk-failure'
import type { Log } from '../store/log'
import { openPathJournal } from '../store/path-journal'
import { createDownloadManager, type DownloadManager } from './download-manager'
import { type ExportHistoryStorage, openExportHistory } from './export-history'
import type { ReadKept } from './export-types'
import { createHeld, type HeldFile, type HeldPages } from './held-files'
import type { HistoryEntry } from './history-entry'
import { removeLeftoverParts } from './part-file'
import { createExportRunner } from './run-export'
import { createSaver } from './save-at-once'
import { inspectFile } from './saved-file'
import type { UnlockWaiter } from './wait-until-unlocked'

export interface DownloadParts {
  host: Pick<Host, 'paths' | 'chooseSavePath' | 'offer' | 'reveal' | 'open' | 'openPdfPrinter'>
  client: ApiClient
  readKept: ReadKept
  /** Whether the teacher's screen is locked. */
  unlockWaiter: Pick<UnlockWaiter, 'isLocked' | 'waitUntilUnlocked'>
  emit(state: DownloadState): void
  /** Corrected time, in milliseconds. */
  clock(): number
  /** Gets the details of unexpected errors; the teacher sees only that the export failed. */
  log: Log
  /** Stores past exports. */
  historyStorage: ExportHistoryStorage
  disk?: Disk
}

type Method<Name extends string> = `downloads.${Name}` extends keyof Handlers ? Handlers[`downloads.${Name}`] : never

export interface Downloads {
  /**
   * Keeps a file in memory until its export is removed or the session ends; the exports `held-file` and `own-sheet`
   * save it.
   */
  hold(file: HeldFile): Promise<Result<{ file_id: string }>>
  /**
   * Saves a file, and resolves when it is saved: without an entry in the list of exports, and also before the login.
   * Refuses a second one meanwhile.
   */
  saveNow(file: HeldFile): Promise<Result<{ name: string; ticket?: string }>>
  /** Keeps pages in the same way; the export `student-report-pdf` prints them. Fails if this PC cannot print them. */
  holdPages(pages: HeldPages): Promise<Result<{ file_id: string }>>
  /** Starts an export and returns immediately; `emit` reports everything else. */
  start: Method<'start'>
  /**
   * Cancels an export. Resolves when it has ended and its part file is removed. Does not change an export that has
   * already ended.
   */
  cancel: Method<'cancel'>
  /**
   * Retries a failed export, or one whose file is missing, under its id. Any other export is made again as a new one.
   */
  retry: Method<'retry'>
  /** Running, failed and past exports of the current teacher. Checks which files are missing. */
  list: Method<'list'>
  /** Opens a finished file. The page names it by id, so that it cannot choose a path. */
  open: Method<'open'>
  /** Shows a finished file in its folder. */
  reveal: Method<'reveal'>
  /** Removes an entry and deletes its file, but only if the file is still the one that the program wrote. */
  remove: Method<'remove'>
  /** The state of each export of this login, oldest first. */
  currentStates(): DownloadState[]
  /** Call when a teacher has logged in. `owner` is unique for the teacher (`ownerOf`). Loads their past exports. */
  begin(owner: string): Promise<void>
  /**
   * Call when the session ends. Cancels running exports. With `forget`, removes the history once `recorded` has
   * resolved; the files stay. Rejects if the disk refuses.
   */
  end(forget: boolean, recorded?: Promise<unknown>): Promise<void>
  /** Cancels all exports and accepts no more. */
  close(): Promise<void>
}

export function createDownloads(parts: DownloadParts): Downloads {
  const { host, client, readKept, unlockWaiter, emit, clock, log, historyStorage: storage, disk = nodeDisk } = parts
  const journal = openPathJournal(join(host.paths.profile, 'parts.json'), disk)
  const ready = journal.then(paths => removeLeftoverParts(disk, paths))
  const heldFiles = createHeld<HeldFile>()
  const heldPages = createHeld<HeldPages>()
  const heldAtOnce = createHeld<HeldFile>()
  const run = createExportRunner({
    host,
    client,
    readKept,
    heldFile: id => heldFiles.find(id) ?? heldAtOnce.find(id),
    heldPages: heldPages.find,
    unlockWaiter,
    clock,
    disk,
    journal,
    ready,
  })
  const saver = createSaver({ held: heldAtOnce, runExport: run, clock, log })
  let managerPromise: Promise<DownloadManager> | null = null
  let current: DownloadManager | null = null
  let isClosed = false
  /** Resolves when the last session's exports have ended: the next teacher's history is opened only then. */
  let closing = Promise.resolve()

  const notLoggedIn = failure('unauthorized', text.unauthorized)
  const unknown = failure('invalid-request', text.noFile)
  const tooMany = failure('status', text.tooManyExports)

  async function end(forget: boolean, recorded?: Promise<unknown>): Promise<void> {
    heldFiles.clear()
    heldPages.clear()
    const previous = managerPromise
    managerPromise = null
    current = null
    const forgotten = previous?.then(each => each.end(forget, recorded))
    const ended = previous?.then(each => each.ended())
    closing = Promise.allSettled([closing, forgotten, ended]).then(() => undefined)
    await forgotten
  }

  /** The path of a finished file, or null. Notifies the page if the file is missing. */
  async function findFinishedFile(id: string): Promise<string | null> {
    const manager = await managerPromise
    const entry = manager?.history.find(id)
    // A running export may have reserved a name; that is not a finished file.
    if (!manager || entry?.state !== 'done' || !entry.file) return null
    if (await exists(disk, entry.file.path)) return entry.file.path
    manager.notifyMissing(entry)
    return null
  }

  /** What a removed entry has saved is not kept any more; the page hands it over again. */
  function forgetHeld({ request }: HistoryEntry): void {
    if (!('file_id' in request)) return
    const id = String(request.file_id)
    heldFiles.forget(id)
    heldPages.forget(id)
  }

  async function deleteUnchangedFile({ file }: HistoryEntry): Promise<RemovedFile> {
    if (!file) return 'none'
    const found = await inspectFile(disk, file)
    if (found !== 'same') return found
    await disk.rm(file.path)
    return 'deleted'
  }

  return {
    async hold(file) {
      const manager = await managerPromise
      return manager ? success({ file_id: heldFiles.hold(file) }) : notLoggedIn
    },
    saveNow: async file => (isClosed ? failure('cancelled', text.cancelled) : saver.save(file)),
    async holdPages(pages) {
      if (host.openPdfPrinter === null) return failure('status', text.pdf.noBrowser)
      const manager = await managerPromise
      return manager ? success({ file_id: heldPages.hold(pages) }) : notLoggedIn
    },
    async start(argument) {
      if (isClosed) return failure('cancelled', text.cancelled)
      const manager = await managerPromise
      if (!manager) return notLoggedIn
      return manager.isFull() ? tooMany : success({ id: manager.begin(argument).id })
    },
    async cancel({ id }) {
      const manager = await managerPromise
      if (!manager?.history.find(id)) return unknown
      const running = manager.runningJob(id)
      running?.job.cancel()
      await running?.ended
      return success(null)
    },
    async retry({ id }) {
      const manager = await managerPromise
      const entry = manager?.history.find(id)
      if (isClosed || !manager || !entry) return unknown
      if (manager.runningJob(id)) return success({ id })
      const { kind, request } = entry
      const again = entry.state === 'failed' || (await findFinishedFile(id)) === null
      // Another call may have started it meanwhile.
      if (manager.runningJob(id)) return success({ id })
      if (manager.isFull()) return tooMany
      return success({ id: manager.begin({ kind, request }, again ? entry : undefined).id })
    },
    async list() {
      const manager = await managerPromise
      if (!manager) return notLoggedIn
      const { isDurable, isLost } = manager.history
      return success({ isDurable, isLost, entries: await manager.allStates() })
    },
    async open({ id }) {
      const path = await findFinishedFile(id)
      if (path === null) return failure('status', text.noFile)
      try {
        return success(await host.open(path))
      } catch (error) {
        log('downloads.open', { detail: String(error) })
        return failure('status', text.cannotOpen)
      }
    },
    async reveal({ id }) {
      const path = await findFinishedFile(id)
      if (path === null) return failure('status', text.noFile)
      try {
        await host.reveal(path)
        return success(null)
      } catch {
        return failure('status', text.operation)
      }
    },
    async remove({ id }) {
      const manager = await managerPromise
      const entry = manager?.history.find(id)
      if (!manager || !entry) return unknown
      if (manager.runningJob(id)) return failure('status', text.stillRunning)
      try {
        const file = await deleteUnchangedFile(entry)
        await manager.forgetEntry(entry)
        forgetHeld(entry)
        return success({ file })
      } catch (error) {
        return { ok: false, error: removalFailure(error) }
      }
    },
    currentStates: () => current?.currentStates() ?? [],
    async begin(owner) {
      if (isClosed) return
      const opening = closing
        .then(() => openExportHistory(storage, owner, log, disk))
        .then(history => createDownloadManager({ history, disk, clock, log, runExport: run, emit }))
      managerPromise = opening
      const manager = await opening
      if (managerPromise === opening) current = manager
    },
    end,
    async close() {
      isClosed = true
      await Promise.all([end(false), saver.cancel()])
      await closing
      await ready
    },
  }
}
