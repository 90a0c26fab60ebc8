/**
 * The stream of audio frames (DESIGN §3): a MessagePort in Electron, a WebSocket in the loopback host. It carries the
 * calls of `evaluation.frames` and their answers; a number connects each answer with its call.
 */
import type { MethodName } from './keys'
import type { Result } from './result'

/** What each host has, and the shared code has no types of. */
declare function setTimeout(run: () => void, ms: number): unknown
declare function clearTimeout(timer: unknown): void

/** The only method whose calls go over the stream. */
export const framesMethod = 'evaluation.frames' satisfies MethodName

/** From the page. */
export interface FrameCall {
  number: number
  argument: unknown
}

/** From the host. */
export interface FrameAnswer {
  number: number
  result: Result<unknown>
}

/** What happens on an open stream. */
export interface FrameStreamEvents {
  onAnswer(answer: FrameAnswer): void
  onClose(): void
}

export interface FrameStream {
  send(call: FrameCall): void
  close(): void
}

/** Rejects if the stream cannot be opened. */
export type OpenFrameStream = (events: FrameStreamEvents) => Promise<FrameStream>

/** After so many milliseconds without an answer to a call, the host hangs. */
const deadline = 120_000

interface Waiting {
  resolve(result: Result<unknown>): void
  reject(error: Error): void
  timer: unknown
}

interface OpenedStream {
  opened: Promise<FrameStream>
  waiting: Map<number, Waiting>
  /** Takes out a call that waits, if it still does. */
  settled(number: number): Waiting | undefined
  /** The host hangs. */
  giveUp(): void
}

/**
 * Calls over a stream that is opened by the first one, and again by the next one after it was closed. A call without an
 * answer closes the stream in the end. A call rejects if the stream is closed before its answer; whether main got its
 * frames is unknown then.
 */
export function createFrameCalls(open: OpenFrameStream): (argument: unknown) => Promise<Result<unknown>> {
  let stream: OpenedStream | null = null
  let last = 0

  function openStream(): OpenedStream {
    const waiting = new Map<number, Waiting>()
    const settled = (number: number): Waiting | undefined => {
      const one = waiting.get(number)
      clearTimeout(one?.timer)
      waiting.delete(number)
      return one
    }
    // It may be called twice, and late: another stream may be open by then.
    const onClose = () => {
      if (stream?.waiting === waiting) stream = null
      for (const number of [...waiting.keys()]) settled(number)?.reject(new Error('the stream was closed'))
    }
    const opened = open({ onAnswer: ({ number, result }) => settled(number)?.resolve(result), onClose })
    opened.catch(onClose)
    const giveUp = () => {
      opened.then(({ close }) => close()).catch(() => undefined)
      onClose()
    }
    return { opened, waiting, settled, giveUp }
  }

  return argument =>
    new Promise((resolve, reject) => {
      stream ??= openStream()
      const { opened, waiting, settled, giveUp } = stream
      const number = ++last
      waiting.set(number, { resolve, reject, timer: setTimeout(giveUp, deadline) })
      opened.then(({ send }) => send({ number, argument })).catch(error => settled(number)?.reject(error))
    })
}
