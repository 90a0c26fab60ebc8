/** Downloads: exports saved to disk with progress and cancel (SPEC §7 blobs; DESIGN §2, §11). */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { failure, type Result, success } from '../../shared/contract/result'
import type { Argument, DownloadState } from '../../shared/contract/types'
import { safeFileName } from '../../shared/domain/file-name'
import { limits } from '../../shared/domain/limits'
import { wireDate } from '../../shared/domain/time'
import { text } from '../../shared/text'
import type { Host, SavePlace } from '../host/host'
import type { ApiClient } from '../http/client'
import { ApiFault } from '../http/fault'
import type { Log } from '../store/log'
import { openPathJournal } from '../store/path-journal'
import { abortable } from './abortable'
import { type Disk, exists, nodeDisk } from './disk'
import { createJob, type Job } from './job'
import { kinds } from './kinds'
import { openPart, sweepParts } from './part-file'
import { createPlaces, withExtension } from './places'
import type { TaskContext } from './task'

export interface DownloadParts {
  host: Pick<Host, 'paths' | 'chooseSavePath' | 'offer' | 'reveal'>
  client: ApiClient
  emit(state: DownloadState): void
  /** Corrected time, in milliseconds. */
  clock(): number
  /** Hears of errors that nobody foresaw; the teacher is told only that it failed. */
  log: Log
  disk?: Disk
}

export interface Downloads {
  /** Begins an export and answers at once; all else is told by `emit`. */
  start(argument: Argument<'downloads.start'>): Promise<Result<{ id: string }>>
  /** Answers when the download has ended and nothing is left of it; one that has already ended stays as it is. */
  cancel(argument: Argument<'downloads.cancel'>): Promise<Result<null>>
  /** Shows a finished file in its folder: by id, so that no page can name a path. */
  reveal(argument: Argument<'downloads.reveal'>): Promise<Result<null>>
  /** How each download stands, the oldest first. */
  list(): DownloadState[]
  /** Cancels all, and forgets what was downloaded: after a logout nothing of the teacher's is left running. */
  reset(): Promise<void>
  /** Cancels all, and takes no more. */
  close(): Promise<void>
}

type Argued = Argument<'downloads.start'>

/** Finished downloads that can still be revealed. */
const remembered = 200

const cancelled = () => new ApiFault(failure('cancelled', text.cancelled).error)

/** `{title}_成績一覧_20261116.xlsx`; a long title gives way, the rest stays. */
function fileName(title: string, label: string, now: number): string {
  const short = [...title].slice(0, limits.homeworkTitle).join('')
  return safeFileName(`${short}_${label}_${wireDate(now).replaceAll('-', '')}`, 'xlsx')
}

export function createDownloads({ host, client, emit, clock, log, disk = nodeDisk }: DownloadParts): Downloads {
  const places = createPlaces(disk)
  const jobs = new Map<string, { job: Job; ended: Promise<void> }>()
  const journal = openPathJournal(join(host.paths.profile, 'parts.json'))
  const swept = journal.then(parts => sweepParts(disk, parts))
  let closed = false

  /** Everything between the place and the finished file; what goes wrong is thrown, and nothing is left then. */
  async function save(job: Job, chosen: SavePlace, argument: Argued, homework: TaskContext['homework']) {
    const place = await places.hold(chosen)
    try {
      job.named(place.path)
      const part = await openPart(disk, place.path, await journal)
      try {
        const context = { client, homework, homeworkId: argument.homework_id, now: clock(), part, signal: job.signal }
        const format = await kinds[argument.kind].task({ ...context, progress: job.progress })
        job.signal.throwIfAborted()
        const path = withExtension(place.path, format)
        return await part.keep(path === place.path ? place : { path, replace: false })
      } finally {
        await part.discard()
      }
    } finally {
      places.release(place.path)
    }
  }

  async function run(job: Job, argument: Argued): Promise<void> {
    try {
      await swept
      const basic = await abortable(
        client.call('homework-basic-info', { id: argument.homework_id }, { signal: job.signal }),
        job.signal,
      )
      if (!basic.ok) throw new ApiFault(basic.error)
      const name = fileName(basic.value.title, kinds[argument.kind].label, clock())
      const chosen = await abortable(host.chooseSavePath(name), job.signal)
      if (chosen === null) throw cancelled()
      const path = await save(job, chosen, argument, basic.value)
      // The file is there: that it cannot be handed on does not undo that.
      const ticket = await host.offer(path).catch(() => undefined)
      job.done(path, ticket)
    } catch (error) {
      job.ended(error)
    }
  }

  /** Forgets the oldest finished downloads. */
  function forget(): void {
    for (const [id, { job }] of jobs) {
      if (jobs.size <= remembered) return
      if (job.over()) jobs.delete(id)
    }
  }

  async function cancelAll(): Promise<void> {
    // Only those of now: the next teacher may begin one while these end.
    const present = [...jobs]
    for (const [id, { job }] of present) {
      job.cancel()
      jobs.delete(id)
    }
    await Promise.all(present.map(([, { ended }]) => ended))
    await swept
  }

  return {
    list: () => [...jobs.values()].map(({ job }) => job.state()),
    async start(argument) {
      if (closed) return failure('cancelled', text.cancelled)
      forget()
      const job = createJob(randomUUID(), emit, log)
      jobs.set(job.id, { job, ended: run(job, argument) })
      return success({ id: job.id })
    },
    async cancel({ id }) {
      const entry = jobs.get(id)
      if (!entry) return failure('invalid-request', text.noFile)
      entry.job.cancel()
      await entry.ended
      return success(null)
    },
    async reveal({ id }) {
      const path = jobs.get(id)?.job.path()
      if (path === undefined || !(await exists(disk, path))) return failure('status', text.noFile)
      try {
        await host.reveal(path)
        return success(null)
      } catch {
        return failure('status', text.operation)
      }
    },
    reset: cancelAll,
    async close() {
      closed = true
      await cancelAll()
    },
  }
}
