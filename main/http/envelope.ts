/** What a row makes of an answer's body: a live one's, and a copy's (DESIGN §4, §5; SPEC §8). */
import * as v from 'valibot'
import { type Failure, type Result, success } from '../../shared/contract/result'
import type { EndpointName, EndpointResponse, EndpointRow } from '../../shared/endpoints/index'
import { num } from '../../shared/schema'
import { text } from '../../shared/text'
import { statusFailure } from './fault'

export const refused = (error: Failure): { ok: false; error: Failure } => ({ ok: false, error })

/** Code points of a server's words that a toast can show. */
const longestWords = 300

/** A server's words in one line, without what would turn the text around them; empty where it has none. */
function wordsOf(errmsg: unknown): string {
  if (typeof errmsg !== 'string') return ''
  const line = errmsg.slice(0, 4 * longestWords).replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
  return Array.from(line.trim()).slice(0, longestWords).join('')
}

/**
 * The body in UTF-8, which JSON is (RFC 8259), also where its type says otherwise; one that is not is believed to be in the
 * character set that it names.
 */
export function inUtf8(body: Uint8Array, type: string): Uint8Array {
  const named = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1]
  if (named === undefined) return body
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return body
  } catch {
    return recoded(body, named)
  }
}

function recoded(body: Uint8Array, charset: string): Uint8Array {
  try {
    return new TextEncoder().encode(new TextDecoder(charset).decode(body))
  } catch {
    return body
  }
}

/** Reads the envelope: the data, or the failure that it tells (SPEC §8). */
export function openEnvelope(row: EndpointRow, status: number, body: string): { data: unknown } | Failure {
  let parsed: unknown
  let valid = true
  try {
    parsed = JSON.parse(body)
  } catch {
    valid = false
  }
  const fields = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Record<string, unknown>
  const errmsg = wordsOf(fields.errmsg)
  if (status < 200 || status > 299) return statusFailure(status, errmsg, !row.auth)
  const invalid: Failure = { kind: 'invalid-response', message: text.invalidResponse }
  if (!valid) return invalid
  if (row.envelope === 'none') return { data: parsed }
  const [field, good] = row.envelope === 'errcode' ? (['errcode', 0] as const) : (['code', 200] as const)
  const code = v.safeParse(num, fields[field])
  if (!code.success) return invalid
  return code.output === good ? { data: fields.data } : statusFailure(code.output, errmsg, !row.auth)
}

/** Where an answer does not fit its row's schema, by path and kind, never by content. */
const misfits = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 3)
    .map(issue => `${v.getDotPath(issue)}: ${issue.type}`)
    .join('; ')

/** A body that its row cannot read. */
export const unfit: Failure = { kind: 'invalid-response', message: text.invalidResponse }

/** What came in the place of an envelope, never its content: a filter's page of warning is HTML. */
function shapeOf(body: string): 'empty' | 'HTML' | 'JSON' | 'no JSON' {
  if (body.trim() === '') return 'empty'
  if (/^\s*<(?:!doctype html|html)\b/i.test(body)) return 'HTML'
  return /^\s*[{[]/.test(body) ? 'JSON' : 'no JSON'
}

interface Read<N extends EndpointName> {
  result: Result<EndpointResponse<N>>
  /** What to report of a body that did not fit. */
  detail: string
}

/** Reads an answer's body as its row says: a live one's, and a copy's. */
export function readBody<N extends EndpointName>(row: EndpointRow, status: number, body: Uint8Array): Read<N> {
  const told = new TextDecoder().decode(body)
  const opened = openEnvelope(row, status, told)
  if (!('data' in opened)) return { result: refused(opened), detail: `no envelope, status ${status}, ${shapeOf(told)}` }
  const fit = v.safeParse(row.response, opened.data)
  return fit.success
    ? { result: success(fit.output as EndpointResponse<N>), detail: '' }
    : { result: refused(unfit), detail: misfits(fit.issues) }
}
