/** The stream call: a blob row's answer, piece by piece, or the error in its place (DESIGN §5). */
import type { Readable } from 'node:stream'
import { type Result, success } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import type { EndpointName, EndpointRow } from '../../shared/endpoints/index'
import { begin, chunks, readAll } from './body-stream'
import { deadline } from './deadline'
import { inUtf8, openEnvelope, refused, unfit } from './envelope'
import { transportFailure, unanswered } from './fault'
import { type Asked, type CallOptions, type ClientParts, hear, maxJsonBytes, type Settle } from './parts'
import { prepare } from './request'

export interface BlobStream {
  /** Bytes announced by the server, where it does. */
  length?: number
  type: string
  /** Iterating throws ApiFault: on 30 s of silence, a broken connection, an abort. */
  body: AsyncIterable<Uint8Array>
}

/** What JSON begins with, and no sheet. */
const looksLikeJson = (first: Uint8Array): boolean =>
  /^(\xef\xbb\xbf)?\s*\{/.test(Buffer.from(first).toString('latin1'))

/** Makes the call once; null where it is as if it had not been made. Never throws. */
export async function streamOnce(
  parts: ClientParts,
  settle: Settle,
  name: EndpointName,
  row: EndpointRow,
  request: Record<string, unknown>,
  { signal }: CallOptions,
): Promise<Result<BlobStream> | null> {
  const prepared = prepare(row, request, parts)
  if (!prepared.ok) return prepared
  const { who, config } = prepared.value
  const now: Asked = { name, who, signal }
  const startedAt = performance.now()
  const silence = deadline(limits.apiTimeoutMs, signal)
  try {
    const response = await parts.transport.request<Readable>({
      ...config,
      responseType: 'stream',
      signal: silence.signal,
    })
    hear(row, response, parts)
    const type = String(response.headers['content-type'] ?? '')
    silence.touch()
    const { first, pieces } = await begin(response.data, silence)
    // An export that failed answers with the JSON envelope instead of the file, of whatever type it calls it.
    if (response.status !== 200 || type.includes('json') || looksLikeJson(first)) {
      const told = new TextDecoder().decode(inUtf8(await readAll(pieces, maxJsonBytes), type))
      const opened = openEnvelope(row, response.status, told)
      silence.clear()
      return await settle(now, refused('data' in opened ? unfit : opened), 'JSON in the place of a file')
    }
    const length = Number(response.headers['content-length'])
    const announced = Number.isFinite(length) && !response.headers['content-encoding'] ? length : undefined
    return await settle(now, success({ type, length: announced, body: chunks(pieces, silence, parts.reach) }), '')
  } catch (error) {
    silence.clear()
    const failed = transportFailure(error, silence.cause())
    if (unanswered(failed)) parts.onFailure(name, failed, error)
    if (unanswered(failed) && row.base === 'server') parts.reach.lost(startedAt)
    return settle(now, refused(failed), 'too large')
  }
}
