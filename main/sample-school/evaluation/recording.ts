/**
 * State machine for one recording: the hello message, the frame messages in order, and the result. It uses no socket
 * and no clock.
 */
import * as v from 'valibot'
import { createSpeexDecoder, type SpeexDecoder } from '../../../shared/codec/speex'
import { evaluation, evaluationCodes, isSpeakable, maxSpeechFrames } from '../../../shared/domain/evaluation'
import { createMeter, type Meter } from './measure'
import { scoreOf } from './score'
import { text } from './text'

type Fault = Exclude<keyof typeof evaluationCodes, 'fine'>

export interface Answer {
  code: number
  message: string
  result: ReturnType<typeof scoreOf> | null
}

export const fault = (kind: Fault): Answer => ({
  code: evaluationCodes[kind],
  message: text.refused[kind],
  result: null,
})

const { audio, frameBytes, framesPerMessage, sequenceBytes } = evaluation

const helloSchema = v.strictObject({
  text: v.pipe(v.string(), v.check(isSpeakable)),
  category: v.pipe(v.string(), v.maxLength(100)),
  audio: v.strictObject({
    codec: v.literal(audio.codec),
    sampleRate: v.literal(audio.sampleRate),
    frameSize: v.literal(audio.frameSize),
  }),
  guid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})

const endSchema = v.strictObject({ end: v.literal(true) })

export interface Recording {
  /** Both methods return the final answer, or null while more messages are expected. */
  text(message: string): Answer | null
  binary(message: Uint8Array): Answer | null
}

interface Running {
  hello: v.InferOutput<typeof helloSchema>
  decoder: SpeexDecoder
  meter: Meter
  next: number
  frames: number
  /** A message had fewer frames than the maximum, so it was the last one. */
  short: boolean
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return null
  }
}

/** Decodes the frames of a message; returns false if a frame is invalid. */
function decodeFrames(running: Running, message: Uint8Array): boolean {
  for (let at = sequenceBytes; at < message.length; at += frameBytes) {
    const samples = running.decoder.decode(message.subarray(at, at + frameBytes))
    if (samples === null) return false
    running.meter.add(samples)
  }
  return true
}

/** Creates the state machine for one recording. */
export function openRecording(): Recording {
  let running: Running | undefined

  function begin(message: unknown): Answer | null {
    const read = v.safeParse(helloSchema, message)
    if (!read.success) return fault('hello')
    const hello = read.output
    if (!evaluation.categories.some(one => one === hello.category)) return fault('category')
    running = { hello, decoder: createSpeexDecoder(), meter: createMeter(), next: 0, frames: 0, short: false }
    return null
  }

  function end({ hello, meter }: Running): Answer {
    const measured = meter.result()
    if (measured === null) return fault('silence')
    return { code: evaluationCodes.fine, message: '', result: scoreOf(hello, measured) }
  }

  return {
    text(message) {
      const value = parsed(message)
      if (running === undefined) return begin(value)
      return v.is(endSchema, value) ? end(running) : fault('frames')
    },
    binary(message) {
      if (running === undefined) return fault('hello')
      const frames = (message.length - sequenceBytes) / frameBytes
      const isValid = Number.isInteger(frames) && frames >= 1 && frames <= framesPerMessage
      if (!isValid || running.short) return fault('frames')
      if (new DataView(message.buffer, message.byteOffset).getUint32(0) !== running.next) return fault('frames')
      if (running.frames + frames > maxSpeechFrames) return fault('tooMuch')
      running.next++
      running.frames += frames
      running.short = frames < framesPerMessage
      return decodeFrames(running, message) ? null : fault('frames')
    },
  }
}
