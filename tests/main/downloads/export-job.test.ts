/** One run of an export: which states it has and emits, whatever comes too late. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExportJob } from '../../../main/downloads/export-job'
import type { HistoryEntry } from '../../../main/downloads/history-entry'
import type { DownloadState } from '../../../shared/contract/types'

const argument = { kind: 'export-topic-student-score', request: { homework_id: '501' } } as const
const file = { path: '/exports/a.xlsx', bytes: 300, digest: 'd' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function setUp(previous?: HistoryEntry) {
  const states: DownloadState[] = []
  const emit = (state: DownloadState) => void states.push(state)
  const job = createExportJob({ id: 'e1', argument, previous, emit, clock: () => 1000, log: () => undefined })
  return { job, states }
}

describe('the progress of an export', () => {
  it('is emitted when the length is known, and then each tenth of a second', () => {
    const { job, states } = setUp()
    const emitted = () => states.slice(1).map(({ received, total }) => [received, total])
    job.progress(0, 300)
    expect(emitted()).toEqual([[0, 300]])
    job.progress(0, 300)
    vi.advanceTimersByTime(99)
    job.progress(100, 300)
    expect(emitted()).toEqual([[0, 300]])
    expect(job.state()).toMatchObject({ received: 100, total: 300 })
    vi.advanceTimersByTime(1)
    job.progress(200, 300)
    expect(emitted()).toEqual([
      [0, 300],
      [200, 300],
    ])
  })

  it('does not change after the end', () => {
    const { job, states } = setUp()
    job.progress(300, 300)
    job.complete(file, undefined)
    const end = job.state()
    expect(end).toMatchObject({ state: 'done', received: 300, bytes: 300 })
    const count = states.length
    job.progress(400, 400)
    vi.advanceTimersByTime(1000)
    job.progress(500, 500)
    expect(job.state()).toEqual(end)
    expect(states).toHaveLength(count)
  })
})

it('an export that is done stays done with its file, if it is cancelled afterwards', () => {
  const { job, states } = setUp()
  job.complete(file, undefined)
  const count = states.length
  job.cancel()
  job.fail(new Error('aborted'))
  expect(job.state()).toMatchObject({ state: 'done', name: 'a.xlsx' })
  expect(job.historyEntry()).toMatchObject({ state: 'done', file })
  expect(states).toHaveLength(count)
})

it.each<[string, Partial<HistoryEntry>, Partial<DownloadState>]>([
  ['failed, without a file that could be missing', { state: 'failed' }, { state: 'failed' }],
  ['done, with its file missing', { state: 'done', file }, { state: 'done', bytes: 300, isFileMissing: true }],
])('a retry that is cancelled leaves the export as it was: %s', (_what, before, after) => {
  const { job } = setUp({ id: 'e1', ...argument, title: 'Unit 5', name: 'a.xlsx', at: 5, state: 'failed', ...before })
  job.cancel()
  job.fail(new Error('aborted'))
  expect(job.state()).toEqual({
    id: 'e1',
    ...argument,
    title: 'Unit 5',
    name: 'a.xlsx',
    at: 1000,
    received: after.bytes ?? 0,
    ...after,
  })
})
