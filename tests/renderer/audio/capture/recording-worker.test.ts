/** The page's end of the worker, over a worker that answers when the test wants. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { FromWorker, ToWorker } from '../../../../renderer/audio/capture/messages'
import { openRecordingWorker } from '../../../../renderer/audio/capture/recording-worker'

class FakeWorker {
  static newest: FakeWorker
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: (() => void) | null = null
  onmessageerror: (() => void) | null = null
  kinds: ToWorker['kind'][] = []
  constructor() {
    FakeWorker.newest = this
  }
  postMessage({ kind }: ToWorker) {
    this.kinds.push(kind)
  }
  terminate() {}
  say(data: FromWorker) {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
const open = (onError = () => {}) =>
  openRecordingWorker({ encodes: false, maxSamples: 100, onProgress: () => undefined, onError })

it.each(['onerror', 'onmessageerror'] as const)('a worker that fails is told: %s', event => {
  const onError = vi.fn()
  open(onError)
  FakeWorker.newest[event]?.()
  expect(onError).toHaveBeenCalledOnce()
})

it('a segment whose end never comes is dropped, and takes no answer of the next one', async () => {
  const worker = open()
  const first = worker.segmentEnd()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBe(0)
  expect(FakeWorker.newest.kinds).toEqual(['begin', 'drop-segment'])
  const second = worker.segmentEnd()
  FakeWorker.newest.say({ kind: 'segment-end', samples: 640 })
  expect(await second).toBe(640)
})
