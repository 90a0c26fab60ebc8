/**
 * One run of an export: its state is running, then done, failed or cancelled, and never changes after that (DESIGN
 * §11).
 */
import { basename } from 'node:path'
import { type Failure, failure } from '../../shared/contract/result'
import type { DownloadState } from '../../shared/contract/types'
import type { ExportDescription } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import { errorCode } from '../store/disk'
import { diskFailure } from '../store/disk-failure'
import type { Log } from '../store/log'
import { downloadStateOf, type HistoryEntry, type SavedFile } from './history-entry'

/** Progress is emitted about ten times a second: the wait between two events, in ms. */
const progressInterval = 100

export interface ExportJob {
  readonly id: string
  readonly argument: ExportDescription
  readonly signal: AbortSignal
  isOver(): boolean
  /** The latest state. */
  state(): DownloadState
  /** The entry for the history; null if the export was cancelled or removed. */
  historyEntry(): HistoryEntry | null
  setTitle(title: string): void
  setPath(path: string): void
  /** The file contains an offline copy of this time; the oldest time is kept. */
  addCopyTime(at: number): void
  progress(received: number, total?: number): void
  /** The file is complete and about to be renamed to its final path. */
  setFile(file: SavedFile): void
  complete(file: SavedFile, ticket: string | undefined): void
  /** Ends the job as failed, or as cancelled if it was cancelled. */
  fail(error: unknown): void
  cancel(): void
}

export interface ExportJobParts {
  id: string
  argument: ExportDescription
  /** The entry that this run retries; if this run is cancelled, that entry stays as it was. */
  previous: HistoryEntry | undefined
  emit(state: DownloadState): void
  /** Corrected time, in milliseconds. */
  clock(): number
  log: Log
}

/** The failure for the teacher, or null for an unexpected error. */
const knownFailure = (error: unknown): Failure | null =>
  error instanceof ApiError ? error.failure : diskFailure(error)

export function createExportJob({ id, argument, previous, emit, clock, log }: ExportJobParts): ExportJob {
  const abort = new AbortController()
  const facts = { id, ...argument, title: previous?.title ?? '' }
  let state: DownloadState = { ...facts, name: '', state: 'running', received: 0, at: 0 }
  let file: SavedFile | undefined
  let emittedAt = 0

  const update = (next: DownloadState) => {
    state = next
    emittedAt = performance.now()
    emit({ ...state })
  }
  const change = (changes: Partial<DownloadState>) => {
    if (state.state === 'running') update({ ...state, ...changes })
  }
  // The corrected clock may be set back; the order of the exports must not change.
  const notBefore = (time: number) => Math.max(time, clock())
  update({ ...state, at: previous ? notBefore(previous.at + 1) : clock() })

  return {
    id,
    argument,
    signal: abort.signal,
    isOver: () => state.state !== 'running',
    state: () => ({ ...state }),
    historyEntry() {
      const { name, at, state: now, error, copiedAt, isInBrowser, title } = state
      if (now === 'cancelled' || now === 'removed') return null
      return { ...facts, title, name, at, state: now, error, copiedAt, handedOver: isInBrowser, file }
    },
    setTitle: title => change({ title }),
    setPath: path => change({ name: basename(path) }),
    addCopyTime(at) {
      if (state.state === 'running') state = { ...state, copiedAt: Math.min(at, state.copiedAt ?? at) }
    },
    progress(received, total) {
      const first = state.received === 0 && state.total === undefined
      if (first || performance.now() - emittedAt >= progressInterval) change({ received, total })
      else if (state.state === 'running') state = { ...state, received, total }
    },
    setFile(savedFile) {
      file = savedFile
    },
    complete(savedFile, ticket) {
      file = savedFile
      const handover = ticket === undefined ? {} : { ticket, isInBrowser: true }
      const { path, bytes } = savedFile
      log('downloads.done', { export: argument.kind, bytes })
      change({ state: 'done', at: notBefore(state.at), name: basename(path), bytes, ...handover })
    },
    fail(error) {
      const problem = knownFailure(error)
      const at = notBefore(state.at)
      if (abort.signal.aborted || problem?.kind === 'cancelled') {
        if (state.state !== 'running') return
        file = previous?.file
        // A finished export is retried only if its file is missing.
        const missing = previous?.state === 'done' ? { isFileMissing: true } : {}
        return update(
          previous ? { ...downloadStateOf(previous), ...missing, at } : { ...state, at, state: 'cancelled' },
        )
      }
      file = undefined
      const details = problem
        ? { kind: problem.kind, status: problem.status, code: errorCode(error) }
        : { detail: error instanceof Error ? error.stack : String(error) }
      const { received, total } = state
      log('downloads.failed', { export: argument.kind, ...details, received, total })
      change({ state: 'failed', at, error: problem ?? failure('status', text.operation).error })
    },
    cancel: () => abort.abort(),
  }
}
