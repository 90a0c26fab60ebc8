/**
 * The connection of one recording to the evaluation server (SPEC §7, §9): sends the text, the category and the frames in
 * order and in the rhythm of SPEC §9, and waits for the result. It never opens a second socket.
 */
import type { WebSocket } from 'ws'
import type { SpeechResult } from '../../shared/contract/types'
import { evaluation } from '../../shared/domain/evaluation'
import type { FrameBuffer } from './frame-buffer'
import { readSpeechAnswer } from './read-answer'

const { framesPerMessage, sequenceBytes, sendMs } = evaluation

/** Why there is no result and no code: the connection was not made, ended, made no progress, or nobody answered. */
export type LossReason = 'unreachable' | 'closed' | 'stalled' | 'unanswered'

export type Outcome =
  | { kind: 'scored'; result: SpeechResult }
  | { kind: 'refused'; code: number; message: string }
  /** `closeCode`: that of the WebSocket, if it closed. `detail` is for the log. */
  | { kind: 'lost'; reason: LossReason; closeCode?: number; detail?: string }
  /** The address of the server is not one that may receive recordings. */
  | { kind: 'forbidden'; host: string }
  | { kind: 'cancelled' }

/** In milliseconds: until the socket is open, for each message while the server does not read, and for the result. */
export const speechDeadlines = { openMs: 10_000, stallMs: 20_000, answerMs: 60_000 }

/** While more bytes than these wait to be sent, nothing is added to them. */
const maxBufferedBytes = 16 * 1024

export interface SpeechConnection {
  /** Resolves once; never rejects. */
  outcome: Promise<Outcome>
  /** The outcome, or null while there is none. */
  settled(): Outcome | null
  /** Call it when frames were added to the buffer, and when the buffer is complete. */
  onFrames(): void
  cancel(): void
}

interface ConnectionParts {
  socket: WebSocket
  /** The first message; its `guid` names the recording in the server's answers. */
  hello: { guid: string; text: string; category: string }
  frames: FrameBuffer
  deadlines?: typeof speechDeadlines
}

function frameMessage(sequence: number, frames: Uint8Array): Uint8Array {
  const message = new Uint8Array(sequenceBytes + frames.length)
  new DataView(message.buffer).setUint32(0, sequence)
  message.set(frames, sequenceBytes)
  return message
}

/** Follows the socket, which may still be connecting, until there is an outcome; then closes it. */
export function connectSpeech({
  socket,
  hello,
  frames,
  deadlines = speechDeadlines,
}: ConnectionParts): SpeechConnection {
  let found: Outcome | null = null
  let resolve: (outcome: Outcome) => void = () => undefined
  const outcome = new Promise<Outcome>(done => {
    resolve = done
  })
  let deadline: NodeJS.Timeout | undefined
  let rhythm: NodeJS.Timeout | undefined
  let sequence = 0
  let sentFrames = 0
  let isOpened = false
  let isEndSent = false
  let detail: string | undefined

  const stopSending = () => {
    clearInterval(rhythm)
    rhythm = undefined
  }
  const settle = (next: Outcome) => {
    if (found) return
    found = next
    clearTimeout(deadline)
    stopSending()
    if (next.kind === 'lost') socket.terminate()
    else socket.close(1000)
    resolve(next)
  }
  const expectWithin = (ms: number, reason: LossReason) => {
    clearTimeout(deadline)
    deadline = setTimeout(() => settle({ kind: 'lost', reason }), ms)
  }

  /** Sends the next message, or the end; stops the rhythm when there is nothing to send. */
  const sendNext = () => {
    if (socket.bufferedAmount > maxBufferedBytes) return
    const size = Math.min(framesPerMessage, frames.count() - sentFrames)
    // Only the last message may be short.
    if (size === framesPerMessage || (size > 0 && frames.isComplete())) {
      socket.send(frameMessage(sequence, frames.slice(sentFrames, sentFrames + size)))
      sequence++
      sentFrames += size
      return expectWithin(deadlines.stallMs, 'stalled')
    }
    stopSending()
    clearTimeout(deadline)
    if (!frames.isComplete()) return
    socket.send(JSON.stringify({ end: true }))
    isEndSent = true
    expectWithin(deadlines.answerMs, 'unanswered')
  }

  const onFrames = () => {
    if (found || isEndSent || rhythm || socket.readyState !== socket.OPEN) return
    rhythm = setInterval(sendNext, sendMs)
  }

  expectWithin(deadlines.openMs, 'unreachable')
  socket.on('open', () => {
    if (found) return
    isOpened = true
    clearTimeout(deadline)
    socket.send(JSON.stringify({ ...hello, audio: evaluation.audio }))
    onFrames()
  })
  socket.on('message', data => {
    const answer = readSpeechAnswer(String(data))
    if (answer === null) return
    // A late answer about another recording.
    if (answer.guid !== undefined && answer.guid !== hello.guid) return
    if (answer.code !== 0) return settle({ kind: 'refused', code: answer.code, message: answer.message })
    // Before the end of the recording, a result can only be an interim one.
    if (isEndSent && answer.result) settle({ kind: 'scored', result: answer.result })
  })
  // A `close` event follows each error.
  socket.on('error', error => {
    detail = error.message
  })
  socket.on('close', closeCode => {
    settle({ kind: 'lost', reason: isOpened ? 'closed' : 'unreachable', closeCode, ...(detail && { detail }) })
  })
  return {
    outcome,
    settled: () => found,
    onFrames,
    cancel: () => settle({ kind: 'cancelled' }),
  }
}
