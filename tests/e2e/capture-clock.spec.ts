/** Long recordings: nothing is missing, also at the evaluation server, and time is right. */
import type { Page } from '@playwright/test'
import { createSpeexDecoder } from '../../shared/codec/speex'
import type { SpeechServer } from '../fakes/speech-server'
import { isNightly } from '../fixtures/nightly'
import { lossesOf, noise } from '../fixtures/sound-places'
import { heldBy } from './fixtures/held-by'
import { spokenSentence, withMicrophone } from './fixtures/microphone'
import { withSpeech } from './fixtures/speech'
import { expect, test } from './fixtures/test'
import { watchWorker } from './fixtures/watch-worker'
import { RecorderPage } from './page-models/recorder.page'

/** How long the page is busy, in seconds. */
const busySeconds = 600
/** No moment of it is like another, and it does not end before the recording. */
const played = noise(isNightly ? busySeconds + 60 : 60)

const testWithSpeech = test.extend<{ speech: SpeechServer }>(withSpeech)
const chromium = withMicrophone(played)
test.use({ chromium })
testWithSpeech.use({ chromium })

declare global {
  interface Window {
    /** The address of the worklet that was loaded last. */
    testWorklet?: string
  }
}

interface Run {
  /** When the page was told of how many samples, in seconds and samples. */
  told: [number, number][]
  samples: number
  frames: number
  missing: number
  /** The frames themselves, as base64, if the page was busy. */
  encoded: string[]
}

/** The addresses of the scripts, which a recording of the page has loaded. */
async function scriptsOf(page: Page): Promise<{ worker: string; worklet: string }> {
  const worker = page.waitForEvent('worker')
  await page.evaluate(() => {
    const add = AudioWorklet.prototype.addModule
    AudioWorklet.prototype.addModule = function (url, options) {
      window.testWorklet = new URL(url, location.href).href
      return add.call(this, url, options)
    }
  })
  const recorder = await RecorderPage.inSettings(page)
  await recorder.start()
  await recorder.stop.click()
  await recorder.place.getByRole('button', { name: '録音を再生' }).waitFor()
  return { worker: (await worker).url(), worklet: (await page.evaluate(() => window.testWorklet)) ?? '' }
}

/**
 * Records without the page's own code. A busy page is blocked every two seconds: for 2 s at the first and at every fourth
 * time, else for 300 ms.
 */
const run = (
  page: Page,
  scripts: { worker: string; worklet: string },
  seconds: number,
  isBusy: boolean,
): Promise<Run> =>
  page.evaluate(
    async ([worker, worklet, length, busy]) => {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { autoGainControl: false, echoCancellation: false, noiseSuppression: false },
      })
      const context = new AudioContext({ sampleRate: 16_000, latencyHint: 0.06 })
      await context.audioWorklet.addModule(worklet)
      const node = new AudioWorkletNode(context, 'capture', {
        numberOfInputs: 1,
        numberOfOutputs: 0,
        channelCount: 1,
        channelCountMode: 'explicit',
      })
      const thread = new Worker(worker, { type: 'module' })
      const { port1, port2 } = new MessageChannel()
      const told: [number, number][] = []
      let blocks = 0
      const block = () => {
        const end = performance.now() + (blocks++ % 4 === 0 ? 2000 : 300)
        while (performance.now() < end);
      }
      const blocking = busy ? setInterval(block, 2000) : undefined
      let onFrames = (_bytes: Uint8Array) => {}
      const finished = new Promise<Omit<Run, 'told' | 'encoded'>>(resolve => {
        thread.onmessage = ({ data }) => {
          if (data.kind === 'frames') onFrames(data.bytes)
          if (data.kind === 'progress') {
            told.push([performance.now() / 1000, data.samples])
            if (data.samples >= length * 16_000) node.port.postMessage({ end: true })
          }
          if (data.kind === 'segment-end') thread.postMessage({ kind: 'finish' })
          if (data.kind === 'finished') resolve({ samples: data.samples, frames: data.frames, missing: data.missing })
        }
      })
      thread.postMessage({ kind: 'begin', encodes: true, maxSamples: 2 ** 31 })
      thread.postMessage({ kind: 'segment', port: port1 }, [port1])
      node.port.postMessage({ port: port2 }, [port2])
      context.createMediaStreamSource(stream).connect(node)
      const silence = new ConstantSourceNode(context, { offset: 1e-9 })
      silence.connect(context.destination)
      silence.start()
      const result = await finished
      clearInterval(blocking)
      for (const track of stream.getTracks()) track.stop()
      await context.close()
      const encoded: string[] = []
      for (let first = 0; busy && first < result.frames; first += 500) {
        const bytes = await new Promise<Uint8Array>(resolve => {
          onFrames = resolve
          thread.postMessage({ kind: 'read-frames', first, most: 500 })
        })
        encoded.push(btoa(String.fromCharCode(...bytes)))
      }
      thread.terminate()
      return { told, encoded, ...result }
    },
    [scripts.worker, scripts.worklet, seconds, isBusy] as const,
  )

/** The earliest news of each two seconds: later ones waited for the page. Seconds on the clock, and seconds of sound. */
function earliest(told: Run['told']): [number, number][] {
  const best = new Map<number, [number, number]>()
  for (const [clock, samples] of told) {
    if (samples === 0) continue
    const window = Math.floor(clock / 2)
    const sound = samples / 16_000
    const known = best.get(window)
    if (!known || clock - sound < known[0] - known[1]) best.set(window, [clock, sound])
  }
  // the first and the last window are not whole
  return [...best.values()].slice(1, -1)
}

