/** The speex frames of one recording, in memory, while they arrive. */
import { evaluation, maxSpeechFrames } from '../../shared/domain/evaluation'

const { frameBytes } = evaluation

export interface FrameBuffer {
  /** The number of frames so far. */
  count(): number
  /** Adds whole frames. The caller checks that they fit. */
  append(frames: Uint8Array): void
  /** The bytes of the frames from `first` up to, but without, `end`. */
  slice(first: number, end: number): Uint8Array
  /** No frame follows. */
  complete(): void
  isComplete(): boolean
}

export function createFrameBuffer(): FrameBuffer {
  const bytes = new Uint8Array(maxSpeechFrames * frameBytes)
  let size = 0
  let isComplete = false
  return {
    count: () => size / frameBytes,
    append(frames) {
      bytes.set(frames, size)
      size += frames.length
    },
    slice: (first, end) => bytes.subarray(first * frameBytes, Math.min(end * frameBytes, size)),
    complete() {
      isComplete = true
    },
    isComplete: () => isComplete,
  }
}
