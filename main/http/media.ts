/** The media proxy (DESIGN §10): the renderer gets opaque ids; main fetches, checks and caches sounds and images. */
import { createHmac, randomBytes } from 'node:crypto'
import type { AxiosInstance } from 'axios'
import type { Config } from '../config'
import type { Log } from '../store/log'
import { deadline } from './deadline'
import { readRange } from './media-range'
import { mediaType } from './media-type'

export interface MediaAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | null
}

export interface MediaProxy {
  /** The opaque id of a file, or null where its address is wrong or its host is not on the list. */
  register(base: string, file: string): string | null
  read(id: string, range: string | undefined, signal?: AbortSignal): Promise<MediaAnswer>
  /** Forgets every file: at logout. */
  clear(): void
}

interface File {
  type: string
  bytes: Uint8Array
}

const maxFileBytes = 24 * 1024 * 1024
const maxCacheBytes = 96 * 1024 * 1024
const maxIds = 20_000
const maxRedirects = 3

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'private, max-age=3600',
  'Accept-Ranges': 'bytes',
}

const refuse = (status: number): MediaAnswer => ({
  status,
  headers: { ...headers, 'Cache-Control': 'no-store' },
  body: null,
})

/** The whole address of `file` under `base`; null for what is no address of an allowed host. */
function address(base: string, file: string, hosts: Config['mediaHosts']): URL | null {
  try {
    const whole = /^[a-z][a-z0-9+.-]*:/i.test(file) ? file : `${base.replace(/\/+$/, '')}/${file.replace(/^\/+/, '')}`
    const url = new URL(whole)
    return hosts.some(host => new URL(host).origin === url.origin) && url.username === '' ? url : null
  } catch {
    return null
  }
}

/** Fetches through at most three redirects, each to a host on the list; never with the bearer token. */
async function fetchFile(
  start: URL,
  transport: AxiosInstance,
  hosts: Config['mediaHosts'],
  signal?: AbortSignal,
): Promise<File | number> {
  const limit = deadline(30_000, signal)
  try {
    let url = start
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const response = await transport.get<ArrayBuffer>(url.href, {
        responseType: 'arraybuffer',
        maxContentLength: maxFileBytes,
        signal: limit.signal,
      })
      if (response.status === 200) {
        const bytes = new Uint8Array(response.data)
        const type = mediaType(bytes)
        return type === null ? 415 : { type, bytes }
      }
      const location = response.status >= 300 && response.status < 400 ? String(response.headers.location ?? '') : ''
      const next = location && address('', new URL(location, url).href, hosts)
      if (!next) return response.status === 404 ? 404 : 502
      url = next
    }
    return 502
  } catch {
    return limit.cause() === 'deadline' ? 504 : 502
  } finally {
    limit.clear()
  }
}

/** Builds the proxy. The cache holds at most 96 MB, the oldest used go first. */
export function createMediaProxy(parts: {
  config: Pick<Config, 'mediaHosts'>
  transport: AxiosInstance
  log: Log
}): MediaProxy {
  const { mediaHosts } = parts.config
  const key = randomBytes(32)
  const addresses = new Map<string, URL>()
  const cache = new Map<string, File>()
  const running = new Map<string, Promise<File | number>>()
  let cached = 0

  function keep(id: string, file: File): void {
    cache.set(id, file)
    cached += file.bytes.length
    for (const [oldest, { bytes }] of cache) {
      if (cached <= maxCacheBytes) break
      cache.delete(oldest)
      cached -= bytes.length
    }
  }

  async function load(id: string, url: URL): Promise<File | number> {
    const there = cache.get(id)
    if (there) {
      cache.delete(id)
      cache.set(id, there)
      return there
    }
    // Shared by whoever asks meanwhile, so one page that goes away must not abort it for the others.
    const asked = running.get(id) ?? fetchFile(url, parts.transport, mediaHosts)
    running.set(id, asked)
    const file = await asked.finally(() => running.delete(id))
    if (typeof file === 'number') parts.log('media.failed', { status: file })
    else if (!cache.has(id) && addresses.has(id)) keep(id, file)
    return file
  }

  return {
    register(base, file) {
      const url = address(base, file, mediaHosts)
      if (!url) return null
      const id = createHmac('sha256', key).update(url.href).digest('base64url').slice(0, 32)
      addresses.delete(id)
      addresses.set(id, url)
      const [oldest] = addresses.keys()
      if (addresses.size > maxIds && oldest !== undefined) addresses.delete(oldest)
      return id
    },
    async read(id, range) {
      const url = addresses.get(id)
      if (!url) return refuse(404)
      const file = await load(id, url)
      if (typeof file === 'number') return refuse(file)
      const { bytes, type } = file
      const span = readRange(range, bytes.length)
      if (span === null) return { ...refuse(416), headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } }
      const body = span ? bytes.subarray(span.start, span.end + 1) : bytes
      return {
        status: span ? 206 : 200,
        headers: {
          ...headers,
          'Content-Type': type,
          'Content-Length': String(body.length),
          ...(span && { 'Content-Range': `bytes ${span.start}-${span.end}/${bytes.length}` }),
        },
        body,
      }
    },
    clear() {
      addresses.clear()
      cache.clear()
      cached = 0
    },
  }
}
