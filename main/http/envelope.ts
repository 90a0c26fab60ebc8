/**
 * Parses the bodies of live responses and of offline copies by the rules of their endpoint row (DESIGN §4, §5; SPEC
 * §8).
 */
import * as v from 'valibot'
import { type Failure, type Result, success } from '../../shared/contract/result'
import type { EndpointName, EndpointResponse, EndpointRow } from '../../shared/endpoints/index'
import { num } from '../../shared/schema'
import { text } from '../../shared/text'
import { statusFailure } from './api-error'

export const failed = (error: Failure): { ok: false; error: Failure } => ({ ok: false, error })

/** How many code points of a server's message a toast can show. */
const maxMessageLength = 300

/** The server's message as one line, without characters that change the text direction; empty if there is none. */
function messageOf(errmsg: unknown): string {
  if (typeof errmsg !== 'string') return ''
  const line = errmsg.slice(0, 4 * maxMessageLength).replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
  return Array.from(line.trim()).slice(0, maxMessageLength).join('')
}

/**
 * Converts a body to UTF-8. JSON is UTF-8 (RFC 8259), also if the content type names another character set; only a body
 * that is not valid UTF-8 is converted from the named one.
 */
export function toUtf8(body: Uint8Array, type: string): Uint8Array {
  const named = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1]
  if (named === undefined) return body
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return body
  } catch {
    return transcode(body, named)
  }
}

function transcode(body: Uint8Array, charset: string): Uint8Array {
  try {
    return new TextEncoder().encode(new TextDecoder(charset).decode(body))
  } catch {
    return body
  }
}

/** Reads the envelope: returns its data, or the failure that it reports (SPEC §8). */
export function readEnvelope(row: EndpointRow, status: number, body: string): { data: unknown } | Failure {
  let parsed: unknown
  let valid = true
  try {
    parsed = JSON.parse(body)
  } catch {
    valid = false
  }
  const isObject = typeof parsed === 'object' && parsed !== null
  const fields = (isObject ? parsed : {}) as Record<string, unknown>
  const errmsg = messageOf(fields.errmsg)
  if (status < 200 || status > 299) {
    const failure = statusFailure(status, errmsg, !row.auth)
    // A web filter answers 403 with a page of its own. Without the server's envelope, a 403 or 404 must not mean that
    // the requested thing does not exist.
    if ((status === 403 || status === 404) && !isObject) delete failure.status
    return failure
  }
  const invalid: Failure = { kind: 'invalid-response', message: text.invalidResponse }
  if (!valid) return invalid
  if (row.envelope === 'none') return { data: parsed }
  const [field, good] = row.envelope === 'errcode' ? (['errcode', 0] as const) : (['code', 200] as const)
  const code = v.safeParse(num, fields[field])
  if (!code.success) return invalid
  return code.output === good ? { data: fields.data } : statusFailure(code.output, errmsg, !row.auth)
}

/** Describes where a response does not match its schema: paths and kinds, never content. */
const describeIssues = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 3)
    .map(issue => `${v.getDotPath(issue)}: ${issue.type}`)
    .join('; ')

/** The failure for a body that does not match the row. */
export const invalidBody: Failure = { kind: 'invalid-response', message: text.invalidResponse }

/**
 * Names the format of a body that is not an envelope. It never returns the content. Example: the warning page of a web
 * filter is HTML.
 */
function formatOf(body: string): 'empty' | 'HTML' | 'JSON' | 'no JSON' {
  if (body.trim() === '') return 'empty'
  if (/^\s*<(?:!doctype html|html)\b/i.test(body)) return 'HTML'
  return /^\s*[{[]/.test(body) ? 'JSON' : 'no JSON'
}

interface BodyReading<N extends EndpointName> {
  result: Result<EndpointResponse<N>>
  /** The description of a mismatch, for the log; empty if the body matches. */
  detail: string
}

/** Parses a response body by the rules of its endpoint row. */
export function readBody<N extends EndpointName>(row: EndpointRow, status: number, body: Uint8Array): BodyReading<N> {
  const bodyText = new TextDecoder().decode(body)
  const envelope = readEnvelope(row, status, bodyText)
  if (!('data' in envelope))
    return { result: failed(envelope), detail: `no envelope, status ${status}, ${formatOf(bodyText)}` }
  const parsed = v.safeParse(row.response, envelope.data)
  return parsed.success
    ? { result: success(parsed.output as EndpointResponse<N>), detail: '' }
    : { result: failed(invalidBody), detail: describeIssues(parsed.issues) }
}
