/** The endpoint interpreter: every call of the product goes through here (DESIGN §4, §5; SPEC §7, §8). */
import type { Readable } from 'node:stream'
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import * as v from 'valibot'
import { type Failure, failure, type Result, success } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import {
  type EndpointName,
  type EndpointRequest,
  type EndpointResponse,
  type EndpointRow,
  endpointRow,
} from '../../shared/endpoints/index'
import { text } from '../../shared/text'
import type { Config } from '../config'
import type { CopyStore } from '../offline/index'
import { chunks, readAll } from './body-stream'
import { deadline } from './deadline'
import { openEnvelope, readBody, refused, unfit } from './envelope'
import { transportFailure, unanswered } from './fault'
import type { Reach } from './reach'
import type { Renewal } from './session/renewal'

/** Who is calling: what an authorised and an identified call carries. */
export interface Identity {
  token: string
  /** Which login this is: it may be given another token. */
  generation: number
  teacher_id: string
  teacher_flag: string
}

export interface BlobStream {
  /** Bytes announced by the server, where it does. */
  length?: number
  type: string
  /** Iterating throws ApiFault: on 30 s of silence, a broken connection, an abort. */
  body: AsyncIterable<Uint8Array>
}

export interface CallOptions {
  signal?: AbortSignal
}

export interface ApiClient {
  call<N extends EndpointName>(
    name: N,
    request: EndpointRequest<N>,
    options?: CallOptions,
  ): Promise<Result<EndpointResponse<N>>>
  stream(name: EndpointName, request: Record<string, unknown>, options?: CallOptions): Promise<Result<BlobStream>>
}

export interface ClientParts {
  config: Pick<Config, 'serverUrl' | 'opsUrl'>
  transport: AxiosInstance
  identity(): Identity | null
  /** Whether the session's token may be replaced just now: a 401 waits until that is known. */
  renewal: Pick<Renewal, 'settled'>
  /** Told of a 401 to the present token of the present session, and of no other. */
  onUnauthorized(): void
  /** Told of each answer's `Date` header. */
  onServerDate(instant: number): void
  /** Told of an answer that did not fit its schema. */
  onInvalid(endpoint: EndpointName, detail: string): void
  /** Told of each call that failed, and of the error below HTTP that was why. */
  onFailure(endpoint: EndpointName, failure: Failure, error?: unknown): void
  /** Hears of answers and of calls without one, and knows whether the server is gone. */
  reach: Pick<Reach, 'gone' | 'heard' | 'lost'>
  /** Keeps answers of `copy` rows, and gives them back when the server is gone. */
  copies: CopyStore
  /** Corrected time, in milliseconds. */
  clock(): number
}

/** A call as it was made: by whom, and until when its caller waits. */
interface Asked extends CallOptions {
  name: EndpointName
  who: Identity | undefined
}

/** The largest JSON body read. */
const maxJsonBytes = 32 * 1024 * 1024

/** The call as axios takes it, or the failure that keeps it from being made. */
function prepare(
  row: EndpointRow,
  request: unknown,
  parts: ClientParts,
): Result<AxiosRequestConfig & { who?: Identity; checked: Record<string, unknown> }> {
  const checked = v.safeParse(row.request, request)
  if (!checked.success) return failure('invalid-request', text.invalidRequest)
  const base = row.base === 'ops' ? parts.config.opsUrl : parts.config.serverUrl
  if (!base) return failure('invalid-request', text.operation)
  const identity = parts.identity()
  if ((row.auth || row.identify) && !identity) return failure('unauthorized', text.unauthorized)
  const identified = row.identify && identity ? { flag: identity.teacher_flag, teacher_id: identity.teacher_id } : {}
  const get = row.method === 'GET'
  return success({
    method: row.method,
    url: base.replace(/\/$/, '') + row.path,
    params: get ? { ...(checked.output as object), ...identified } : identified,
    data: get ? undefined : checked.output,
    headers: row.auth && identity ? { Authorization: `Bearer ${identity.token}` } : {},
    who: row.auth ? (identity ?? undefined) : undefined,
    checked: checked.output as Record<string, unknown>,
  })
}

/** Takes from an answer what it tells beside its body. */
function hear(row: EndpointRow, response: AxiosResponse, parts: ClientParts): void {
  if (row.base === 'server') parts.reach.heard()
  const date = Date.parse(String(response.headers.date ?? ''))
  if (Number.isFinite(date)) parts.onServerDate(date)
}

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
    return answer ?? failure('status', text.tokenReplaced, true)
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
    { signal }: CallOptions,
  ): Promise<Result<EndpointResponse<N>> | null> {
    const prepared = prepare(row, request, parts)
    if (!prepared.ok) return prepared
    const { who, checked, ...config } = prepared.value
    const now: Asked = { name, who, signal }
    const copied = row.copy && parts.reach.gone() && (await parts.copies.has(name, checked))
    const startedAt = performance.now()
    const limit = deadline(copied ? limits.copyWaitMs : limits.apiTimeoutMs, signal)
    try {
      const response = await parts.transport.request<ArrayBuffer>({
        ...config,
        responseType: 'arraybuffer',
        maxContentLength: maxJsonBytes,
        signal: limit.signal,
      })
      hear(row, response, parts)
      const body = new Uint8Array(response.data)
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

  async function streamOnce(
    name: EndpointName,
    row: EndpointRow,
    request: Record<string, unknown>,
    { signal }: CallOptions,
  ): Promise<Result<BlobStream> | null> {
    const prepared = prepare(row, request, parts)
    if (!prepared.ok) return prepared
    const { who, checked: _checked, ...config } = prepared.value
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
      // An export that failed answers with the JSON envelope instead of the file.
      if (response.status !== 200 || type.includes('json')) {
        const opened = openEnvelope(row, response.status, await readAll(response.data, maxJsonBytes))
        silence.clear()
        return await settle(now, refused('data' in opened ? unfit : opened), 'JSON in the place of a file')
      }
      const length = Number(response.headers['content-length'])
      const announced = Number.isFinite(length) && !response.headers['content-encoding'] ? length : undefined
      return await settle(
        now,
        success({ type, length: announced, body: chunks(response.data, silence, parts.reach) }),
        '',
      )
    } catch (error) {
      silence.clear()
      const failed = transportFailure(error, silence.cause())
      if (unanswered(failed)) parts.onFailure(name, failed, error)
      if (unanswered(failed)) parts.reach.lost(startedAt)
      return settle(now, refused(failed), 'too large')
    }
  }

  return {
    call(name, request, options = {}) {
      const row = endpointRow(name)
      return asked(row, () => callOnce(name, row, request, options))
    },
    stream(name, request, options = {}) {
      const row = endpointRow(name)
      return asked(row, () => streamOnce(name, row, request, options))
    },
  }
}
