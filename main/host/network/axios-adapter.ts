/**
 * An axios adapter over Chromium's network, which knows the system's proxies and certificates (DESIGN §3, §4). It follows no
 * redirect, keeps no cookie and no cache. The deadline is the caller's, by his signal.
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

/** What is asked of a lane. */
export interface NetRequestOptions {
  method: string
  url: string
  headers: Record<string, string>
}

/** A request that is under way: Electron's ClientRequest, as far as it is used here. */
export interface NetRequest extends EventEmitter {
  end(body?: Buffer): unknown
  /** How much of the body has left, where it says so. */
  getUploadProgress?(): { active: boolean; current: number; total: number }
  abort(): void
}

export interface Net {
  /**
   * Makes a request, which its `end` then sends.
   * @param once it must not be sent twice (see net-lanes.ts).
   * @returns with it what is to be called once nothing more comes of it.
   */
  open(asked: NetRequestOptions, once: boolean): Promise<{ request: NetRequest; done(): void }>
}

interface NetHead {
  statusCode: number
  statusMessage?: string
  headers: Record<string, string | string[]>
}

/** Headers that Chromium makes itself, and refuses from others. */
const headersOfChromium = new Set([
  'connection',
  'content-length',
  'host',
  'accept-encoding',
  'transfer-encoding',
  'user-agent',
])

const repeatableMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A body as bytes, and the type that goes with it (a form's boundary). */
async function bodyBytes(data: unknown): Promise<{ bytes: Buffer; type: string | null } | null> {
  if (data === undefined || data === null) return null
  const whole = new Response(data as ConstructorParameters<typeof Response>[0])
  return { bytes: Buffer.from(await whole.arrayBuffer()), type: whole.headers.get('content-type') }
}

function requestHeaders(
  config: InternalAxiosRequestConfig,
  body: { type: string | null } | null,
): Record<string, string> {
  const given = AxiosHeaders.from(config.headers)
  if (!body) given.delete('content-type')
  else if (config.data instanceof FormData && body.type) given.setContentType(body.type)
  const rows = Object.entries(given.toJSON(true)).filter(
    ([name, value]) => value && !headersOfChromium.has(name.toLowerCase()),
  )
  return Object.fromEntries(rows.map(([name, value]) => [name, String(value)]))
}

/** The whole body; destroys it and throws once it is larger than `max` (-1: any size). */
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

/** Waits for the head of the answer; a redirect is an answer without a body. */
function waitForHead(request: NetRequest, signal: InternalAxiosRequestConfig['signal'], body: Buffer | undefined) {
  return new Promise<{ head: NetHead; body: Readable }>((done, fail) => {
    request.on('error', (error: Error) => fail(toAxiosError(error)))
    request.on('abort', () => fail(new CanceledError()))
    request.on('redirect', (status: number, _method: string, url: string, headers: Record<string, string[]>) => {
      // Followed by nobody: the caller asks whether the next host is on his list.
      done({ head: { statusCode: status, headers: { ...headers, location: url } }, body: Readable.from([]) })
    })
    request.on('response', (response: NetHead & Readable) => {
      if (!(response instanceof Readable)) return fail(new TypeError('a response that is no stream'))
      response.once('error', (error: Error & { code?: string }) => {
        error.code ??= nodeErrorCode(error.message)
      })
      // Whoever lets go of the body lets go of the request.
      response.once('close', () => request.abort())
      // Only a proxy may say so, and an answer of the server it is not.
      if (response.statusCode === 407) fail(toAxiosError(new Error('net::ERR_PROXY_AUTH_REQUESTED')))
      else done({ head: response, body: response })
    })
    if (signal?.aborted) return fail(new CanceledError())
    request.end(body)
  })
}

/** How often a request is asked how far it is, in milliseconds. */
const uploadPollMs = 250

/** Tells how much of the body has left, until the returned function is called. */
function watchUpload(request: NetRequest, { onUploadProgress }: InternalAxiosRequestConfig): () => void {
  if (!onUploadProgress) return () => undefined
  let told = 0
  const look = setInterval(() => {
    const { active = false, current = 0, total = 0 } = request.getUploadProgress?.() ?? {}
    if (!active || current <= told) return
    const bytes = current - told
    told = current
    onUploadProgress({ loaded: current, total, bytes, upload: true, lengthComputable: true })
  }, uploadPollMs)
  return () => clearInterval(look)
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

/** Builds the adapter. It gives `responseType` 'stream', 'arraybuffer' (a Buffer), and text for any other. */
export function createNetAdapter(net: Net): AxiosAdapter {
  return async config => {
    const { signal, maxBodyLength = -1, maxContentLength = -1 } = config
    const method = (config.method ?? 'get').toUpperCase()
    const sent = await bodyBytes(config.data)
    if (sent && maxBodyLength > -1 && sent.bytes.length > maxBodyLength) {
      throw new AxiosError('Request body larger than maxBodyLength limit', AxiosError.ERR_BAD_REQUEST, config)
    }
    const asked = { method, url: axios.getUri(config), headers: requestHeaders(config, sent) }
    const { request, done } = await net.open(asked, !repeatableMethods.has(method))
    const abort = () => request.abort()
    signal?.addEventListener?.('abort', abort)
    // Not at the request's own `close`, which comes as soon as it has been sent.
    let ended = false
    const end = () => {
      if (ended) return
      ended = true
      signal?.removeEventListener?.('abort', abort)
      done()
    }
    const unwatch = watchUpload(request, config)
    try {
      const { head, body } = await waitForHead(request, signal, sent?.bytes).finally(unwatch)
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
