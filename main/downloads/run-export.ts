/** One export from the teacher's choice of a place to the finished file; what goes wrong leaves nothing behind (DESIGN §11). */
import { failure } from '../../shared/contract/result'
import { safeFileName } from '../../shared/domain/file-name'
import { limits } from '../../shared/domain/limits'
import { wireDate } from '../../shared/domain/time'
import { type ExportKind, exportRequest } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import type { Host, SaveTarget } from '../host/host'
import type { ApiClient } from '../http/client'
import { ApiError, hasNoResponse } from '../http/api-error'
import type { Disk } from '../store/disk'
import type { PathJournal } from '../store/path-journal'
import { abortable } from './abortable'
import type { SavedFile } from './history-entry'
import type { ExportJob } from './export-job'
import { exportKindTable } from './export-kinds'
import { openPartFile } from './part-file'
import { createPathReservations, withExtension } from './save-paths'
import type { PreparedExport } from './export-types'
import type { UnlockWaiter } from './wait-until-unlocked'

export interface RunnerParts {
  host: Pick<Host, 'chooseSavePath' | 'offer'>
  client: ApiClient
  unlockWaiter: Pick<UnlockWaiter, 'locked' | 'opened'>
  /** Corrected time, in milliseconds. */
  clock(): number
  disk: Disk
  journal: Promise<PathJournal>
  /** Ends when nothing of an earlier run is in the way. */
  ready: Promise<void>
}

const cancelled = () => new ApiError(failure('cancelled', text.cancelled).error)

const behindLock = () => new ApiError(failure('status', text.chosenBehindLock).error)

const noServer = () => new ApiError(failure('network', text.exportOffline).error)

/** A server that gave no answer is told of in the words of an export. */
const worded = (error: unknown): unknown =>
  error instanceof ApiError && hasNoResponse(error.failure)
    ? new ApiError({ ...error.failure, message: text.exportOffline })
    : error

/** `{title}_成績一覧_20261116.xlsx`; a long title gives way, the rest stays. Without a title `成績一覧_20261116.xlsx`. */
function fileName(title: string, label: string, now: number): string {
  const short = [...title].slice(0, limits.homeworkTitle).join('')
  const named = short === '' ? label : `${short}_${label}`
  return safeFileName(`${named}_${wireDate(now).replaceAll('-', '')}`, 'xlsx')
}

/** What is asked for, looked at. A request that a list of earlier days holds may be none any more. */
async function open<K extends ExportKind>(kind: K, job: ExportJob, client: ApiClient): Promise<PreparedExport> {
  const { signal } = job
  const request = exportRequest(kind, job.argument.request)
  if (request === null) throw new ApiError(failure('invalid-request', text.invalidRequest).error)
  return abortable(exportKindTable[kind].prepare({ client, request, signal }), signal)
}

/** Runs a job to its end; it never throws. `note` writes down what is known of it, which ends when that is on the disk. */
export type RunExport = (job: ExportJob, note: () => Promise<void>) => Promise<void>

export function createExportRunner({ host, client, unlockWaiter: door, clock, disk, journal, ready }: RunnerParts): RunExport {
  const places = createPathReservations(disk)

  /** Everything between the place and the finished file; what goes wrong is thrown. */
  async function save(job: ExportJob, note: () => Promise<void>, chosen: SaveTarget, { write }: PreparedExport): Promise<SavedFile> {
    const place = await places.reserve(chosen)
    try {
      job.setPath(place.path)
      const part = await openPartFile(disk, place.path, await journal)
      try {
        const { progress, addCopyTime: copied, signal } = job
        const format = await write({ now: clock(), part, signal, progress, addCopyTime: copied })
        await door.waitUntilUnlocked(signal)
        const path = withExtension(place.path, format)
        return await part.moveIntoPlace(path === place.path ? place : { path, replace: false }, file => {
          job.setFile(file)
          return note()
        })
      } finally {
        await part.discard()
      }
    } finally {
      places.release(place.path)
    }
  }

  return async (job, note) => {
    const { signal } = job
    const { kind } = job.argument
    try {
      await ready
      const opened = await open(kind, job, client)
      job.setTitle(opened.title)
      // A place is asked for only where there may be something to save.
      if (opened.copiedAt !== undefined && !exportKindTable[kind].worksOffline) throw noServer()
      const name = fileName(opened.title, text.exports[kind], clock())
      await door.waitUntilUnlocked(signal)
      const chosen = await abortable(host.chooseSavePath(name), signal)
      // The screen locked under the dialog: whoever answered it, by a place or by none, need not be the teacher.
      if (door.isLocked()) throw behindLock()
      if (chosen === null) throw cancelled()
      const file = await save(job, note, chosen, opened)
      // The file is there: that it cannot be handed on does not undo that.
      const ticket = await host.offer(file.path).catch(() => undefined)
      job.complete(file, ticket)
    } catch (error) {
      job.fail(worded(error))
    }
  }
}
