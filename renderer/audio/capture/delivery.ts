/**
 * Delivers the frames of one recording to main, which relays them to the evaluation server, in calls of the bridge. Main
 * answers which frame must come next, so what was lost on the way is sent again, and nothing twice at once. Without
 * clock and worker.
 */

import type { Failure, Result } from '../../../shared/contract/result'
import type { SpeechResult } from '../../../shared/contract/types'
import { goneStatus, recordingLimits } from '../../../shared/domain/evaluation'
import type { callBridge } from '../../bridge/index'
import { captureText } from './text'
import type { RecorderFault, RecorderOptions } from './types'

export interface DeliveryParts {
  call: typeof callBridge
  /** The session of the teacher who speaks. */
  generation: number
  spoken: NonNullable<RecorderOptions['evaluate']>
  /** At most `most` frames from this one on. */
  readFrames(first: number, most: number): Promise<Uint8Array<ArrayBuffer>>
  wait(ms: number): Promise<void>
}

export type Evaluated = { ok: true; result: SpeechResult } | { ok: false; kind: Failure['kind']; fault: RecorderFault }

export interface Delivery {
  /** So many frames are there now. */
  onFrames(count: number): void
  /** The teacher goes on, though there are no new frames: main does not close the recording. */
  stay(): void
  /** Why there will be no result, if that is known while the teacher speaks. */
  problem(): string | null
  /** All frames are there. */
  end(count: number): Promise<Evaluated>
  /** Evaluates the same recording once more, after `end`. */
  again(): Promise<Evaluated>
  /** Whether main has the whole recording, so that it can be evaluated without this page. */
  isKept(): Promise<boolean>
  /** Main got the whole recording. */
  isWhole(): boolean
  /** Discards the recording in main. */
  cancel(): void
}

/** How often the last frames are offered to a host that does not answer, and the pause between, in milliseconds. */
const [tries, pauseMs] = [6, 500]

/** How often a recording that main does not have any more is sent anew by itself. */
const mostAnew = 5

/** Main does not have the recording any more, e.g. because the PC was asleep. */
const isGone = ({ status }: Failure): boolean => status === goneStatus

/** After these the recording is not there any more, or not this teacher's. */
const isOver = ({ kind }: Failure): boolean => kind === 'unauthorized' || kind === 'cancelled'

const notDelivered: Failure = { kind: 'network', message: captureText.notDelivered }

const refused = (failure: Failure): Evaluated => ({
  ok: false,
  kind: failure.kind,
  fault: { kind: 'not-evaluated', message: failure.message, canEvaluateAgain: !isOver(failure) },
})

export function createDelivery({ call, generation, spoken, readFrames, wait }: DeliveryParts): Delivery {
  let count = 0
  let next = 0
  /** The recording's id in main, as soon as it is known. */
  let begun: Promise<Result<{ id: string }>> | null = null
  let failed: Failure | null = null
  let running: Promise<void> | null = null
  let words: string | null = null
  /** Main has the whole recording. */
  let isWhole = false
  let sentAnew = 0

  /** Everything is sent anew, to another recording in main; the page has all frames. */
  async function forget(): Promise<void> {
    await discard()
    begun = null
    failed = null
    next = 0
    isWhole = false
  }

  async function sendAll(): Promise<void> {
    begun ??= call('evaluation.begin', { ...spoken, generation })
    const recording = await begun
    if (!recording.ok) {
      failed = recording.error
      return
    }
    const { id } = recording.value
    while (next < count) {
      const bytes = await readFrames(next, recordingLimits.framesPerCall)
      const answer = await call('evaluation.frames', { id, generation, first: next, bytes })
      if (!answer.ok) {
        if (isGone(answer.error)) {
          if (sentAnew++ < mostAnew) {
            await forget()
            return sendAll()
          }
          failed = notDelivered
          return
        }
        // The next frames, or the end, try again.
        if (answer.error.kind !== 'network' && answer.error.kind !== 'timeout') failed = answer.error
        return
      }
      words = answer.value.problem
      if (answer.value.next <= next) return
      next = answer.value.next
    }
  }

  async function sendNothing(): Promise<void> {
    const recording = await begun
    if (!recording?.ok) return
    const { id } = recording.value
    const answer = await call('evaluation.frames', { id, generation, first: next, bytes: new Uint8Array() })
    if (answer.ok) words = answer.value.problem
  }

  function send(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  async function ask(method: 'evaluation.end' | 'evaluation.again'): Promise<Result<SpeechResult>> {
    const recording = await begun
    if (!recording?.ok) return { ok: false, error: recording?.error ?? { kind: 'cancelled', message: '' } }
    return call(method, { id: recording.value.id, generation })
  }
  const evaluatedOf = (answer: Result<SpeechResult>): Evaluated =>
    answer.ok ? { ok: true, result: answer.value } : refused(answer.error)

  async function finish(): Promise<Evaluated> {
    for (let tried = 0; next < count && !failed; tried++) {
      if (tried === tries) return refused(notDelivered)
      if (tried > 0) await wait(pauseMs)
      await send()
    }
    if (failed) return refused(failed)
    const answer = await ask('evaluation.end')
    if (!answer.ok && isGone(answer.error)) {
      if (sentAnew++ >= mostAnew) return refused(notDelivered)
      await forget()
      return finish()
    }
    isWhole = true
    return evaluatedOf(answer)
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
    stay() {
      if (!running && !failed) void sendNothing()
    },
    problem: () => failed?.message ?? words,
    async end(known) {
      count = known
      return finish()
    },
    async again() {
      sentAnew = 0
      if (isWhole) {
        const answer = await ask('evaluation.again')
        if (answer.ok || !isGone(answer.error)) return evaluatedOf(answer)
      }
      await forget()
      return finish()
    },
    async isKept() {
      const [recording, list] = await Promise.all([begun, call('evaluation.list', { generation })])
      const id = recording?.ok ? recording.value.id : null
      return isWhole && list.ok && list.value.recordings.some(kept => kept.id === id)
    },
    isWhole: () => isWhole,
    cancel: () => void discard(),
  }
}
