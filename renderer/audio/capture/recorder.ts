/**
 * One recorder: connects the microphone, the worker, main and the states. The microphone is on only from `start` to the
 * end of the recording.
 */
import { createDelivery, type Delivery, type DeliveryParts, type Evaluated } from './delivery'
import { initialState, isBusy, isOpen, nextState, type RecorderEvent } from './machine'
import type { Progress } from './messages'
import { type Microphone, MicrophoneError, type OpenMicrophone } from './microphone'
import { faultOf, problemOf, problemsOf } from './problems'
import { secondsOf } from './take'
import type { OpenTakeWorker, TakeWorker } from './take-worker'
import { captureText } from './text'
import { sampleRate } from './thresholds'
import type { DeviceProblem, RecorderOptions, RecorderState } from './types'

export interface RecorderParts extends Pick<DeliveryParts, 'call' | 'wait'> {
  openMicrophone: OpenMicrophone
  openTakeWorker: OpenTakeWorker
  /** The microphone that the teacher has chosen; empty: the system's. */
  microphoneId(): string
  /** The session; undefined without one. */
  generation(): number | undefined
  /** Stops all sounds and lets none begin, until the answer is called. */
  holdSounds(): () => void
}

export interface RecorderCore {
  state(): RecorderState
  subscribe(listener: () => void): () => void
  start(options: RecorderOptions): void
  stop(): void
  cancel(): void
  /** Forgets everything without a call to main: the session has ended. */
  drop(): void
  /** Ends a recording; as soon as it has a result or a fault, forgets everything. Nobody will look at it. */
  dispose(): void
  /** Whether the recording can be evaluated later without this page, though there is no result. */
  isKept(): Promise<boolean>
  evaluateAgain(): void
}

/** What belongs to one recording. */
interface Recording {
  worker: TakeWorker
  delivery: Delivery | null
  microphone: Microphone | null
  /** The segments so far. */
  segments: { seconds: number; microphone: string }[]
  /** Resolves when all samples of the segments so far have arrived. */
  ended: Promise<void>
}

