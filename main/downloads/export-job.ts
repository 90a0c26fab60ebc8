/** One try of a download: running, then done, failed or cancelled, and never anything after that (DESIGN §11). */
import { basename } from 'node:path'
import { type Failure, failure } from '../../shared/contract/result'
import type { DownloadState } from '../../shared/contract/types'
import type { Exported } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'
import { errorCode } from '../store/disk'
import { diskFailure } from '../store/disk-failure'
import type { Log } from '../store/log'
import { type HistoryEntry, type SavedFile, downloadStateOf } from './history-entry'

/** Progress is told about ten times a second. */
const interval = 100

export interface ExportJob {
  readonly id: string
  readonly argument: Exported
  readonly signal: AbortSignal
  isOver(): boolean
  /** As it was last told. */
  state(): DownloadState
  /** What is to be remembered of it; null where the teacher wants to hear of it no more. */
  historyEntry(): HistoryEntry | null
  setTitle(title: string): void
  setPath(path: string): void
  /** What goes into the file is a copy of this time; the oldest counts. */
  addCopyTime(at: number): void
  progress(received: number, total?: number): void
  /** The file is whole, and about to take its place. */
  setFile(file: SavedFile): void
  complete(file: SavedFile, ticket: string | undefined): void
  /** Ends as failed, or as cancelled where that is why it ended. */
  fail(error: unknown): void
  cancel(): void
}

export interface ExportJobParts {
  id: string
  argument: Exported
  /** What this one tries again: a try that is cancelled leaves it as it was. */
  previous: HistoryEntry | undefined
  emit(state: DownloadState): void
  /** Corrected time, in milliseconds. */
  clock(): number
  log: Log
}

/** The failure that an error is, in the teacher's words; null for one that nobody foresaw. */
const foreseen = (error: unknown): Failure | null => (error instanceof ApiError ? error.failure : diskFailure(error))

export function createExportJob({ id, argument, previous: before, emit, clock, log }: ExportJobParts): ExportJob {
  const abort = new AbortController()
  const facts = { id, ...argument, title: before?.title ?? '' }
  let state: DownloadState = { ...facts, name: '', state: 'running', received: 0, at: 0 }
  let file: SavedFile | undefined
  let toldAt = 0

  const tell = (next: DownloadState) => {
    state = next
    toldAt = performance.now()
    emit({ ...state })
  }
  const change = (over: Partial<DownloadState>) => {
    if (state.state === 'running') tell({ ...state, ...over })
  }
  // The corrected clock may be set back; the order of what was told may not.
  const later = (than: number) => Math.max(than, clock())
  tell({ ...state, at: before ? later(before.at + 1) : clock() })

  return {
    id,
    argument,
    signal: abort.signal,
    isOver: () => state.state !== 'running',
    state: () => ({ ...state }),
    historyEntry() {
      const { name, at, state: now, error, copiedAt, handedOver, title } = state
      if (now === 'cancelled' || now === 'removed') return null
      return { ...facts, title, name, at, state: now, error, copiedAt, handedOver, file }
    },
    setTitle: title => change({ title }),
    setPath: place => change({ name: basename(place) }),
    addCopyTime(at) {
      if (state.state === 'running') state = { ...state, copiedAt: Math.min(at, state.copiedAt ?? at) }
    },
    progress(received, total) {
      const first = state.received === 0 && state.total === undefined
      if (first || performance.now() - toldAt >= interval) change({ received, total })
      else if (state.state === 'running') state = { ...state, received, total }
    },
    setFile(whole) {
      file = whole
    },
    complete(kept, ticket) {
      file = kept
      const handed = ticket === undefined ? {} : { ticket, handedOver: true }
      const { path, bytes } = kept
      log('downloads.done', { export: argument.kind, bytes })
      change({ state: 'done', at: later(state.at), name: basename(path), bytes, ...handed })
    },
    fail(error) {
      const problem = foreseen(error)
      const at = later(state.at)
      if (abort.signal.aborted || problem?.kind === 'cancelled') {
        if (state.state !== 'running') return
        file = before?.file
        // A finished one is tried again only where its file is gone.
        const gone = before?.state === 'done' ? { missing: true } : {}
        return tell(before ? { ...downloadStateOf(before), ...gone, at } : { ...state, at, state: 'cancelled' })
      }
      file = undefined
      const why = problem
        ? { kind: problem.kind, status: problem.status, code: errorCode(error) }
        : { detail: error instanceof Error ? error.stack : String(error) }
      const { received, total } = state
      log('downloads.failed', { export: argument.kind, ...why, received, total })
      change({ state: 'failed', at, error: problem ?? failure('status', text.operation).error })
    },
    cancel: () => abort.abort(),
  }
}
