/** Answers the calls on a page's stream of audio frames (DESIGN §3). The gate checks them like all calls. */
import { type FrameAnswer, framesMethod } from '../../shared/contract/frame-stream'
import { isObject } from '../../shared/object'
import type { Gate, Sender } from './gate'

/** The answer to a message of the stream; null if it is not a call. */
export async function answerFrames(gate: Gate, sender: Sender, message: unknown): Promise<FrameAnswer | null> {
  if (!isObject(message) || !Number.isSafeInteger(message.number)) return null
  const { number, argument } = message as { number: number; argument: unknown }
  return { number, result: await gate.call({ sender, method: framesMethod, argument }) }
}
