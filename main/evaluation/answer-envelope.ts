/**
 * The envelope of a server's answer: its code, and where a result may be. Two forms are read: `code` beside `result` or
 * `data`, and the newer one of iFLYTEK, with `header` and `payload` (docs/wire.md).
 */
import * as v from 'valibot'
import { lenientField, parseJsonText } from '../../shared/items/lenient-schemas'
import { isObject } from '../../shared/object'
import { num, text } from '../../shared/schema'

export interface AnswerEnvelope {
  /** 0: no fault. */
  code: number
  message: string
  /** The values that may be a result, the most likely first. */
  results: unknown[]
}

const status = v.object({ code: num, message: lenientField(text) })

/** `status` of `header` and of each part of `payload`: 0 is the first message, 1 one between, 2 the last. */
const lastStatus = 2
const part = v.object({ status: lenientField(num), text: lenientField(text) })

/** Whether more is to come: without a status, a part is the last. */
const isInterim = (value: unknown): boolean => {
  const read = v.safeParse(part, value)
  return read.success && read.output.status !== undefined && read.output.status < lastStatus
}

/** XML and JSON begin with these; every other text of a part is base64. */
const plainText = /^\s*[<{[]/

/** A part of the payload: its text is XML or JSON, mostly as base64. JSON may have the scores in a `result` of its own. */
function resultOfPart(value: unknown): unknown {
  const read = v.safeParse(part, value)
  const { text: content } = read.success ? read.output : {}
  if (content === undefined) return value
  const decoded = parseJsonText(plainText.test(content) ? content : Buffer.from(content, 'base64').toString('utf8'))
  return isObject(decoded) && isObject(decoded.result) ? decoded.result : decoded
}

/** Null if the message is no answer. Never throws. */
export function readEnvelope(message: unknown): AnswerEnvelope | null {
  if (!isObject(message)) return null
  const { header, payload } = message
  const isNewer = isObject(header) && header.code !== undefined
  const read = v.safeParse(status, isNewer ? header : message)
  if (!read.success) return null
  const { code, message: words = '' } = read.output
  if (!isNewer) return { code, message: words, results: [message.result, message.data] }
  const { result, ...others } = isObject(payload) && !isInterim(header) ? payload : {}
  const parts = [result, ...Object.values(others)]
  return { code, message: words, results: parts.filter(one => !isInterim(one)).map(resultOfPart) }
}
