/**
 * The speech evaluation service (SPEC §7): takes the frames of a recording from the page, keeps them on this PC, and
 * relays them to the evaluation server. A recording has at most one connection; a lost one is made again only when the
 * teacher asks for it, from the frames that were kept. The page sends a call now and then, also without frames. A
 * recording whose page was not heard for half a minute is closed here; if it goes on after all, e.g. because the PC was
 * asleep, it sends all frames anew, as another recording.
 */

import { failure, type Result, success } from '../../shared/contract/result'
import type { Answer, Argument, SpeechResult } from '../../shared/contract/types'
import { evaluation, goneStatus, maxSpeechFrames, secondsOfFrames } from '../../shared/domain/evaluation'
import { text } from '../../shared/text'
import type { Identity } from '../http/client'
import type { Disposable } from '../lifecycle'
import { messageOf } from '../store/log'
import { createRuns, type Run, type RunDependencies } from './evaluation-run'
import type { RecordingStore } from './recording-store'
import { speechFailure } from './speech-failure'

/** The page sends a call every 10 s at least: after so many milliseconds without any it is gone. */
const silentPageMs = 30_000

interface Dependencies extends RunDependencies {
  store: RecordingStore
  /** The teacher who is logged in, and the `ownerHash` for the names of files; null without a session. */
  teacher(): { generation: Identity['generation']; name: string } | null
  /** The server's time, in milliseconds. */
  clock(): number
}

export interface Evaluations extends Disposable {
  begin(argument: Argument<'evaluation.begin'>): Promise<Result<{ id: string }>>
  frames(argument: Argument<'evaluation.frames'>): Promise<Result<{ next: number; problem: string | null }>>
  end(argument: Argument<'evaluation.end'>): Promise<Result<SpeechResult>>
  cancel(argument: Argument<'evaluation.cancel'>): Promise<Result<null>>
  again(argument: Argument<'evaluation.again'>): Promise<Result<SpeechResult>>
  list(argument: Argument<'evaluation.list'>): Promise<Result<Answer<'evaluation.list'>>>
  /** Closes the connection; the recording stays. Call it at the end of a session. */
  stop(): void
}

/** The page that has the recording still sends all of it anew. */
const gone = (): Result<never> => ({
  ok: false,
  error: { kind: 'invalid-request', message: text.speech.gone, status: goneStatus },
})
const noSession = () => failure('cancelled', text.cancelled)

