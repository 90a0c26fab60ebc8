/** Streams the response of a blob row, or returns the error that the server sent instead of a file (DESIGN §5). */
import type { Readable } from 'node:stream'
import { type Result, success } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import type { EndpointName, EndpointRow } from '../../shared/endpoints/index'
import { hasNoResponse, transportFailure } from './api-error'
import { readWholeBody, startBody, streamChunks } from './body-stream'
import {
  type AcceptResult,
  type CallContext,
  type CallOptions,
  type ClientDependencies,
  maxJsonBytes,
  readHeaders,
} from './client-dependencies'
import { createDeadline } from './deadline'
import { failed, invalidBody, readEnvelope, toUtf8 } from './envelope'
import { prepareRequest } from './prepare-request'

export interface BlobStream {
  /** The length in bytes, if the server announces it. */
  length?: number
  type: string
  /** Iterating throws ApiError if no byte arrives for 30 s, the connection breaks, or the call is aborted. */
  body: AsyncIterable<Uint8Array>
}

/** Whether a body starts like JSON; no exported file does. */
const looksLikeJson = (first: Uint8Array): boolean =>
  /^(\xef\xbb\xbf)?\s*\{/.test(Buffer.from(first).toString('latin1'))

/** Makes the call once. Returns null if the call counts as not made (see `acceptResult`). Never throws. */
export async function streamOnce(
  deps: ClientDependencies,
  acceptResult: AcceptResult,
  name: EndpointName,
  row: EndpointRow,
  request: Record<string, unknown>,
  { signal }: CallOptions,
): Promise<Result<BlobStream> | null> {
  const prepared = prepareRequest(row, request, deps)
  if (!prepared.ok) return prepared
  const { caller, config } = prepared.value
  const context: CallContext = { name, caller, signal }
  const startedAt = performance.now()
  const deadline = createDeadline(limits.apiTimeoutMs, signal)
  try {
    const response = await deps.transport.request<Readable>({
      ...config,
      responseType: 'stream',
      signal: deadline.signal,
    })
    readHeaders(row, response, deps)
    const type = String(response.headers['content-type'] ?? '')
    deadline.restart()
    const { first, chunks } = await startBody(response.data, deadline)
    // A failed export is answered with the JSON envelope, whatever content type the response claims.
    if (response.status !== 200 || type.includes('json') || looksLikeJson(first)) {
      const body = new TextDecoder().decode(toUtf8(await readWholeBody(chunks, maxJsonBytes), type))
      const envelope = readEnvelope(row, response.status, body)
      deadline.clear()
      return await acceptResult(
        context,
        failed('data' in envelope ? invalidBody : envelope),
        'JSON in the place of a file',
      )
    }
    const length = Number(response.headers['content-length'])
    const announced = Number.isFinite(length) && !response.headers['content-encoding'] ? length : undefined
    return await acceptResult(
      context,
      success({ type, length: announced, body: streamChunks(chunks, deadline, deps.connectivity) }),
      '',
    )
  } catch (error) {
    deadline.clear()
    const fault = transportFailure(error, deadline.abortedBy())
    if (hasNoResponse(fault)) deps.onFailure(name, fault, error)
    if (hasNoResponse(fault) && row.base === 'server') deps.connectivity.onNoResponse(startedAt)
    return acceptResult(context, failed(fault), 'too large')
  }
}
