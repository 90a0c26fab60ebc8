/** The endpoint interpreter: every call of the product goes through here (DESIGN §4, §5; SPEC §7, §8). */
import { failure, type Result } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import {
  type EndpointName,
  type EndpointRequest,
  type EndpointResponse,
  type EndpointRow,
  endpointRow,
} from '../../shared/endpoints/index'
import type { BlobName } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import { type Deadline, deadline } from './deadline'
import { inUtf8, readBody, refused } from './envelope'
import { transportFailure, unanswered } from './fault'
import { type Asked, type CallOptions, type ClientParts, hear, maxJsonBytes, maxResourceBytes } from './parts'
import { prepare } from './request'
import { type BlobStream, streamOnce } from './stream'

export type { CallOptions, ClientParts } from './parts'
export type { Identity } from './request'
export type { BlobStream } from './stream'

/** A row whose answer has a schema. */
export type CallName = Exclude<EndpointName, BlobName>

export interface ApiClient {
  call<N extends CallName>(
    name: N,
    request: EndpointRequest<N>,
    options?: CallOptions,
  ): Promise<Result<EndpointResponse<N>>>
  /** A row whose answer is a file. */
  stream<N extends BlobName>(name: N, request: EndpointRequest<N>, options?: CallOptions): Promise<Result<BlobStream>>
}

/** What is sent of a form starts its deadline anew, and is told; its answer has the time of any other. */
const watched = (limit: Deadline, onProgress: CallOptions['onProgress']) => ({
  onUploadProgress({ loaded, total }: { loaded: number; total?: number }) {
    limit.touch()
    onProgress?.(loaded, total ?? loaded)
  },
})

/** A homework's title, where the answer is one's facts: its copies are listed under it. */
const titled = (value: unknown): { title?: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
    ? { title: value.title }
    : {}

/** Builds the interpreter. `call` and `stream` never throw. */
export function createClient(parts: ClientParts): ApiClient {
  /**
   * What the caller gets; null for the 401 of a token that the same session has replaced, which says nothing of the call.
   * An answer to a session that has ended or been replaced meanwhile is void, so that nothing of one teacher, not even a
   * late 401, reaches the next.
   */
  async function settle<T>({ name, who, signal }: Asked, result: Result<T>, detail: string): Promise<Result<T> | null> {
    const denied = !result.ok && result.error.kind === 'unauthorized'
    // Who waits no longer hears nothing, and ends nothing.
    if (denied && who && !(await parts.renewal.settled(signal))) return failure('cancelled', text.cancelled)
    const now = parts.identity()
    if (who && now?.generation !== who.generation) return failure('cancelled', text.cancelled)
    if (result.ok) return result
    if (denied && who) {
      if (now?.token !== who.token) return null
      parts.onUnauthorized()
    }
    if (result.error.kind === 'invalid-response') parts.onInvalid(name, detail)
    // Of a call without an answer it was told with its error, whether or not a copy stands in.
    if (!unanswered(result.error)) parts.onFailure(name, result.error)
    return result
  }

  /** Makes a call. One that harms nobody is made once more where its token was replaced meanwhile; no other is sent again. */
  async function asked<T>({ method }: EndpointRow, attempt: () => Promise<Result<T> | null>): Promise<Result<T>> {
    const answer = (await attempt()) ?? (method === 'GET' ? await attempt() : null)
    return answer ?? failure('status', text.tokenReplaced)
  }

  /** The copy of what the server did not answer, read by the present schema; null where there is none. */
  async function copyOf<N extends EndpointName>(name: N, row: EndpointRow, request: Record<string, unknown>) {
    const copy = row.copy ? await parts.copies.take(name, request) : null
    const { result } = copy ? readBody<N>(row, 200, copy.body) : { result: null }
    return copy && result?.ok ? { ...result, copiedAt: copy.at } : null
  }

  async function callOnce<N extends EndpointName>(
    name: N,
    row: EndpointRow,
    request: EndpointRequest<N>,
    { signal, onProgress }: CallOptions,
  ): Promise<Result<EndpointResponse<N>> | null> {
    const prepared = prepare(row, request, parts)
    if (!prepared.ok) return prepared
    const { who, checked, config } = prepared.value
    const now: Asked = { name, who, signal }
    const copied = row.copy && parts.reach.gone() && (await parts.copies.has(name, checked))
    const startedAt = performance.now()
    const limit = deadline(copied ? limits.copyWaitMs : limits.apiTimeoutMs, signal)
    try {
      const response = await parts.transport.request<ArrayBuffer>({
        ...config,
        responseType: 'arraybuffer',
        maxContentLength: row.base === 'resource' ? maxResourceBytes : maxJsonBytes,
        // 30 s of silence for what is sent up, 30 s in all for any other, and for every answer (DESIGN §5).
        ...(row.kind === 'multipart' ? watched(limit, onProgress) : {}),
        signal: limit.signal,
      })
      hear(row, response, parts)
      const body = inUtf8(new Uint8Array(response.data), String(response.headers['content-type'] ?? ''))
      const { result, detail } = readBody<N>(row, response.status, body)
      const settled = await settle(now, result, detail)
      if (settled?.ok && row.copy)
        parts.copies.keep(name, checked, { body, at: parts.clock(), ...titled(settled.value) })
      return settled
    } catch (error) {
      const failed = transportFailure(error, limit.cause())
      if (unanswered(failed)) parts.onFailure(name, failed, error)
      const copy = unanswered(failed) ? await copyOf(name, row, checked) : null
      if (unanswered(failed) && row.base === 'server') parts.reach.lost(copy ? undefined : startedAt)
      return settle<EndpointResponse<N>>(now, copy ?? refused(failed), 'too large')
    } finally {
      limit.clear()
    }
  }

  return {
    call(name, request, options = {}) {
      const row = endpointRow(name)
      return asked(row, () => callOnce(name, row, request, options))
    },
    stream(name, request, options = {}) {
      const row = endpointRow(name)
      return asked(row, () => streamOnce(parts, settle, name, row, request, options))
    },
  }
}
