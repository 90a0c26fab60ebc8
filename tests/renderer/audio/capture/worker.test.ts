/** The worker of a recording, without a thread: segments whose microphone ends, or never begins. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { FromWorker, ToWorker, WorkletMessage } from '../../../../renderer/audio/capture/messages'

interface Port {
  onmessage: ((event: { data: WorkletMessage }) => void) | null
  close(): void
}

const said: FromWorker[] = []
const self = { onmessage: null as ((event: { data: ToWorker }) => void) | null, postMessage: said.push.bind(said) }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  vi.resetModules()
  vi.stubGlobal('self', self)
  await import('../../../../renderer/audio/capture/worker')
  self.onmessage?.({ data: { kind: 'begin', encodes: false, maxSamples: 1_000_000 } })
  said.length = 0
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

function segment(): Port {
  const port: Port = { onmessage: null, close: vi.fn() }
  self.onmessage?.({ data: { kind: 'segment', port: port as unknown as MessagePort } })
  return port
}

/** A tone for so many milliseconds. */
function hear(port: Port, ms: number): void {
  for (let time = 0; time < ms; time += 20) {
    vi.advanceTimersByTime(20)
    const samples = Int16Array.from({ length: 320 }, (_, at) => 5000 * Math.sin(at))
    port.onmessage?.({ data: { samples, at: time * 16 } })
  }
}
const problems = () => said.flatMap(message => (message.kind === 'progress' ? [message.problems] : []))

it('a segment whose microphone could not be opened says nothing after it was dropped', () => {
  const port = segment()
  vi.advanceTimersByTime(300)
  expect(problems()).toHaveLength(3)
  self.onmessage?.({ data: { kind: 'drop-segment' } })
  vi.advanceTimersByTime(3000)
  expect(problems()).toHaveLength(3)
  expect(port.close).toHaveBeenCalledOnce()
})

it('only the newest segment is followed', () => {
  segment()
  vi.advanceTimersByTime(3000)
  said.length = 0
  hear(segment(), 2000)
  expect(problems()).toHaveLength(20)
  expect(problems().flat()).not.toContain('stalled')
})

it('reports what is wrong with the sound while it is recorded', () => {
  const port = segment()
  hear(port, 200)
  expect(problems().at(-1)).toEqual([])
  port.onmessage?.({ data: { samples: new Int16Array(320).fill(32_767), at: 3200 } })
  vi.advanceTimersByTime(100)
  expect(problems().at(-1)).toEqual(['clipping'])
})

it('the end of a segment is told once, with its samples', () => {
  const port = segment()
  hear(port, 200)
  said.length = 0
  port.onmessage?.({ data: { end: true } })
  vi.advanceTimersByTime(1000)
  expect(said).toEqual([{ kind: 'segment-end', samples: 3200 }])
})
