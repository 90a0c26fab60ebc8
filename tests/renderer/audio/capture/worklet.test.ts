/** The worklet over a fake scope of the sound's thread. */
import { beforeEach, expect, it, vi } from 'vitest'
import { createMeter } from '../../../../renderer/audio/capture/measure'
import type { WorkletMessage } from '../../../../renderer/audio/capture/messages'

interface Processor {
  port: { onmessage: ((event: { data: object }) => void) | null }
  process(inputs: Float32Array[][]): boolean
}

let sent: WorkletMessage[]
let processor: Processor
let frame: number

beforeEach(async () => {
  sent = []
  frame = 0
  vi.resetModules()
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = { onmessage: null }
    },
  )
  vi.stubGlobal('registerProcessor', (_name: string, made: new () => Processor) => {
    processor = new made()
  })
  await import('../../../../renderer/audio/capture/worklet')
  processor.port.onmessage?.({ data: { port: { postMessage: (message: WorkletMessage) => sent.push(message) } } })
})

/** The sound's thread gives so many blocks of 128 samples. */
function give(blocks: number, sample: number): boolean {
  let goesOn = true
  for (let block = 0; block < blocks; block++) {
    vi.stubGlobal('currentFrame', frame)
    goesOn = processor.process([[new Float32Array(128).fill(sample)]])
    frame += 128
  }
  return goesOn
}
const chunks = () => sent.flatMap(message => ('samples' in message ? [message] : []))

it('sends chunks of 320 samples of 16 bit with their place, and at the end the rest', () => {
  give(10, 0.5)
  expect(chunks().map(({ at, samples }) => [at, samples.length, samples[0]])).toEqual([
    [0, 320, 16_384],
    [320, 320, 16_384],
    [640, 320, 16_384],
    [960, 320, 16_384],
  ])
  processor.port.onmessage?.({ data: { end: true } })
  expect(sent).toHaveLength(5)
  expect(sent.at(-1)).toEqual({ end: true })
  expect(give(1, 0.5)).toBe(false)
})

it('sends what is left before it ends', () => {
  give(3, 2)
  processor.port.onmessage?.({ data: { end: true } })
  expect(chunks().map(({ at, samples }) => [at, samples.length, samples[0]])).toEqual([
    [0, 320, 32_767],
    [320, 64, 32_767],
  ])
})

it('leaves out the zeros before the first sound, but not a microphone that is silent', () => {
  give(10, 0)
  expect(processor.process([[]])).toBe(true)
  give(5, -1)
  expect(chunks().map(({ at, samples }) => [at, samples[0]])).toEqual([
    [1280, -32_768],
    [1600, -32_768],
  ])
  give(10, 0)
  expect(chunks().length).toBeGreaterThan(4)
})

it('begins with silence after a quarter of a second of it', () => {
  give(31, 0)
  expect(chunks()).toEqual([])
  give(10, 0)
  expect(chunks()[0]?.at).toBe(4000)
})

it('a microphone that gives nothing but zeros is named within two seconds', () => {
  const meter = createMeter()
  // 1.9 s; the page is told every 0.1 s
  give(237, 0)
  for (const { samples } of chunks()) meter.add(samples)
  expect(meter.problems()).toEqual(['silence'])
})
