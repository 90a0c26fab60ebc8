/**
 * A fake audio graph for component tests: a microphone that a test opens, mutes and unplugs, and the worker of a
 * recording without a thread. The codec, the measuring and the states are the real ones.
 */
import { createMeter } from '../../renderer/audio/capture/measure'
import type { Progress } from '../../renderer/audio/capture/messages'
import { MicrophoneError, type OpenMicrophone } from '../../renderer/audio/capture/microphone'
import { createRecordedSamples } from '../../renderer/audio/capture/recorded-samples'
import type { RecorderParts } from '../../renderer/audio/capture/recorder'
import { recorderParts } from '../../renderer/audio/capture/recorder-parts'
import type { OpenRecordingWorker, RecordingWorkerParts } from '../../renderer/audio/capture/recording-worker'
import type { DeviceProblem } from '../../renderer/audio/capture/types'
import { wavOf } from '../../renderer/audio/capture/wav'
import { createSpeexEncoder } from '../../shared/codec/speex'

export interface FakeGraph {
  openMicrophone: OpenMicrophone
  openRecordingWorker: OpenRecordingWorker
  /** The microphones that were asked for, by their id, and how many are on. */
  opened: string[]
  isOn(): boolean
  /** How many workers hold samples, and the failure of the newest. */
  workers(): number
  failWorker(): void
  /** So many samples are missing in the recording. */
  miss(samples: number): void
  /** The microphone hears this; the page is told. */
  hear(samples: Float32Array | Int16Array): void
  /** The page is told something that is not in the samples. */
  tell(over: Partial<Progress>): void
  /** The microphone is gone. */
  lose(problem: DeviceProblem): void
  mute(isMuted: boolean): void
  /** The next microphone cannot be opened, or is not the chosen one. */
  refuse(problem: DeviceProblem | null): void
  replace(isOther: boolean): void
}

/** The parts of the program's recorders with a fake graph, which a test can put anew, and without a wait. */
export const fakeRecorderParts = (graph: () => FakeGraph): RecorderParts => ({
  ...recorderParts,
  openMicrophone: options => graph().openMicrophone(options),
  openRecordingWorker: options => graph().openRecordingWorker(options),
  wait: async () => undefined,
})

export function fakeGraph(): FakeGraph {
  const state = {
    isOn: false,
    isMuted: false,
    isOther: false,
    missing: 0,
    workers: 0,
    refusal: null as DeviceProblem | null,
  }
  let lost: (problem: DeviceProblem) => void = () => undefined
  let parts: RecordingWorkerParts | null = null
  let recorded: ReturnType<typeof createRecordedSamples> | null = null
  let meter = createMeter()
  const opened: string[] = []
  const progress = (over: Partial<Progress> = {}) =>
    parts?.onProgress({
      kind: 'progress',
      samples: recorded?.samples() ?? 0,
      frames: recorded?.frames() ?? 0,
      level: meter.readLevel(),
      problems: meter.problems(),
      hasSlept: false,
      isFull: recorded?.isFull() ?? false,
      ...over,
    })
  return {
    opened,
    isOn: () => state.isOn,
    workers: () => state.workers,
    failWorker: () => parts?.onError(),
    miss(samples) {
      state.missing = samples
    },
    async openMicrophone({ id, onLost }) {
      opened.push(id)
      if (state.refusal) throw new MicrophoneError(state.refusal)
      state.isOn = true
      lost = onLost
      return {
        name: `マイク${opened.length}`,
        isOther: state.isOther,
        isMuted: () => state.isMuted,
        close() {
          state.isOn = false
        },
      }
    },
    openRecordingWorker(given) {
      const own = createRecordedSamples({
        encode: given.encodes ? createSpeexEncoder().encode : null,
        maxSamples: given.maxSamples,
      })
      parts = given
      recorded = own
      meter = createMeter()
      state.workers++
      let isOpen = true
      return {
        dropSegment: () => undefined,
        segment: () => new MessageChannel().port2,
        segmentEnd: async () => own.samples(),
        readFrames: async (first, most) => own.slice(first, most),
        async finish() {
          own.complete()
          const wav = wavOf(own.parts(), 16_000)
          return { wav, peak: meter.peak(), samples: own.samples(), frames: own.frames(), missing: state.missing }
        },
        close() {
          if (isOpen) state.workers--
          isOpen = false
        },
      }
    },
    hear(sound) {
      const samples = sound instanceof Int16Array ? sound : Int16Array.from(sound, sample => sample * 32_767)
      recorded?.add(samples)
      meter.add(samples)
      progress()
    },
    tell: progress,
    lose(problem) {
      state.isOn = false
      lost(problem)
    },
    mute(isMuted) {
      state.isMuted = isMuted
    },
    refuse(problem) {
      state.refusal = problem
    },
    replace(isOther) {
      state.isOther = isOther
    },
  }
}