export function createEvaluations(parts: Dependencies): Evaluations {
  const { store, teacher, clock, log } = parts
  const start = createRuns(parts)
  let current: Run | null = null
  /** Counts the recordings that were begun: of two that begin together the newer one lives. */
  let turns = 0
  /** Ends a run of whose page nothing is heard any more. */
  let silence: NodeJS.Timeout | undefined
  /** Recordings that could not be kept on this PC. They are in memory until their run ends. */
  const broken = new Set<string>()

  /** Ends the run without removing its recording. */
  function release(run: Run): void {
    run.cancel()
    // A newer run has begun meanwhile, and its page is still waited for.
    if (current !== run) return
    clearTimeout(silence)
    current = null
  }
  const stop = () => {
    if (current) release(current)
  }
  const runOf = (id: string, generation: number) =>
    current?.id === id && current.generation === generation && teacher()?.generation === generation ? current : null
  const expectFrames = (run: Run) => {
    clearTimeout(silence)
    silence = setTimeout(() => release(run), silentPageMs)
    silence.unref()
  }

  const logDisk = (error: unknown) => log('evaluation.disk', { detail: messageOf(error) })
  /** Keeps frames on this PC. A recording with a gap would be scored as if it had none: what was kept of it goes. */
  async function keep(run: Run, frames: Uint8Array): Promise<void> {
    if (broken.has(run.id)) return
    try {
      await store.append(run.name, run.id, frames)
    } catch (error) {
      logDisk(error)
      broken.add(run.id)
      await store.remove(run.name, run.id).catch(logDisk)
    }
  }
  /** Why there may be no result, as far as it is known. */
  function problemOf(run: Run): string | null {
    const settled = run.settled()
    if (settled && settled.kind !== 'scored') return failureOf(run, settled).error.message
    return broken.has(run.id) ? text.speech.notSpooled : null
  }
  const failureOf = (run: Run, outcome: Parameters<typeof speechFailure>[0]) =>
    speechFailure(outcome, !broken.has(run.id))

  /** Waits for the outcome of a complete recording. Only a result removes the recording. */
  async function finish(run: Run): Promise<Result<SpeechResult>> {
    clearTimeout(silence)
    run.frames.complete()
    run.onFrames()
    const outcome = await run.outcome
    release(run)
    if (outcome.kind !== 'scored') return failureOf(run, outcome)
    await store.remove(run.name, run.id).catch(logDisk)
    return success(outcome.result)
  }

  return {
    async begin({ generation, ...spoken }) {
      const owner = teacher()
      if (owner?.generation !== generation) return noSession()
      const turn = ++turns
      const head = { ...spoken, at: clock() }
      const id = await store.create(owner.name, head).catch(error => {
        logDisk(error)
        return null
      })
      if (id === null) return failure('server', text.speech.notKept)
      // The session may have ended meanwhile.
      if (teacher()?.generation !== generation) {
        await store.remove(owner.name, id).catch(() => undefined)
        return noSession()
      }
      if (turn !== turns) {
        await store.remove(owner.name, id).catch(logDisk)
        return gone()
      }
      // The recording before ends.
      stop()
      current = start({ id, name: owner.name, generation }, head)
      expectFrames(current)
      return success({ id })
    },
    async frames({ id, generation, first, bytes }) {
      const run = runOf(id, generation)
      if (!run || run.frames.isComplete()) return gone()
      expectFrames(run)
      const known = run.frames.count()
      const repeated = (known - first) * evaluation.frameBytes
      // After a gap nothing is taken: the answer says which frame must come next.
      const added = repeated < 0 ? new Uint8Array() : bytes.slice(repeated)
      if (known + added.length / evaluation.frameBytes > maxSpeechFrames)
        return failure('invalid-request', text.speech.tooLong)
      if (added.length > 0) {
        run.frames.append(added)
        run.onFrames()
        await keep(run, added)
      }
      return success({ next: known + added.length / evaluation.frameBytes, problem: problemOf(run) })
    },
    async end({ id, generation }) {
      const run = runOf(id, generation)
      if (!run || run.frames.isComplete()) return gone()
      if (run.frames.count() > 0) return finish(run)
      release(run)
      await store.remove(run.name, id)
      return failure('invalid-request', text.speech.noData)
    },
    async cancel({ id, generation }) {
      const owner = teacher()
      if (owner?.generation !== generation) return noSession()
      const run = runOf(id, generation)
      if (run) release(run)
      await store.remove(owner.name, id)
      return success(null)
    },
    async again({ id, generation }) {
      const owner = teacher()
      if (owner?.generation !== generation) return noSession()
      const stored = broken.has(id) ? null : await store.read(owner.name, id)
      if (!stored || stored.frames.length === 0 || teacher()?.generation !== generation) return gone()
      if (current) return failure('invalid-request', text.speech.running)
      const run = start({ id, name: owner.name, generation }, stored.head)
      current = run
      run.frames.append(stored.frames)
      return finish(run)
    },
    async list({ generation }) {
      const owner = teacher()
      if (owner?.generation !== generation) return noSession()
      const kept = (await store.list(owner.name)).filter(
        ({ id, frames }) => id !== current?.id && !broken.has(id) && frames.length > 0,
      )
      const recordings = kept.map(({ id, head, frames }) => ({
        id,
        ...head,
        seconds: secondsOfFrames(frames.length / evaluation.frameBytes),
      }))
      const hasRunning = current?.generation === generation && current.frames.count() > 0
      return success({ recordings, hasRunning })
    },
    stop,
    dispose: stop,
  }
}