/** The largest distance from the best line, in seconds. */
function largestResidual(points: readonly [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([clock]) => clock)), mean(points.map(([, sound]) => sound))]
  const slope =
    points.reduce((sum, [clock, sound]) => sum + (clock - x) * (sound - y), 0) /
    points.reduce((sum, [clock]) => sum + (clock - x) ** 2, 0)
  return Math.max(...points.map(([clock, sound]) => Math.abs(sound - y - slope * (clock - x))))
}

/** Where the sound moved against the clock by more than 5 ms between two points, for the message of a failure. */
const jumps = (points: readonly [number, number][]): string =>
  points
    .flatMap(([clock, sound], at) => {
      const [before = clock, soundBefore = sound] = points[at - 1] ?? []
      const ms = Math.round(1000 * (sound - soundBefore - (clock - before)))
      return Math.abs(ms) > 5 ? [`${Math.round(sound)} s: ${ms} ms`] : []
    })
    .join(', ')

/** The samples of frames of 70 bytes, −1…1. */
function decoded(bytes: Uint8Array): Float32Array {
  const decoder = createSpeexDecoder()
  const samples = new Float32Array((bytes.length / 70) * 320)
  for (let frame = 0; frame * 70 < bytes.length; frame++) {
    const heard = decoder.decode(bytes.subarray(frame * 70, frame * 70 + 70)) ?? []
    for (const [at, sample] of heard.entries()) samples[frame * 320 + at] = sample / 32_768
  }
  return samples
}

// In `npm test`, the next test shows in Chromium that no frame is lost.
test(
  'a busy page loses no frame',
  heldBy(
    'renderer/audio/capture/parts.test.ts › are the same, however the samples arrive',
    'renderer/audio/capture/parts.test.ts › what is missing between the chunks of a segment is counted, and between two segments it is not',
    'renderer/audio/capture/worklet.test.ts › sends chunks of 320 samples of 16 bit with their place, and at the end the rest',
  ),
  async ({ teacher }) => {
    test.setTimeout((busySeconds + 120) * 1000)
    await teacher.context().grantPermissions(['microphone'])
    const { samples, frames, missing, encoded } = await run(teacher, await scriptsOf(teacher), busySeconds, true)
    // The worker's own count
    expect(missing).toBe(0)
    expect(samples).toBeGreaterThanOrEqual(busySeconds * 16_000)
    expect(frames).toBe(Math.ceil(samples / 320))
    // What is heard in the frames, in the order of what was played. The last frame is not whole.
    const heard = decoded(Buffer.concat(encoded.map(part => Buffer.from(part, 'base64')))).subarray(0, samples)
    // Where the device is late, because the machine is, the browser adds silence: nothing is lost by it.
    const { compared, missing: lost, replaced } = lossesOf(heard, played)
    expect({ compared, lost, replaced }).toEqual({ compared: Math.floor(heard.length / 320) - 5, lost: 0, replaced: 0 })
  },
)

testWithSpeech(
  'no frame is lost on the way to the evaluation server, on one connection, while the page is blocked',
  async ({ teacher, speech }) => {
    // 30,000 frames are two of the longest recordings.
    const [recordings, seconds] = isNightly ? [2, 300] : [1, 5]
    testWithSpeech.setTimeout(recordings * (seconds + 120) * 1000)
    await teacher.context().grantPermissions(['microphone'])
    const recorder = await RecorderPage.inRecitation(teacher, spokenSentence)
    await teacher.evaluate(watchWorker)
    await teacher.evaluate(() => {
      let blocks = 0
      setInterval(() => {
        const end = performance.now() + (blocks++ % 4 === 0 ? 2000 : 300)
        while (performance.now() < end);
      }, 2000)
    })
    for (let count = 1; count <= recordings; count++) {
      await recorder.start()
      await recorder.reach(seconds, (seconds + 60) * 1000)
      // the longest recording ends by itself
      if (!isNightly) await recorder.stop.click()
      await expect(teacher.getByRole('region', { name: '生徒に見える評価' })).toBeVisible({ timeout: 60_000 })
      expect(speech.calls).toHaveLength(count)
      const { hello, frames = [], sequences } = speech.calls.at(-1) ?? {}
      expect(hello).toMatchObject({ text: spokenSentence, category: 'read_sentence' })
      expect(frames.length).toBeGreaterThanOrEqual(seconds * 50)
      expect(frames.length).toBe(await teacher.evaluate(() => window.testFrames))
      expect(sequences).toEqual(Array.from({ length: Math.ceil(frames.length / 10) }, (_, at) => at))
      const heard = decoded(Buffer.concat(frames)).subarray(0, -320)
      const { missing: lost, replaced } = lossesOf(heard, played)
      expect({ lost, replaced }).toEqual({ lost: 0, replaced: 0 })
    }
  },
)

test(
  'the samples keep pace with the clock',
  heldBy(
    'renderer/audio/capture/microphone.test.ts › is opened at 16 kHz with one channel, without any change of the sound, and the log says how',
    'renderer/audio/capture/worklet.test.ts › sends chunks of 320 samples of 16 bit with their place, and at the end the rest',
    'renderer/audio/capture/parts.test.ts › what is missing between the chunks of a segment is counted, and between two segments it is not',
  ),
  async ({ teacher }) => {
    const seconds = 3600
    test.setTimeout((seconds + 180) * 1000)
    await teacher.context().grantPermissions(['microphone'])
    const { told, missing } = await run(teacher, await scriptsOf(teacher), seconds, false)
    expect(missing).toBe(0)
    const points = earliest(told)
    expect(points.length).toBeGreaterThanOrEqual(Math.floor(seconds / 2) - 3)
    expect(largestResidual(points), jumps(points)).toBeLessThan(0.02)
  },
)