export function createRecorder(parts: RecorderParts): RecorderCore {
  const { call, wait, generation } = parts
  let state = initialState
  let recording: Recording | null = null
  let releaseSounds: (() => void) | null = null
  let isDisposed = false
  const listeners = new Set<() => void>()

  const apply = (event: RecorderEvent): void => {
    const next = nextState(state, event)
    if (next === state) return
    state = next
    if (!isOpen(state.phase)) {
      releaseSounds?.()
      releaseSounds = null
    }
    for (const listener of listeners) listener()
    if (isDisposed && !isBusy(state.phase)) core.drop()
  }

  /** Turns the microphone off, takes what it sent last, and notes the segment. */
  function endSegment(own: Recording): Promise<void> {
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

  function lose(own: Recording, name: DeviceProblem): void {
    if (recording !== own) return
    void call('app.logMicrophone', { problem: name, settings: null })
    void endSegment(own)
    apply({ kind: 'lost', problem: problemOf(name), message: problemOf(name).words })
    // Nothing was recorded yet.
    if (state.phase === 'failed') release(own)
  }

  /** The worker has failed, and with it everything that main does not have. */
  function fail(own: Recording): void {
    if (recording !== own) return
    void call('app.logMicrophone', { problem: 'failed', settings: null })
    release(own)
    apply({ kind: 'fault', fault: faultOf('device', captureText.workerFailed) })
  }

  function onProgress(own: Recording, progress: Progress): void {
    if (recording !== own) return
    own.delivery?.onFrames(progress.frames)
    if (!own.microphone) return
    if (progress.hasSlept) {
      lose(own, 'asleep')
      return
    }
    const { isOther, isMuted } = own.microphone
    const problems = problemsOf(progress.problems, {
      isMuted: isMuted(),
      isOther,
      noResult: own.delivery?.problem() ?? null,
    })
    apply({ kind: 'progress', seconds: secondsOf(progress.samples), level: progress.level, problems })
    if (progress.isFull) core.stop()
  }

  function begin({ evaluate, maxSeconds }: RecorderOptions): Recording {
    const session = generation()
    const worker = parts.openTakeWorker({
      encodes: evaluate !== undefined,
      maxSamples: Math.floor(maxSeconds * sampleRate),
      onProgress: progress => onProgress(own, progress),
      onError: () => fail(own),
    })
    const take: DeliveryParts['take'] = (first, most) => worker.take(first, most)
    const delivery =
      evaluate && session !== undefined
        ? createDelivery({ call, wait, generation: session, spoken: evaluate, take })
        : null
    const own: Recording = { worker, delivery, microphone: null, segments: [], ended: Promise.resolve() }
    return own
  }

  async function open(own: Recording): Promise<void> {
    try {
      // The samples of an earlier segment come first.
      await own.ended
      const microphone = await parts.openMicrophone({
        id: parts.microphoneId(),
        port: own.worker.segment(),
        onLost: problem => lose(own, problem),
      })
      if (recording !== own || state.phase !== 'starting') return microphone.close()
      own.microphone = microphone
      apply({ kind: 'open' })
    } catch (error) {
      own.worker.dropSegment()
      lose(own, error instanceof MicrophoneError ? error.problem : 'failed')
    }
  }

  async function finish(own: Recording): Promise<void> {
    await endSegment(own)
    const { wav, peak, samples, frames, missing } = await own.worker.finish()
    if (recording !== own) return
    if (samples === 0) {
      own.delivery?.cancel()
      release(own)
      return apply({ kind: 'fault', fault: faultOf('no-data', captureText.noData) })
    }
    const sound = {
      wav,
      seconds: secondsOf(samples),
      peak,
      segments: own.segments,
      missingSeconds: secondsOf(missing),
    }
    apply({ kind: 'finished', sound, isEvaluated: own.delivery !== null })
    if (own.delivery) settle(own, await own.delivery.end(frames))
    else own.worker.close()
  }

  function settle(own: Recording, outcome: Evaluated): void {
    if (recording !== own) return
    if (outcome.ok || !outcome.fault.canEvaluateAgain) own.worker.close()
    apply(outcome.ok ? { kind: 'result', result: outcome.result } : { kind: 'fault', fault: outcome.fault })
  }

  /** Ends the recording; the microphone goes off. */
  function close(own: Recording | null, discards: boolean): void {
    if (!own) return
    own.microphone?.close()
    // A recording with a result is not kept in main.
    if (discards && !state.result) own.delivery?.cancel()
    own.worker.close()
  }

  /** Frees what belongs to a recording of which there is nothing more to come. */
  function release(own: Recording): void {
    recording = null
    close(own, false)
  }

  const core: RecorderCore = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start(options) {
      if (isBusy(state.phase) && state.phase !== 'paused') return
      if (state.phase !== 'paused') {
        // What main has as a whole stays there, for KeptRecordings.
        close(recording, !recording?.delivery?.isWhole())
        recording = begin(options)
      }
      releaseSounds ??= parts.holdSounds()
      apply({ kind: 'start' })
      if (recording) void open(recording)
    },
    stop() {
      const own = recording
      if (!own || !(isOpen(state.phase) || state.phase === 'paused')) return
      apply({ kind: 'stop' })
      void finish(own)
    },
    cancel() {
      const own = recording
      recording = null
      close(own, true)
      apply({ kind: 'discard' })
    },
    drop() {
      const own = recording
      recording = null
      close(own, false)
      apply({ kind: 'discard' })
    },
    dispose() {
      isDisposed = true
      if (isBusy(state.phase)) core.stop()
      else core.drop()
    },
    isKept: async () => (await recording?.delivery?.isKept()) ?? false,
    evaluateAgain() {
      const own = recording
      if (!own?.delivery || !state.fault?.canEvaluateAgain) return
      apply({ kind: 'evaluate' })
      void own.delivery.again().then(outcome => settle(own, outcome))
    },
  }
  return core
}
