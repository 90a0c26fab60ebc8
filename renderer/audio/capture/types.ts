/** The interface of the recorder, for the components that show it and the pages that use it. */
import type { SpeechResult } from '../../../shared/contract/types'
import type { microphoneProblems } from '../../../shared/domain/evaluation'

/**
 * idle: the microphone is off. starting: it is being opened. waiting: it is open, but no sound has arrived yet.
 * recording. paused: the microphone was lost; what was recorded stays, and `start` goes on with another one. finishing:
 * the last frames are being encoded. evaluating: the result is awaited. done: there is a sound. failed: there is none,
 * or no result.
 */
export type RecorderPhase =
  | 'idle'
  | 'starting'
  | 'waiting'
  | 'recording'
  | 'paused'
  | 'finishing'
  | 'evaluating'
  | 'done'
  | 'failed'

/** Why nothing can be recorded, or why the microphone was lost. */
export type DeviceProblem = (typeof microphoneProblems)[number]

/** What is wrong with the sound, while it is recorded. */
export type SoundProblem = 'muted' | 'stalled' | 'telephone' | 'clipping' | 'silence' | 'hum'

/** What is wrong around the recording. */
export type OtherProblem = 'other-microphone' | 'no-server'

export type CaptureProblemName = DeviceProblem | SoundProblem | OtherProblem

export interface CaptureProblem {
  name: CaptureProblemName
  /** What is wrong. */
  words: string
  /** What the teacher can do. */
  advice: string
}

/** A sound that was recorded. */
export interface CapturedSound {
  /** A WAV file: 16 kHz, mono, 16 bit. */
  wav: Uint8Array<ArrayBuffer>
  seconds: number
  /** The largest sample, 0–1. */
  peak: number
  /** The parts in their order: more than one if the microphone was lost meanwhile. */
  segments: readonly { seconds: number; microphone: string }[]
  /** How much sound did not arrive, in all. */
  missingSeconds: number
}

export interface RecorderFault {
  kind: 'no-data' | 'device' | 'not-evaluated'
  message: string
  /** The recording is kept on this PC: `evaluateAgain` sends it again. */
  canEvaluateAgain: boolean
}

export interface RecorderState {
  phase: RecorderPhase
  /** Of the recording so far. */
  seconds: number
  /** The largest sample of the last moment, 0–1, falling slowly. */
  level: number
  /** What is wrong now, the gravest first. */
  problems: readonly CaptureProblem[]
  /** The recording, as soon as it is complete: in the phases evaluating, done and failed. */
  sound: CapturedSound | null
  /** The result of the evaluation, if one was asked for. */
  result: SpeechResult | null
  fault: RecorderFault | null
}

export interface RecorderOptions {
  /** What is read aloud, if the recording is to be evaluated. A change takes effect at the next start. */
  evaluate?: { text: string; category: 'read_sentence' | 'read_chapter' }
  /** The recording ends by itself after so many seconds. */
  maxSeconds: number
  /** Asked before a `start` that would discard a recording that is nowhere else; false: it does not start. */
  mayDiscard?: () => boolean | Promise<boolean>
}

export interface Recorder {
  state: RecorderState
  maxSeconds: number
  /** Begins a recording (what was recorded before is discarded, see `mayDiscard`), or goes on with one that is paused. */
  start(): void
  /** Ends the recording; what was recorded is in `sound`. */
  stop(): void
  /** Discards the recording, also its result. */
  cancel(): void
  /** As `cancel`, after a question if the recording has a few seconds. */
  discard(): void
  /** A question about the recording is open. */
  isAsking: boolean
  /** Evaluates the same recording once more, if `fault.canEvaluateAgain`. */
  evaluateAgain(): void
}
