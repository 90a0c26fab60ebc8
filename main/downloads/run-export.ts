/** Runs one export, from the save dialog to the finished file. A failed export leaves no file behind (DESIGN §11). */
import { failure } from '../../shared/contract/result'
import { safeFileName } from '../../shared/domain/file-name'
import { limits } from '../../shared/domain/limits'
import { wireDate } from '../../shared/domain/time'
import { fileTitle } from '../../shared/exports/file-title'
import { type ExportKind, exportRequest } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import type { Host, SaveTarget } from '../host/host'
import { ApiError, hasNoResponse } from '../http/api-error'
import type { ApiClient } from '../http/client'
import type { Disk } from '../store/disk'
import type { PathJournal } from '../store/path-journal'
import { abortable } from './abortable'
import type { ExportJob } from './export-job'
import { exportKindTable } from './export-kinds'
import type { ExportInput, PreparedExport, ReadKept } from './export-types'
import type { Held, HeldFile, HeldPages } from './held-files'
import type { SavedFile } from './history-entry'
import { openPartFile } from './part-file'
import { createPathReservations, withExtension } from './save-paths'
import type { UnlockWaiter } from './wait-until-unlocked'

export interface RunnerParts {
  host: Pick<Host, 'chooseSavePath' | 'offer' | 'openPdfPrinter'>
  client: ApiClient
  readKept: ReadKept
  heldFile: Held<HeldFile>['find']
  heldPages: Held<HeldPages>['find']
  unlockWaiter: Pick<UnlockWaiter, 'isLocked' | 'waitUntilUnlocked'>
  /** Corrected time, in milliseconds. */
  clock(): number
  disk: Disk
  journal: Promise<PathJournal>
  /** Resolves when leftover files of an earlier run are removed. */
  ready: Promise<void>
}

const cancelled = () => new ApiError(failure('cancelled', text.cancelled).error)

const chosenWhileLocked = () => new ApiError(failure('status', text.chosenBehindLock).error)

const needsServer = () => new ApiError(failure('network', text.exportOffline).error)

/** Replaces the message if the server did not answer: exports have their own message for this. */
const withExportMessage = (error: unknown): unknown =>
  error instanceof ApiError && hasNoResponse(error.failure)
    ? new ApiError({ ...error.failure, message: text.exportOffline })
    : error

/** `{title}_成績一覧_20261116.xlsx`, with a long title cut; without a title `成績一覧_20261116.xlsx`. */
function fileName({ title, format = 'xlsx' }: PreparedExport, kind: ExportKind, now: number): string {
  const short = [...title].slice(0, limits.homeworkTitle).join('')
  return safeFileName(`${fileTitle(kind, short)}_${wireDate(now).replaceAll('-', '')}`, format)
}

/** Checks the request and prepares the export. A request in an old history may no longer be valid. */
async function prepare<K extends ExportKind>(
  kind: K,
  job: ExportJob,
  parts: Omit<ExportInput, 'request' | 'signal'>,
): Promise<PreparedExport> {
  const { signal } = job
  const request = exportRequest(kind, job.argument.request)
  if (request === null) throw new ApiError(failure('invalid-request', text.invalidRequest).error)
  return abortable(exportKindTable[kind].prepare({ ...parts, request, signal }), signal)
}

/** Runs a job to its end; never throws. `record` stores the job in the history, and resolves when it is on the disk. */
export type RunExport = (job: ExportJob, record: () => Promise<void>) => Promise<void>

export function createExportRunner({
  host,
  client,
  readKept,
  heldFile,
  heldPages,
  unlockWaiter,
  clock,
  disk,
  journal,
  ready,
}: RunnerParts): RunExport {
  const reservations = createPathReservations(disk)

  /** Writes the file at the chosen path. Throws all errors. */
  async function save(
    job: ExportJob,
    record: () => Promise<void>,
    chosen: SaveTarget,
    { write }: PreparedExport,
  ): Promise<SavedFile> {
    const target = await reservations.reserve(chosen)
    try {
      job.setPath(target.path)
      const part = await openPartFile(disk, target.path, await journal)
      try {
        const { progress, addCopyTime: copied, signal } = job
        const format = await write({ now: clock(), part, signal, progress, addCopyTime: copied })
        await unlockWaiter.waitUntilUnlocked(signal)
        const path = withExtension(target.path, format)
        return await part.moveIntoPlace(path === target.path ? target : { path, replace: false }, file => {
          job.setFile(file)
          return record()
        })
      } finally {
        await part.discard()
      }
    } finally {
      reservations.release(target.path)
    }
  }

  return async (job, record) => {
    const { signal } = job
    const { kind } = job.argument
    try {
      await ready
      const prepared = await prepare(kind, job, {
        client,
        readKept,
        heldFile,
        heldPages,
        openPdfPrinter: host.openPdfPrinter,
      })
      job.setTitle(prepared.title)
      // Ask for a path only if the export is possible.
      if (prepared.copiedAt !== undefined && !exportKindTable[kind].worksOffline) throw needsServer()
      const name = fileName(prepared, kind, clock())
      await unlockWaiter.waitUntilUnlocked(signal)
      const chosen = await abortable(host.chooseSavePath(name), signal)
      // The screen was locked while the dialog was open: the answer, even a cancel, may not be the teacher's.
      if (unlockWaiter.isLocked()) throw chosenWhileLocked()
      if (chosen === null) throw cancelled()
      const file = await save(job, record, chosen, prepared)
      // The file is saved: if it cannot be offered, the export is still done.
      const ticket = await host.offer(file.path).catch(() => undefined)
      job.complete(file, ticket)
    } catch (error) {
      job.fail(withExportMessage(error))
    }
  }
}
