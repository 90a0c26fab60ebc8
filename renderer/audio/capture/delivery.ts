/**
 * Delivers the frames of one recording to main, which relays them to the evaluation server, in calls of the bridge. Main
 * answers which frame must come next, so what was lost on the way is sent again, and nothing twice at once. Without
 * clock and worker.
 */

import type { Failure, Result } from '../../../shared/contract/result'
import type { SpeechResult } from '../../../shared/contract/types'
import { recordingLimits } from '../../../shared/domain/evaluation'
import type { callBridge } from '../../bridge/index'
import { captureText } from './text'
import type { RecorderFault, RecorderOptions } from './types'

export interface DeliveryParts {
  call: typeof callBridge
  /** The session of the teacher who speaks. */
  generation: number
  spoken: NonNullable<RecorderOptions['evaluate']>
  /** At most `most` frames from this one on. */
  take(first: number, most: number): Promise<Uint8Array<ArrayBuffer>>
  wait(ms: number): Promise<void>
}

export type Evaluated = { ok: true; result: SpeechResult } | { ok: false; kind: Failure['kind']; fault: RecorderFault }

export interface Delivery {
  /** So many frames are there now. */
  onFrames(count: number): void
  /** Why there will be no result, if that is known while the teacher speaks. */
  problem(): string | null
  /** All frames are there. */
  end(count: number): Promise<Evaluated>
  /** Evaluates the same recording once more, after `end`. */
  again(): Promise<Evaluated>
  /** Discards the recording in main. */
  cancel(): void
}

/** How often the last frames are offered to a host that does not answer, and the pause between, in milliseconds. */
const [tries, pauseMs] = [6, 500]

/** After these the recording is not there any more, or not this teacher's. */
const isOver = ({ kind }: Failure): boolean => kind === 'unauthorized' || kind === 'cancelled'

const refused = (failure: Failure): Evaluated => ({
  ok: false,
  kind: failure.kind,
  fault: { kind: 'not-evaluated', message: failure.message, canEvaluateAgain: !isOver(failure) },
})

export function createDelivery({ call, generation, spoken, take, wait }: DeliveryParts): Delivery {
  let count = 0
  let next = 0
  /** The recording's id in main, as soon as it is known. */
  let begun: Promise<Result<{ id: string }>> | null = null
  let failed: Failure | null = null
  let running: Promise<void> | null = null
  let words: string | null = null
  /** Main has the whole recording. */
  let isWhole = false

  async function sendAll(): Promise<void> {
    begun ??= call('evaluation.begin', { ...spoken, generation })
    const recording = await begun
    if (!recording.ok) {
      failed = recording.error
      return
    }
    const { id } = recording.value
    while (next < count) {
      const bytes = await take(next, recordingLimits.framesPerCall)
      const answer = await call('evaluation.frames', { id, generation, first: next, bytes })
      if (!answer.ok) {
        // The next frames, or the end, try again.
        if (answer.error.kind !== 'network' && answer.error.kind !== 'timeout') failed = answer.error
        return
      }
      words = answer.value.problem
      if (answer.value.next <= next) return
      next = answer.value.next
    }
  }

  function send(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  async function evaluated(method: 'evaluation.end' | 'evaluation.again'): Promise<Evaluated> {
    const recording = await begun
    if (!recording?.ok) return refused(recording?.error ?? { kind: 'cancelled', message: '' })
    const answer = await call(method, { id: recording.value.id, generation })
    return answer.ok ? { ok: true, result: answer.value } : refused(answer.error)
  }

  async function finish(): Promise<Evaluated> {
    for (let tried = 0; next < count && !failed; tried++) {
      if (tried === tries) return refused({ kind: 'network', message: captureText.notDelivered })
      if (tried > 0) await wait(pauseMs)
      await send()
    }
    if (failed) return refused(failed)
    const outcome = await evaluated('evaluation.end')
    isWhole = true
    return outcome
  }

  async function discard(): Promise<void> {
    const recording = await begun
    if (recording?.ok) await call('evaluation.cancel', { id: recording.value.id, generation })
  }

  return {
    onFrames(known) {
      count = known
      if (next < count && !failed) void send()
    },
    problem: () => failed?.message ?? words,
    async end(known) {
      count = known
      return finish()
    },
    async again() {
      if (isWhole) {
        const outcome = await evaluated('evaluation.again')
        if (outcome.ok || outcome.kind !== 'invalid-request') return outcome
        // It is not there any more: it is sent again.
      }
      await discard()
      begun = null
      failed = null
      next = 0
      return finish()
    },
    cancel: () => void discard(),
  }
}
