/**
 * An axios adapter over Chromium's network, which uses the system's proxies and certificates (DESIGN §3, §4). It
 * follows no redirects and keeps no cookies and no cache. The caller sets deadlines through its signal.
 */
import type { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import axios, {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
  type RawAxiosHeaders,
} from 'axios'
import { nodeErrorCode, toAxiosError } from './chromium-errors'

/** The request that Chromium sends. */
export interface NetRequestOptions {
  method: string
  url: string
  headers: Record<string, string>
}

/** A running request: the part of Electron's ClientRequest that is used here. */
export interface NetRequest extends EventEmitter {
  end(body?: Buffer): unknown
  /** How much of the body has been sent, when Electron knows it. */
  getUploadProgress?(): { active: boolean; current: number; total: number }
  abort(): void
}

export interface Net {
  /**
   * Creates a request, which is sent by its `end`. Call `release` when the request and its response have ended.
   * @param isSentOnce whether Chromium must not send the request twice (see exclusive-session-pool.ts)
   */
  open(options: NetRequestOptions, isSentOnce: boolean): Promise<{ request: NetRequest; release(): void }>
}

interface NetHead {
  statusCode: number
  statusMessage?: string
  headers: Record<string, string | string[]>
}

/** Headers that Chromium sets itself and does not accept from callers. */
const headersOfChromium = new Set([
  'connection',
  'content-length',
  'host',
  'accept-encoding',
  'transfer-encoding',
  'user-agent',
])

/** The methods that may be sent twice. */
const repeatableMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The body as bytes, and its content type (with the boundary of a form). */
async function bodyBytes(data: unknown): Promise<{ bytes: Buffer; type: string | null } | null> {
  if (data === undefined || data === null) return null
  const response = new Response(data as ConstructorParameters<typeof Response>[0])
  return { bytes: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') }
}

function requestHeaders(
  config: InternalAxiosRequestConfig,
  body: { type: string | null } | null,
): Record<string, string> {
  const headers = AxiosHeaders.from(config.headers)
  if (!body) headers.delete('content-type')
  else if (config.data instanceof FormData && body.type) headers.setContentType(body.type)
  const rows = Object.entries(headers.toJSON(true)).filter(
    ([name, value]) => value && !headersOfChromium.has(name.toLowerCase()),
  )
  return Object.fromEntries(rows.map(([name, value]) => [name, String(value)]))
}

/** Reads the whole body; destroys it and throws when it is larger than `max` (-1: any size). */
async function collect(body: Readable, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length
    if (max > -1 && size > max) {
      throw new AxiosError(`maxContentLength size of ${max} exceeded`, AxiosError.ERR_BAD_RESPONSE)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Sends the request and waits for status and headers. A redirect counts as a response without a body. */
function waitForHead(request: NetRequest, signal: InternalAxiosRequestConfig['signal'], body: Buffer | undefined) {
  return new Promise<{ head: NetHead; body: Readable }>((done, fail) => {
    request.on('error', (error: Error) => fail(toAxiosError(error)))
    request.on('abort', () => fail(new CanceledError()))
    request.on('redirect', (status: number, _method: string, url: string, headers: Record<string, string[]>) => {
      // Redirects are not followed: the caller checks first whether the next host is allowed.
      done({ head: { statusCode: status, headers: { ...headers, location: url } }, body: Readable.from([]) })
    })
    request.on('response', (response: NetHead & Readable) => {
      if (!(response instanceof Readable)) return fail(new TypeError('the response is not a stream'))
      response.once('error', (error: Error & { code?: string }) => {
        error.code ??= nodeErrorCode(error.message)
      })
      // A caller that destroys the body also aborts the request.
      response.once('close', () => request.abort())
      // Status 407 comes from a proxy, so it is not the server's response.
      if (response.statusCode === 407) fail(toAxiosError(new Error('net::ERR_PROXY_AUTH_REQUESTED')))
      else done({ head: response, body: response })
    })
    if (signal?.aborted) return fail(new CanceledError())
    request.end(body)
  })
}

/** The interval of reading the upload progress. */
const uploadPollMs = 250

/** Reports the upload progress until the returned function is called. */
function watchUpload(request: NetRequest, { onUploadProgress }: InternalAxiosRequestConfig): () => void {
  if (!onUploadProgress) return () => undefined
  let reported = 0
  const timer = setInterval(() => {
    const { active = false, current = 0, total = 0 } = request.getUploadProgress?.() ?? {}
    if (!active || current <= reported) return
    const bytes = current - reported
    reported = current
    onUploadProgress({ loaded: current, total, bytes, upload: true, lengthComputable: true })
  }, uploadPollMs)
  return () => clearInterval(timer)
}

function toAxiosResponse(
  config: InternalAxiosRequestConfig,
  head: NetHead,
  data: unknown,
  request: NetRequest,
): AxiosResponse {
  const headers = new AxiosHeaders(head.headers as RawAxiosHeaders)
  const response = { status: head.statusCode, statusText: head.statusMessage ?? '', headers, config, data, request }
  if (!config.validateStatus || config.validateStatus(response.status)) return response
  const code = response.status < 500 ? AxiosError.ERR_BAD_REQUEST : AxiosError.ERR_BAD_RESPONSE
  throw new AxiosError(`Request failed with status code ${response.status}`, code, config, request, response)
}

/**
 * Builds the adapter. `responseType` 'stream' and 'arraybuffer' (a Buffer) are supported; any other type gives text.
 */
export function createNetAdapter(net: Net): AxiosAdapter {
  return async config => {
    const { signal, maxBodyLength = -1, maxContentLength = -1 } = config
    const method = (config.method ?? 'get').toUpperCase()
    const sent = await bodyBytes(config.data)
    if (sent && maxBodyLength > -1 && sent.bytes.length > maxBodyLength) {
      throw new AxiosError('Request body larger than maxBodyLength limit', AxiosError.ERR_BAD_REQUEST, config)
    }
    const options = { method, url: axios.getUri(config), headers: requestHeaders(config, sent) }
    const { request, release } = await net.open(options, !repeatableMethods.has(method))
    const abort = () => request.abort()
    signal?.addEventListener?.('abort', abort)
    // Not at the request's own `close` event, which comes as soon as the request has been sent.
    let isReleased = false
    const end = () => {
      if (isReleased) return
      isReleased = true
      signal?.removeEventListener?.('abort', abort)
      release()
    }
    const stopWatching = watchUpload(request, config)
    try {
      const { head, body } = await waitForHead(request, signal, sent?.bytes).finally(stopWatching)
      if (body.closed) end()
      else body.once('close', end)
      if (config.responseType === 'stream') return toAxiosResponse(config, head, body, request)
      const bytes = await collect(body, maxContentLength)
      return toAxiosResponse(
        config,
        head,
        config.responseType === 'arraybuffer' ? bytes : bytes.toString('utf8'),
        request,
      )
    } catch (error) {
      request.abort()
      end()
      throw error
    }
  }
}
