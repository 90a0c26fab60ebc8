/**
 * The stream of audio frames (DESIGN §3): a MessagePort in Electron, a WebSocket in the loopback host. It carries the
 * calls of `evaluation.frames` and their answers; a number connects each answer with its call.
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
  let stream: { send: ReturnType<OpenFrameStream>; waiting: Map<number, Waiting> } | null = null
  let last = 0

  function openStream() {
    const waiting = new Map<number, Waiting>()
    const onAnswer = ({ number, result }: FrameAnswer) => {
      waiting.get(number)?.resolve(result)
      waiting.delete(number)
    }
    // It may be called twice, and late: another stream may be open by then.
    const onClose = () => {
      if (stream?.waiting === waiting) stream = null
      for (const { reject } of waiting.values()) reject(new Error('the stream was closed'))
      waiting.clear()
    }
    const send = open({ onAnswer, onClose })
    send.catch(onClose)
    return { send, waiting }
  }

  return argument =>
    new Promise((resolve, reject) => {
      stream ??= openStream()
      const { send, waiting } = stream
      const number = ++last
      waiting.set(number, { resolve, reject })
      send
        .then(sendCall => sendCall({ number, argument }))
        .catch(error => {
          waiting.delete(number)
          reject(error)
        })
    })
}
