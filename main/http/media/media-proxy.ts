/**
 * The media proxy (DESIGN §10): the renderer receives opaque ids; main fetches, checks and caches the sounds and
 * images.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { AxiosInstance } from 'axios'
import type { Config } from '../../config'
import type { Log } from '../../store/log'
import { parseRange } from './byte-range'
import { fetchMedia, hostOf, type MediaFailure, type MediaFile, mediaUrl } from './fetch-media'

export interface MediaAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | null
}

export interface MediaProxy {
  /** Returns the opaque id of a file, or null if its URL is invalid or its host is not allowed. */
  register(base: string, file: string): string | null
  /**
   * Reads a file. A page cannot abort the fetch: another page may wait for it too, and a player soon asks again for a
   * file that it dropped.
   */
  read(id: string, range: string | undefined): Promise<MediaAnswer>
  /** Removes all files and aborts running fetches; called at the end of a session. */
  clear(): void
}

const maxCacheBytes = 96 * 1024 * 1024
const maxIds = 20_000
/** At most so many unknown hosts are logged in one run: their names come from the server. */
const maxLoggedHosts = 20

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'private, max-age=3600',
  'Accept-Ranges': 'bytes',
}

const errorAnswer = (status: number): MediaAnswer => ({
  status,
  headers: { ...headers, 'Cache-Control': 'no-store' },
  body: null,
})

/** Builds the proxy. Its cache holds at most 96 MB; the least recently used files are removed first. */
export function createMediaProxy(options: {
  config: Pick<Config, 'mediaHosts'>
  transport: AxiosInstance
  log: Log
  /** Whether the screen is locked. Then every file is refused, also one whose id was given out before. */
  isLocked(): boolean
}): MediaProxy {
  const { mediaHosts } = options.config
  const key = randomBytes(32)
  const addresses = new Map<string, URL>()
  const cache = new Map<string, MediaFile>()
  const running = new Map<string, Promise<MediaFile | MediaFailure>>()
  const loggedHosts = new Set<string>()
  let cachedBytes = 0
  /** Aborts at the end of the session. */
  let sessionAbort = new AbortController()

  function addToCache(id: string, file: MediaFile): void {
    cache.set(id, file)
    cachedBytes += file.bytes.length
    for (const [oldest, { bytes }] of cache) {
      if (cachedBytes <= maxCacheBytes) break
      cache.delete(oldest)
      cachedBytes -= bytes.length
    }
  }

  /** Logs a host that the server names but that `mediaHosts` lacks, so that IT can add it. */
  function logUnknownHost(host: string): void {
    if (host === '' || loggedHosts.has(host) || loggedHosts.size >= maxLoggedHosts) return
    loggedHosts.add(host)
    options.log('media.refused', { host })
  }

  async function load(id: string, url: URL): Promise<MediaFile | MediaFailure> {
    const cached = cache.get(id)
    if (cached) {
      cache.delete(id)
      cache.set(id, cached)
      return cached
    }
    const { signal } = sessionAbort
    const fetching = running.get(id) ?? fetchMedia(url, options.transport, mediaHosts, signal)
    running.set(id, fetching)
    const file = await fetching
    if (running.get(id) === fetching) running.delete(id)
    // The session has ended meanwhile: nobody may receive its files.
    if (signal.aborted) return { status: 404, host: url.host }
    if ('status' in file) options.log('media.failed', { ...file })
    else if (!cache.has(id) && addresses.has(id)) addToCache(id, file)
    return file
  }

  return {
    register(base, file) {
      const url = mediaUrl(base, file, mediaHosts)
      if (!url) {
        logUnknownHost(hostOf(base, file))
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
      if (options.isLocked()) return errorAnswer(403)
      const url = addresses.get(id)
      if (!url) return errorAnswer(404)
      const file = await load(id, url)
      if ('status' in file) return errorAnswer(file.status)
      const { bytes, type } = file
      const part = parseRange(range, bytes.length)
      if (part === null) {
        return { ...errorAnswer(416), headers: { ...headers, 'Content-Range': `bytes */${bytes.length}` } }
      }
      const body = part ? bytes.subarray(part.start, part.end + 1) : bytes
      return {
        status: part ? 206 : 200,
        headers: {
          ...headers,
          'Content-Type': type,
          'Content-Length': String(body.length),
          ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${bytes.length}` }),
        },
        body,
      }
    },
    clear() {
      addresses.clear()
      cache.clear()
      cachedBytes = 0
      running.clear()
      sessionAbort.abort()
      sessionAbort = new AbortController()
    },
  }
}
