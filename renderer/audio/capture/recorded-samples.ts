/**
 * The samples of one recording as they arrive in the worker: joined over all segments, encoded in frames of 320 samples,
 * and kept until the recording is discarded, so that a page that was blocked loses nothing. Without clock and worker.
 */
import { evaluation } from '../../../shared/domain/evaluation'
import { sampleRate } from './thresholds'

const { frameSize } = evaluation.audio
const { frameBytes } = evaluation

export interface RecordedSamplesParts {
  /** Null: the frames are not needed. */
  encode: ((samples: Int16Array) => Uint8Array) | null
  maxSamples: number
}

export interface RecordedSamples {
  /** Adds samples up to the limit; the answer says how many were added. */
  add(samples: Int16Array): number
  /** Encodes what is left, filled up with silence. Nothing can be added afterwards. */
  complete(): void
  isFull(): boolean
  samples(): number
  frames(): number
  /** At most `most` frames from the frame with this number on. */
  slice(first: number, most: number): Uint8Array<ArrayBuffer>
  parts(): readonly Int16Array[]
}

export function createRecordedSamples({ encode, maxSamples }: RecordedSamplesParts): RecordedSamples {
  const parts: Int16Array[] = []
  const frames: Uint8Array[] = []
  let pending = new Int16Array()
  let samples = 0
  let isComplete = false

  function encodeWhole(next: Int16Array): void {
    if (!encode) return
    const joined = new Int16Array(pending.length + next.length)
    joined.set(pending)
    joined.set(next, pending.length)
    let at = 0
    for (; at + frameSize <= joined.length; at += frameSize) frames.push(encode(joined.subarray(at, at + frameSize)))
    pending = joined.slice(at)
  }

  return {
    add(next) {
      const added = isComplete ? 0 : Math.min(next.length, maxSamples - samples)
      if (added === 0) return 0
      const part = next.slice(0, added)
      parts.push(part)
      samples += added
      encodeWhole(part)
      return added
    },
    complete() {
      if (isComplete) return
      isComplete = true
      if (pending.length > 0) encodeWhole(new Int16Array(frameSize - pending.length))
    },
    isFull: () => samples >= maxSamples,
    samples: () => samples,
    frames: () => frames.length,
    slice(first, most) {
      const chosen = frames.slice(first, first + most)
      const bytes = new Uint8Array(chosen.length * frameBytes)
      for (const [at, frame] of chosen.entries()) bytes.set(frame, at * frameBytes)
      return bytes
    },
    parts: () => parts,
  }
}

export const secondsOf = (samples: number): number => samples / sampleRate
