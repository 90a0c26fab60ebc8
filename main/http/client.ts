/**
 * The API client: it interprets the rows of the endpoint table, and makes every call to the server (DESIGN §4, §5; SPEC
 * §7, §8).
 */
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
import { hasNoResponse, transportFailure } from './api-error'
import { type BlobStream, streamOnce } from './blob-stream'
import {
  type CallContext,
  type CallOptions,
  type ClientDependencies,
  maxJsonBytes,
  maxResourceBytes,
  readHeaders,
} from './client-dependencies'
import { createDeadline, type Deadline } from './deadline'
import { failed, readBody, toUtf8 } from './envelope'
import { prepareRequest } from './prepare-request'

export type { BlobStream } from './blob-stream'
export type { CallOptions, ClientDependencies } from './client-dependencies'
export type { Identity } from './prepare-request'

/** A call whose response has a schema. */
export type CallName = Exclude<EndpointName, BlobName>

export interface ApiClient {
  call<N extends CallName>(
    name: N,
    request: EndpointRequest<N>,
    options?: CallOptions,
  ): Promise<Result<EndpointResponse<N>>>
  /** Makes a call whose response is a file. */
  stream<N extends BlobName>(name: N, request: EndpointRequest<N>, options?: CallOptions): Promise<Result<BlobStream>>
}

/**
 * While a form is being sent, each chunk restarts the deadline and reports the progress; the response has the usual
 * time.
 */
const uploadOptions = (deadline: Deadline, onProgress: CallOptions['onProgress']) => ({
  onUploadProgress({ loaded, total }: { loaded: number; total?: number }) {
    deadline.restart()
    onProgress?.(loaded, total ?? loaded)
  },
})

/** The title of the homework, if the response describes one: its offline copies are listed under that title. */
const titleOf = (value: unknown): { title?: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
    ? { title: value.title }
    : {}

/** Builds the client. `call` and `stream` never throw. */
export function createClient(deps: ClientDependencies): ApiClient {
  /**
   * Returns the result that the caller receives. Returns null for a 401 to a token that the same session has replaced
   * meanwhile: that says nothing about the call. If the session has ended or changed since the call was made, the
   * result is `cancelled`, so that no data of one teacher, and no late 401, reaches the next teacher.
   */
  async function acceptResult<T>(
    { name, caller, signal, renewsToken }: CallContext,
    result: Result<T>,
    detail: string,
  ): Promise<Result<T> | null> {
    const isDenied = !result.ok && result.error.kind === 'unauthorized'
    // If the caller has aborted, return `cancelled` and do not end the session.
    if (isDenied && caller && !renewsToken && !(await deps.tokenRenewal.waitUntilSettled(signal))) {
      return failure('cancelled', text.cancelled)
    }
    const current = deps.identity()
    if (caller && current?.generation !== caller.generation) return failure('cancelled', text.cancelled)
    if (result.ok) return result
    if (isDenied && caller) {
      if (current?.token !== caller.token) return null
      deps.onUnauthorized()
    }
    if (result.error.kind === 'invalid-response') deps.onInvalid(name, detail)
    // A call without a response was reported with its error already, also if an offline copy replaces the response.
    if (!hasNoResponse(result.error)) deps.onFailure(name, result.error)
    return result
  }

  /** Repeats a GET once if its token was replaced meanwhile; no other call is ever sent twice. */
  async function withRetry<T>({ method }: EndpointRow, attempt: () => Promise<Result<T> | null>): Promise<Result<T>> {
    const result = (await attempt()) ?? (method === 'GET' ? await attempt() : null)
    return result ?? failure('status', text.tokenReplaced)
  }

  /** The offline copy of the response, parsed with the current schema; null if there is none. */
  async function readCopy<N extends EndpointName>(name: N, row: EndpointRow, request: Record<string, unknown>) {
    const copy = row.copy ? await deps.copies.read(name, request) : null
    const { result } = copy ? readBody<N>(row, 200, copy.body) : { result: null }
    return copy && result?.ok ? { ...result, copiedAt: copy.at } : null
  }

  async function callOnce<N extends EndpointName>(
    name: N,
    row: EndpointRow,
    request: EndpointRequest<N>,
    { signal, onProgress, renewsToken }: CallOptions,
  ): Promise<Result<EndpointResponse<N>> | null> {
    const prepared = prepareRequest(row, request, deps)
    if (!prepared.ok) return prepared
    const { caller, request: checked, config } = prepared.value
    const context: CallContext = { name, caller, signal, renewsToken }
    const hasCopy = row.copy && deps.connectivity.isOffline() && (await deps.copies.has(name, checked))
    const startedAt = performance.now()
    const deadline = createDeadline(hasCopy ? limits.copyWaitMs : limits.apiTimeoutMs, signal)
    try {
      const response = await deps.transport.request<ArrayBuffer>({
        ...config,
        responseType: 'arraybuffer',
        maxContentLength: row.base === 'resource' ? maxResourceBytes : maxJsonBytes,
        // An upload may take long, but must not pause for 30 s. Any other call, and each response, has 30 s in all
        // (DESIGN §5).
        ...(row.kind === 'multipart' ? uploadOptions(deadline, onProgress) : {}),
        signal: deadline.signal,
      })
      readHeaders(row, response, deps)
      const body = toUtf8(new Uint8Array(response.data), String(response.headers['content-type'] ?? ''))
      const { result, detail } = readBody<N>(row, response.status, body)
      const accepted = await acceptResult(context, result, detail)
      if (accepted?.ok && row.copy) {
        deps.copies.add(name, checked, { body, at: deps.clock(), ...titleOf(accepted.value) })
      }
      return accepted
    } catch (error) {
      const fault = transportFailure(error, deadline.abortedBy())
      if (hasNoResponse(fault)) deps.onFailure(name, fault, error)
      const copy = hasNoResponse(fault) ? await readCopy(name, row, checked) : null
      if (hasNoResponse(fault) && row.base === 'server') deps.connectivity.onNoResponse(copy ? undefined : startedAt)
      return acceptResult<EndpointResponse<N>>(context, copy ?? failed(fault), 'too large')
    } finally {
      deadline.clear()
    }
  }

  return {
    call(name, request, options = {}) {
      const row = endpointRow(name)
      return withRetry(row, () => callOnce(name, row, request, options))
    },
    stream(name, request, options = {}) {
      const row = endpointRow(name)
      return withRetry(row, () => streamOnce(deps, acceptResult, name, row, request, options))
    },
  }
}
