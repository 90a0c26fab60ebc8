/** What belongs to one recording: its worker, its way to main, its microphone while that is on, and its segments. */
import { createDelivery, type Delivery, type DeliveryParts } from './delivery'
import type { Progress } from './messages'
import type { Microphone } from './microphone'
import { secondsOf } from './recorded-samples'
import type { Finished, OpenRecordingWorker, RecordingWorker } from './recording-worker'
import { sampleRate } from './thresholds'
import type { CapturedSound, RecorderOptions } from './types'

export interface Recording {
  worker: RecordingWorker
  /** Null: it is not evaluated. */
  delivery: Delivery | null
  microphone: Microphone | null
  /** The segments so far. */
  segments: { seconds: number; microphone: string }[]
  /** Resolves when all samples of the segments so far have arrived. */
  ended: Promise<void>
}

export interface RecordingParts extends Pick<DeliveryParts, 'call' | 'wait'> {
  openRecordingWorker: OpenRecordingWorker
  /** The session; undefined without one. */
  generation(): number | undefined
}

interface Listeners {
  onProgress(own: Recording, progress: Progress): void
  onError(own: Recording): void
}

/** Begins a recording with its microphone off. */
export function beginRecording(
  { call, wait, generation, openRecordingWorker }: RecordingParts,
  { evaluate, maxSeconds }: RecorderOptions,
  { onProgress, onError }: Listeners,
): Recording {
  const session = generation()
  const worker = openRecordingWorker({
    encodes: evaluate !== undefined,
    maxSamples: Math.floor(maxSeconds * sampleRate),
    onProgress: progress => onProgress(own, progress),
    onError: () => onError(own),
  })
  const { readFrames } = worker
  const delivery =
    evaluate && session !== undefined
      ? createDelivery({ call, wait, generation: session, spoken: evaluate, readFrames })
      : null
  const own: Recording = { worker, delivery, microphone: null, segments: [], ended: Promise.resolve() }
  return own
}

/** Turns the microphone off, waits for the samples that it sent last, and notes the segment. */
export function endSegment(own: Recording): Promise<void> {
  const { microphone, worker, segments } = own
  if (!microphone) return own.ended
  own.microphone = null
  const ended = worker.segmentEnd()
  microphone.close()
  own.ended = ended.then(samples => {
    const before = segments.reduce((sum, { seconds }) => sum + seconds, 0)
    segments.push({ seconds: secondsOf(samples) - before, microphone: microphone.name })
  })
  return own.ended
}

/** Turns the microphone off and frees the samples. @param discards whether main discards the recording, too. */
export function closeRecording(own: Recording, discards: boolean): void {
  own.microphone?.close()
  if (discards) own.delivery?.cancel()
  own.worker.close()
}

export const soundOf = ({ segments }: Recording, { wav, peak, samples, missing }: Finished): CapturedSound => ({
  wav,
  seconds: secondsOf(samples),
  peak,
  segments,
  missingSeconds: secondsOf(missing),
})
