/** One export from the teacher's choice of a place to the finished file; what goes wrong leaves nothing behind (DESIGN §11). */
import { failure } from '../../shared/contract/result'
import { safeFileName } from '../../shared/domain/file-name'
import { limits } from '../../shared/domain/limits'
import { wireDate } from '../../shared/domain/time'
import { type ExportKind, exportRequest } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import type { Host, SavePlace } from '../host/host'
import type { ApiClient } from '../http/client'
import { ApiFault, unanswered } from '../http/fault'
import type { Disk } from '../store/disk'
import type { PathJournal } from '../store/path-journal'
import { abortable } from './abortable'
import type { KeptFile } from './entry'
import type { Job } from './job'
import { kinds } from './kinds'
import { openPart } from './part-file'
import { createPlaces, withExtension } from './places'
import type { Opened } from './task'
import type { LockDoor } from './wait-until-unlocked'

export interface RunParts {
  host: Pick<Host, 'chooseSavePath' | 'offer'>
  client: ApiClient
  door: Pick<LockDoor, 'locked' | 'opened'>
  /** Corrected time, in milliseconds. */
  clock(): number
  disk: Disk
  journal: Promise<PathJournal>
  /** Ends when nothing of an earlier run is in the way. */
  ready: Promise<void>
}

const cancelled = () => new ApiFault(failure('cancelled', text.cancelled).error)

const behindLock = () => new ApiFault(failure('status', text.chosenBehindLock).error)

const noServer = () => new ApiFault(failure('network', text.exportOffline).error)

/** A server that gave no answer is told of in the words of an export. */
const worded = (error: unknown): unknown =>
  error instanceof ApiFault && unanswered(error.failure)
    ? new ApiFault({ ...error.failure, message: text.exportOffline })
    : error

/** `{title}_成績一覧_20261116.xlsx`; a long title gives way, the rest stays. Without a title `成績一覧_20261116.xlsx`. */
function fileName(title: string, label: string, now: number): string {
  const short = [...title].slice(0, limits.homeworkTitle).join('')
  const named = short === '' ? label : `${short}_${label}`
  return safeFileName(`${named}_${wireDate(now).replaceAll('-', '')}`, 'xlsx')
}

/** What is asked for, looked at. A request that a list of earlier days holds may be none any more. */
async function open<K extends ExportKind>(kind: K, job: Job, client: ApiClient): Promise<Opened> {
  const { signal } = job
  const request = exportRequest(kind, job.argument.request)
  if (request === null) throw new ApiFault(failure('invalid-request', text.invalidRequest).error)
  return abortable(kinds[kind].open({ client, request, signal }), signal)
}

/** Runs a job to its end; it never throws. `note` writes down what is known of it, which ends when that is on the disk. */
export type Run = (job: Job, note: () => Promise<void>) => Promise<void>

export function createRunner({ host, client, door, clock, disk, journal, ready }: RunParts): Run {
  const places = createPlaces(disk)

  /** Everything between the place and the finished file; what goes wrong is thrown. */
  async function save(job: Job, note: () => Promise<void>, chosen: SavePlace, { write }: Opened): Promise<KeptFile> {
    const place = await places.hold(chosen)
    try {
      job.named(place.path)
      const part = await openPart(disk, place.path, await journal)
      try {
        const { progress, copied, signal } = job
        const format = await write({ now: clock(), part, signal, progress, copied })
        await door.opened(signal)
        const path = withExtension(place.path, format)
        return await part.keep(path === place.path ? place : { path, replace: false }, file => {
          job.placing(file)
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
      job.titled(opened.title)
      // A place is asked for only where there may be something to save.
      if (opened.copiedAt !== undefined && !kinds[kind].ofCopies) throw noServer()
      const name = fileName(opened.title, text.exports[kind], clock())
      await door.opened(signal)
      const chosen = await abortable(host.chooseSavePath(name), signal)
      // The screen locked under the dialog: whoever answered it, by a place or by none, need not be the teacher.
      if (door.locked()) throw behindLock()
      if (chosen === null) throw cancelled()
      const file = await save(job, note, chosen, opened)
      // The file is there: that it cannot be handed on does not undo that.
      const ticket = await host.offer(file.path).catch(() => undefined)
      job.done(file, ticket)
    } catch (error) {
      job.ended(worded(error))
    }
  }
}
