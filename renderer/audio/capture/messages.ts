/** The messages between the page, the worklet and the worker. */
import type { HeardProblem } from './measure'

/**
 * From the worklet to the worker, on a channel of their own: samples in their order, or the end of the segment. `at`: the
 * number of the first sample on the clock of the sound.
 */
export type WorkletMessage = { samples: Int16Array; at: number } | { end: true }

export type ToWorker =
  /** Before everything else. */
  | { kind: 'begin'; encodes: boolean; maxSamples: number }
  /** A segment begins; its samples arrive at this port. */
  | { kind: 'segment'; port: MessagePort }
  /** No samples will come to the port of the segment. */
  | { kind: 'drop-segment' }
  /** Asks for frames. */
  | { kind: 'read-frames'; first: number; most: number }
  /** Asks for the whole recording. */
  | { kind: 'finish' }

export type FromWorker =
  | Progress
  /** The worklet has sent everything of the segment. */
  | { kind: 'segment-end'; samples: number }
  | { kind: 'frames'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'finished'; wav: Uint8Array<ArrayBuffer>; peak: number; samples: number; frames: number; missing: number }

/** Several times a second while the microphone is open. */
export interface Progress {
  kind: 'progress'
  samples: number
  frames: number
  /** 0–1. */
  level: number
  problems: readonly (HeardProblem | 'stalled')[]
  /** The PC was asleep. */
  hasSlept: boolean
  /** The limit is reached. */
  isFull: boolean
}
