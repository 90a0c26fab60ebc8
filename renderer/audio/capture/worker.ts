/** The worker of a recording: receives the samples of the worklet, measures, encodes and keeps them. */
import { createSpeexEncoder } from '../../../shared/codec/speex'
import { createMeter } from './measure'
import type { FromWorker, ToWorker, WorkletMessage } from './messages'
import { createRecordedSamples, type RecordedSamples } from './recorded-samples'
import { sampleRate } from './thresholds'
import { createGapCount, createWatch } from './watch'
import { wavOf } from './wav'

/** How often the page is told, in milliseconds. */
const tickMs = 100

/** What a worker has, and the types of the page do not. */
declare const self: {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
  postMessage(message: FromWorker, transfer?: Transferable[]): void
}

const meter = createMeter()
const gaps = createGapCount()
let recorded: RecordedSamples | undefined
/** Ends the segment that is followed, without a message. */
let dropSegment = () => {}

function follow(port: MessagePort, own: RecordedSamples): void {
  dropSegment()
  const watch = createWatch(Date.now())
  gaps.onSegment()
  dropSegment = () => {
    clearInterval(timer)
    port.close()
  }
  const stop = () => {
    dropSegment()
    self.postMessage({ kind: 'segment-end', samples: own.samples() })
  }
  const timer = setInterval(() => {
    const { isStalled, hasSlept } = watch.look(Date.now())
    self.postMessage({
      kind: 'progress',
      samples: own.samples(),
      frames: own.frames(),
      level: meter.readLevel(),
      problems: isStalled ? ['stalled'] : meter.problems(),
      hasSlept,
      isFull: own.isFull(),
    })
  }, tickMs)
  port.onmessage = ({ data }: MessageEvent<WorkletMessage>) => {
    if ('end' in data) return stop()
    watch.onSamples(Date.now())
    gaps.onChunk(data.at, data.samples.length)
    const added = own.add(data.samples)
    if (added > 0) meter.add(data.samples.subarray(0, added))
  }
}

function finish(own: RecordedSamples): void {
  own.complete()
  const wav = wavOf(own.parts(), sampleRate)
  const message = {
    kind: 'finished',
    wav,
    peak: meter.peak(),
    samples: own.samples(),
    frames: own.frames(),
    missing: gaps.missing(),
  } as const
  self.postMessage(message, [wav.buffer])
}

self.onmessage = ({ data }) => {
  if (data.kind === 'begin') {
    const { encode } = data.encodes ? createSpeexEncoder() : { encode: null }
    recorded = createRecordedSamples({ encode, maxSamples: data.maxSamples })
  }
  if (!recorded) return
  if (data.kind === 'segment') follow(data.port, recorded)
  if (data.kind === 'drop-segment') dropSegment()
  if (data.kind === 'read-frames') {
    const bytes = recorded.slice(data.first, data.most)
    self.postMessage({ kind: 'frames', bytes }, [bytes.buffer])
  }
  if (data.kind === 'finish') finish(recorded)
}
