/** The media proxy (DESIGN §10): the renderer gets opaque ids; main fetches, checks and caches sounds and images. */
import { createHmac, randomBytes } from 'node:crypto'
import type { AxiosInstance } from 'axios'
import type { Config } from '../../config'
import type { Log } from '../../store/log'
import { fetchMedia, hostOf, type MediaFault, type MediaFile, mediaUrl } from './fetch'
import { readRange } from './range'

export interface MediaAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | null
}

export interface MediaProxy {
  /** The opaque id of a file, or null where its address is wrong or its host is not on the list. */
  register(base: string, file: string): string | null
  /** No page ends the fetch that it waits for: another may wait too, and a player asks again for what it dropped. */
  read(id: string, range: string | undefined): Promise<MediaAnswer>
  /** Forgets every file, and ends the fetches that run: at logout. */
  clear(): void
}

const maxCacheBytes = 96 * 1024 * 1024
const maxIds = 20_000
/** So many hosts that are not on the list are written down in a run: their names come from the server. */
const maxStrangers = 20

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

/** Builds the proxy. The cache holds at most 96 MB, the oldest used go first. */
export function createMediaProxy(parts: {
  config: Pick<Config, 'mediaHosts'>
  transport: AxiosInstance
  log: Log
  /** Whether the screen is locked: an address that was given before is then refused as well. */
  locked(): boolean
}): MediaProxy {
  const { mediaHosts } = parts.config
  const key = randomBytes(32)
  const addresses = new Map<string, URL>()
  const cache = new Map<string, MediaFile>()
  const running = new Map<string, Promise<MediaFile | MediaFault>>()
  const strangers = new Set<string>()
  let cached = 0
  /** Until the next logout. */
  let stay = new AbortController()

  function keep(id: string, file: MediaFile): void {
    cache.set(id, file)
    cached += file.bytes.length
    for (const [oldest, { bytes }] of cache) {
      if (cached <= maxCacheBytes) break
      cache.delete(oldest)
      cached -= bytes.length
    }
  }

  /** The list may lack a host that the school's server names. */
  function stranger(host: string): void {
    if (host === '' || strangers.has(host) || strangers.size >= maxStrangers) return
    strangers.add(host)
    parts.log('media.refused', { host })
  }

  async function load(id: string, url: URL): Promise<MediaFile | MediaFault> {
    const there = cache.get(id)
    if (there) {
      cache.delete(id)
      cache.set(id, there)
      return there
    }
    const { signal } = stay
    const asked = running.get(id) ?? fetchMedia(url, parts.transport, mediaHosts, signal)
    running.set(id, asked)
    const file = await asked
    if (running.get(id) === asked) running.delete(id)
    // What was asked for before a logout is nobody's any more.
    if (signal.aborted) return { status: 404, host: url.host }
    if ('status' in file) parts.log('media.failed', { ...file })
    else if (!cache.has(id) && addresses.has(id)) keep(id, file)
    return file
  }

  return {
    register(base, file) {
      const url = mediaUrl(base, file, mediaHosts)
      if (!url) {
        stranger(hostOf(base, file))
        return null
      }
      const id = createHmac('sha256', key).update(url.href).digest('base64url').slice(0, 32)
      addresses.delete(id)
      addresses.set(id, url)
      const [oldest] = addresses.keys()
      if (addresses.size > maxIds && oldest !== undefined) addresses.delete(oldest)
      return id
    },
    async read(id, range) {
      if (parts.locked()) return refuse(403)
      const url = addresses.get(id)
      if (!url) return refuse(404)
      const file = await load(id, url)
      if ('status' in file) return refuse(file.status)
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
      running.clear()
      stay.abort()
      stay = new AbortController()
    },
  }
}
