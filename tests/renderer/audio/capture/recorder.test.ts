/** The segments of a recording, over a worker that gets the last samples of a lost microphone late. */
import { afterEach, expect, it, vi } from 'vitest'
import type { OpenMicrophone } from '../../../../renderer/audio/capture/microphone'
import { createRecorder } from '../../../../renderer/audio/capture/recorder'
import { success } from '../../../../shared/contract/result'
import { fakeGraph } from '../../../fakes/recorder'

afterEach(() => vi.useRealTimers())

/** A tenth of a second in which each sample has this value. */
const sound = (value: number) => new Int16Array(1600).fill(value)

/** The value of each tenth of a second in a WAV file. */
function valuesOf(wav: Uint8Array<ArrayBuffer>): number[] {
  const samples = new DataView(wav.buffer, wav.byteOffset + 44, wav.byteLength - 44)
  const tenths = Array.from({ length: samples.byteLength / 3200 }, (_, at) => at)
  return tenths.map(at => samples.getInt16(at * 3200, true))
}

it('what the lost microphone sent last comes before the sound of the next one', async () => {
  const graph = fakeGraph()
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  let segments = 0
  const recorder = createRecorder({
    call: vi.fn() as never,
    wait: async () => undefined,
    microphoneId: () => '',
    generation: () => 1,
    holdSounds: () => () => undefined,
    // A microphone hears something as soon as it is open.
    async openMicrophone(request: Parameters<OpenMicrophone>[0]) {
      const microphone = await graph.openMicrophone(request)
      graph.hear(sound(graph.opened.length === 1 ? 1000 : 3000))
      return microphone
    },
    openRecordingWorker(parts) {
      const worker = graph.openRecordingWorker(parts)
      const segmentEnd = async () => {
        if (++segments > 1) return worker.segmentEnd()
        await arrived
        graph.hear(sound(2000))
        return worker.segmentEnd()
      }
      return { ...worker, segmentEnd }
    },
  })
  recorder.start({ maxSeconds: 60 })
  await vi.waitFor(() => expect(recorder.state().phase).toBe('waiting'))
  graph.tell({})
  graph.lose('unplugged')
  expect(recorder.state().phase).toBe('paused')
  recorder.start({ maxSeconds: 60 })
  // Time enough to open the next microphone too early
  await new Promise(resolve => setTimeout(resolve))
  arrive()
  await vi.waitFor(() => expect(recorder.state().phase).toBe('waiting'))
  recorder.stop()
  await vi.waitFor(() => expect(recorder.state().phase).toBe('done'))
  const made = recorder.state().sound
  expect(made && valuesOf(made.wav)).toEqual([1000, 2000, 3000])
  expect(made?.segments.map(({ seconds, microphone }) => [seconds.toFixed(1), microphone])).toEqual([
    ['0.2', 'マイク1'],
    ['0.1', 'マイク2'],
  ])
})

it('main is told every ten seconds that the recording goes on, also in a pause, until its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const graph = fakeGraph()
  const call = vi.fn(async (method: string, argument: { first: number; bytes: Uint8Array }) => {
    if (method === 'evaluation.begin') return success({ id: 'r-1' })
    if (method === 'evaluation.frames')
      return success({ next: argument.first + argument.bytes.length / 70, problem: null })
    return success({ answer: {}, words: [], note: '' })
  })
  const recorder = createRecorder({
    call: call as never,
    wait: async () => undefined,
    microphoneId: () => '',
    generation: () => 1,
    holdSounds: () => () => undefined,
    openMicrophone: graph.openMicrophone,
    openRecordingWorker: graph.openRecordingWorker,
  })
  const empty = () =>
    call.mock.calls.filter(([method, { bytes }]) => method === 'evaluation.frames' && bytes.length === 0).length
  recorder.start({ maxSeconds: 60, evaluate: { text: 'I get up.', category: 'read_sentence' } })
  await vi.waitFor(() => expect(recorder.state().phase).toBe('waiting'))
  graph.hear(sound(1000))
  await vi.waitFor(() => expect(call.mock.calls.map(([method]) => method)).toContain('evaluation.frames'))
  expect(empty()).toBe(0)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(empty()).toBe(2)
  graph.lose('unplugged')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(empty()).toBe(4)
  recorder.stop()
  await vi.waitFor(() => expect(recorder.state().phase).toBe('done'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(empty()).toBe(4)
})
