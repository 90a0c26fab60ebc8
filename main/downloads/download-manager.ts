/** Manages the exports of one login: those that were started in this login, and the history of earlier ones. */
import { randomUUID } from 'node:crypto'
import type { DownloadState } from '../../shared/contract/types'
import { limits } from '../../shared/domain/limits'
import type { ExportDescription } from '../../shared/exports/kinds'
import type { Disk } from '../store/disk'
import type { ExportHistory } from './export-history'
import { createExportJob, type ExportJob, type ExportJobParts } from './export-job'
import { downloadStateOf, type HistoryEntry } from './history-entry'
import type { RunExport } from './run-export'
import { findMissingFiles } from './saved-file'

export interface DownloadManager {
  readonly history: ExportHistory
  /** Starts an export. A retry gets the id of `previous`. */
  begin(argument: ExportDescription, previous?: HistoryEntry): ExportJob
  /** Whether the maximum number of exports runs. */
  isFull(): boolean
  /** The job with this id while it runs, and a promise that resolves when it has ended and its part file is removed. */
  runningJob(id: string): { job: ExportJob; ended: Promise<void> } | undefined
  /** The states of the exports of this login, oldest first. */
  currentStates(): DownloadState[]
  /** The states of all exports, oldest first. Checks which files are missing. */
  allStates(): Promise<DownloadState[]>
  /** Removes an entry from the history and emits the state `removed`. */
  forgetEntry(entry: HistoryEntry): Promise<void>
  /** Emits that the file of an entry is missing. */
  notifyMissing(entry: HistoryEntry): void
  /**
   * Cancels the running exports and emits nothing more. Without `forget`, the next login finds them as interrupted.
   * With `forget`, waits for `recorded` (the pending wipe is on the disk), then removes the history; resolves when it
   * is removed.
   */
  end(forget: boolean, recorded?: Promise<unknown>): Promise<void>
  /** Resolves when no export runs. */
  ended(): Promise<void>
}

export interface DownloadManagerParts extends Pick<ExportJobParts, 'clock' | 'log'> {
  history: ExportHistory
  disk: Disk
  emit(state: DownloadState): void
  runExport: RunExport
}

export function createDownloadManager({
  history,
  disk,
  clock,
  log,
  runExport: run,
  ...parts
}: DownloadManagerParts): DownloadManager {
  const jobs = new Map<string, { job: ExportJob; ended: Promise<void> }>()
  let hasEnded = false
  let isForgotten = false
  const emit = (state: DownloadState) => {
    if (!hasEnded) parts.emit(state)
  }

  /** Stores the title and the name of a running export: after a crash, nothing else identifies the export. */
  const onJobState = (state: DownloadState) => {
    const { title, name } = state
    const stored = history.find(state.id)
    const hasNewNames = stored?.state === 'running' && (stored.title !== title || stored.name !== name)
    if (hasNewNames && !hasEnded) void history.put({ ...stored, title, name })
    emit(state)
  }

  /** Stores the current state of a job in the history, or removes it. */
  async function recordJob(job: ExportJob): Promise<void> {
    const entry = job.historyEntry()
    await (entry ? history.put(entry) : history.remove(job.id))
  }

  async function runJob(job: ExportJob): Promise<void> {
    if (hasEnded) return
    await recordJob(job)
    await run(job, async () => {
      // Do not write into a history that is being wiped.
      if (!isForgotten) await recordJob(job)
    })
    // A job that ran when the session ended stays stored as running, unless it finished its file anyway.
    if (!hasEnded || (!isForgotten && job.state().state === 'done')) await recordJob(job)
  }

  const stateToShow = (entry: HistoryEntry, overrides: Partial<DownloadState> = {}): DownloadState => {
    const { ticket, ...state } = jobs.get(entry.id)?.job.state() ?? {
      ...downloadStateOf(entry),
      isFromEarlierLogin: true,
    }
    return { ...state, ...overrides }
  }

  return {
    history,
    begin(argument, previous) {
      for (const [id, { job }] of jobs) {
        if (jobs.size < limits.downloadHistory) break
        if (job.isOver()) jobs.delete(id)
      }
      const job = createExportJob({
        id: previous?.id ?? randomUUID(),
        argument,
        previous: previous,
        emit: onJobState,
        clock,
        log,
      })
      // A retry moves to the end, as the newest.
      jobs.delete(job.id)
      jobs.set(job.id, { job, ended: runJob(job) })
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
      // Read the entries again: some may have been removed meanwhile.
      return history
        .entries()
        .map(entry => stateToShow(entry, entry.file && missing.has(entry.file.path) ? { isFileMissing: true } : {}))
    },
    async forgetEntry(entry) {
      const state = stateToShow(entry, { state: 'removed', at: Math.max(entry.at, clock()) })
      jobs.delete(entry.id)
      const written = history.remove(entry.id)
      emit(state)
      await written
    },
    notifyMissing: entry => emit(stateToShow(entry, { isFileMissing: true })),
    async end(forget, recorded) {
      hasEnded = true
      isForgotten = forget
      for (const { job } of jobs.values()) job.cancel()
      if (!forget) return
      await recorded
      await history.wipe()
    },
    async ended() {
      await Promise.all([...jobs.values()].map(({ ended }) => ended))
    },
  }
}
