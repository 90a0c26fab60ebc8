/** One download: running, then done, failed or cancelled, and never anything after that (DESIGN §11). */
import { basename } from 'node:path'
import { type Failure, failure } from '../../shared/contract/result'
import type { DownloadState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { ApiFault } from '../http/fault'
import type { Log } from '../store/log'
import { diskFailure } from './disk'

/** Progress is told about ten times a second. */
const interval = 100

export interface Job {
  readonly id: string
  readonly signal: AbortSignal
  over(): boolean
  /** As it was last told. */
  state(): DownloadState
  /** Where the file lies; set once it is done. */
  path(): string | undefined
  named(path: string): void
  progress(received: number, total?: number): void
  done(path: string, ticket: string | undefined): void
  /** Ends as failed, or as cancelled where that is why it ended. */
  ended(error: unknown): void
  cancel(): void
}

/** The failure that an error is, in the teacher's words; null for one that nobody foresaw. */
const foreseen = (error: unknown): Failure | null => (error instanceof ApiFault ? error.failure : diskFailure(error))

export function createJob(id: string, emit: (state: DownloadState) => void, log: Log): Job {
  const abort = new AbortController()
  let state: DownloadState = { id, name: '', state: 'running', received: 0 }
  let path: string | undefined
  let toldAt = performance.now()

  const change = (over: Partial<DownloadState>) => {
    if (state.state !== 'running') return
    state = { ...state, ...over }
    toldAt = performance.now()
    emit({ ...state })
  }
  change({})

  return {
    id,
    signal: abort.signal,
    over: () => state.state !== 'running',
    state: () => ({ ...state }),
    path: () => path,
    named: place => change({ name: basename(place) }),
    progress(received, total) {
      const first = state.received === 0 && state.total === undefined
      if (first || performance.now() - toldAt >= interval) change({ received, total })
      else if (state.state === 'running') state = { ...state, received, total }
    },
    done(place, ticket) {
      path = place
      change({ state: 'done', name: basename(place), ...(ticket === undefined ? {} : { ticket }) })
    },
    ended(error) {
      const problem = foreseen(error)
      if (abort.signal.aborted || problem?.kind === 'cancelled') return change({ state: 'cancelled' })
      if (problem === null) log('downloads.failed', { detail: error instanceof Error ? error.stack : String(error) })
      change({ state: 'failed', error: problem ?? failure('status', text.operation, true).error })
    },
    cancel: () => abort.abort(),
  }
}
