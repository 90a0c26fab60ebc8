/**
 * The stream of audio frames (DESIGN §3): a MessagePort in Electron, a WebSocket in the loopback host. It carries the calls
 * of `evaluation.frames` and their answers; a number connects each answer with its call.
 */
import type { MethodName } from './keys'
import type { Result } from './result'

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

/** Opens the stream; the answer sends a call. Rejects if the stream cannot be opened. */
export type OpenFrameStream = (events: FrameStreamEvents) => Promise<(call: FrameCall) => void>

interface Waiting {
  resolve(result: Result<unknown>): void
  reject(error: Error): void
}

/**
 * Calls over a stream that is opened by the first one, and again by the next one after it was closed. A call rejects if
 * the stream is closed before its answer; whether main got its frames is unknown then.
 */
export function createFrameCalls(open: OpenFrameStream): (argument: unknown) => Promise<Result<unknown>> {
  const waiting = new Map<number, Waiting>()
  let stream: ReturnType<OpenFrameStream> | null = null
  let last = 0

  const events: FrameStreamEvents = {
    onAnswer({ number, result }) {
      waiting.get(number)?.resolve(result)
      waiting.delete(number)
    },
    onClose() {
      stream = null
      for (const { reject } of waiting.values()) reject(new Error('the stream was closed'))
      waiting.clear()
    },
  }

  return argument =>
    new Promise((resolve, reject) => {
      const number = ++last
      waiting.set(number, { resolve, reject })
      stream ??= open(events).catch(error => {
        events.onClose()
        throw error
      })
      stream.then(send => send({ number, argument })).catch(reject)
    })
}
