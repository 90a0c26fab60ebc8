/** One teacher's exports while he is logged in: those of this login, and those remembered of earlier ones. */
import { randomUUID } from 'node:crypto'
import type { DownloadState } from '../../shared/contract/types'
import { limits } from '../../shared/domain/limits'
import type { Exported } from '../../shared/exports/kinds'
import type { Disk } from '../store/disk'
import { type HistoryEntry, downloadStateOf } from './history-entry'
import type { ExportHistory } from './export-history'
import { createExportJob, type ExportJob, type ExportJobParts } from './export-job'
import type { RunExport } from './run-export'
import { findMissingFiles } from './saved-file'

export interface DownloadManager {
  readonly history: ExportHistory
  /** Begins an export; under the id of `before` where it is tried again. */
  begin(argument: Exported, before?: HistoryEntry): ExportJob
  /** Whether as many run as may at once. */
  isFull(): boolean
  /** The job of an id while it runs, and the promise that it has ended with nothing left of it. */
  runningJob(id: string): { job: ExportJob; whenEnded: Promise<void> } | undefined
  /** How the exports of this login stand, the oldest first. */
  currentStates(): DownloadState[]
  /** All that is known, the oldest first; looks which files are gone. */
  allStates(): Promise<DownloadState[]>
  /** Forgets an entry, and says so. */
  forgetEntry(entry: HistoryEntry): Promise<void>
  /** Says that the file of an entry is gone. */
  notifyMissing(entry: HistoryEntry): void
  /**
   * Cancels what runs and says no more of it; where it is not forgotten, it is found interrupted later. Ends when what is to be
   * forgotten is gone, which begins once `noted` is kept.
   */
  end(forget: boolean, noted?: Promise<unknown>): Promise<void>
  /** Ends when nothing runs any more. */
  ended(): Promise<void>
}

export interface DownloadManagerParts extends Pick<ExportJobParts, 'clock' | 'log'> {
  history: ExportHistory
  disk: Disk
  emit(state: DownloadState): void
  runExport: RunExport
}

export function createDownloadManager({ history, disk, clock, log, runExport: run, ...parts }: DownloadManagerParts): DownloadManager {
  const jobs = new Map<string, { job: ExportJob; ended: Promise<void> }>()
  let left = false
  let forgotten = false
  const emit = (state: DownloadState) => {
    if (!left) parts.emit(state)
  }

  /** What runs is noted by the names that it has got: a crash leaves nothing else to know it by. */
  const hear = (state: DownloadState) => {
    const { title, name } = state
    const noted = history.find(state.id)
    const named = noted?.state === 'running' && (noted.title !== title || noted.name !== name)
    if (named && !left) void history.put({ ...noted, title, name })
    emit(state)
  }

  /** Writes down what is to be remembered of a job, now. */
  async function note(job: ExportJob): Promise<void> {
    const entry = job.historyEntry()
    await (entry ? history.put(entry) : history.remove(job.id))
  }

  async function follow(job: ExportJob): Promise<void> {
    if (left) return
    await note(job)
    await run(job, async () => {
      // What is wiped stays wiped.
      if (!forgotten) await note(job)
    })
    // What he left running stays noted as running; a file that was finished all the same is his.
    if (!left || (!forgotten && job.state().state === 'done')) await note(job)
  }

  const shown = (entry: HistoryEntry, over: Partial<DownloadState> = {}): DownloadState => {
    const { ticket, ...state } = jobs.get(entry.id)?.job.state() ?? { ...downloadStateOf(entry), past: true }
    return { ...state, ...over }
  }

  return {
    history,
    begin(argument, before) {
      for (const [id, { job }] of jobs) {
        if (jobs.size < limits.downloadHistory) break
        if (job.isOver()) jobs.delete(id)
      }
      const job = createExportJob({ id: before?.id ?? randomUUID(), argument, previous: before, emit: hear, clock, log })
      // Told again from the end of the list, as the newest.
      jobs.delete(job.id)
      jobs.set(job.id, { job, ended: follow(job) })
      return job
    },
    isFull: () => [...jobs.values()].filter(({ job }) => !job.isOver()).length >= limits.runningExports,
    runningJob(id) {
      const found = jobs.get(id)
      return found?.job.isOver() ? undefined : found
    },
    currentStates: () => [...jobs.values()].map(({ job }) => job.state()),
    async allStates() {
      const entries = history.entries()
      const missing = await findMissingFiles(
        disk,
        entries.flatMap(({ state, file }) => (state === 'done' && file ? file.path : [])),
      )
      // Those of now: what was forgotten meanwhile is not told of.
      return history
        .entries()
        .map(entry => shown(entry, entry.file && missing.has(entry.file.path) ? { missing: true } : {}))
    },
    async forgetEntry(entry) {
      const state = shown(entry, { state: 'removed', at: Math.max(entry.at, clock()) })
      jobs.delete(entry.id)
      const written = history.remove(entry.id)
      emit(state)
      await written
    },
    notifyMissing: entry => emit(shown(entry, { missing: true })),
    async end(forget, noted) {
      left = true
      forgotten = forget
      for (const { job } of jobs.values()) job.cancel()
      if (!forget) return
      await noted
      await history.wipe()
    },
    async ended() {
      await Promise.all([...jobs.values()].map(({ ended }) => ended))
    },
  }
}
