/**
 * One recorder: connects the microphone, the worker, main and the states. The microphone is on only from `start` to the
 * end of the recording.
 */
import type { Evaluated } from './delivery'
import { initialState, isBusy, isOpen, nextState, type RecorderEvent } from './machine'
import type { Progress } from './messages'
import { MicrophoneError, type OpenMicrophone } from './microphone'
import { faultOf, problemOf, problemsOf } from './problems'
import { secondsOf } from './recorded-samples'
import { beginRecording, closeRecording, endSegment, type Recording, type RecordingParts, soundOf } from './recording'
import { captureText } from './text'
import type { DeviceProblem, RecorderOptions, RecorderState } from './types'

/** How often main is told that the recording goes on, in milliseconds; it waits for half a minute. */
const stayMs = 10_000

export interface RecorderParts extends RecordingParts {
  openMicrophone: OpenMicrophone
  /** The microphone that the teacher has chosen; empty: the system's. */
  microphoneId(): string
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

export function createRecorder(parts: RecorderParts): RecorderCore {
  const { call } = parts
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

  function lose(own: Recording, name: DeviceProblem): void {
    if (recording !== own) return
    void call('app.logMicrophone', { problem: name, settings: null })
    void endSegment(own)
    apply({ kind: 'lost', problem: problemOf(name), message: problemOf(name).words })
    // Nothing was recorded yet.
    if (state.phase === 'failed') release(own)
  }

  /** Main keeps the recording and its connection until the end, also while no sound arrives. */
  function stay(own: Recording): void {
    const timer = setInterval(() => {
      if (recording === own && (isOpen(state.phase) || state.phase === 'paused')) own.delivery?.stay()
      else clearInterval(timer)
    }, stayMs)
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
    const finished = await own.worker.finish()
    if (recording !== own) return
    if (finished.samples === 0) {
      own.delivery?.cancel()
      release(own)
      return apply({ kind: 'fault', fault: faultOf('no-data', captureText.noData) })
    }
    apply({ kind: 'finished', sound: soundOf(own, finished), isEvaluated: own.delivery !== null })
    if (own.delivery) settle(own, await own.delivery.end(finished.frames))
    else own.worker.close()
  }

  function settle(own: Recording, outcome: Evaluated): void {
    if (recording !== own) return
    if (outcome.ok || !outcome.fault.canEvaluateAgain) own.worker.close()
    apply(outcome.ok ? { kind: 'result', result: outcome.result } : { kind: 'fault', fault: outcome.fault })
  }

  /** Ends the recording; the microphone goes off. */
  function close(own: Recording | null, discards: boolean): void {
    // A recording with a result is not kept in main.
    if (own) closeRecording(own, discards && !state.result)
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
        recording = beginRecording(parts, options, { onProgress, onError: fail })
        stay(recording)
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
