/**
 * Fetches one sound or image for the media proxy (DESIGN §10), from allowed hosts only; its type is read from its first
 * bytes.
 */
import type { Readable } from 'node:stream'
import type { AxiosInstance } from 'axios'
import { limits } from '../../../shared/domain/limits'
import type { Config } from '../../config'
import { errorCodeOf } from '../api-error'
import { createDeadline, type Deadline } from '../deadline'
import { mediaType } from './media-type'

export interface MediaFile {
  type: string
  bytes: Uint8Array
}

/** Why a file could not be fetched. The field names are keys of the log entry `media.failed`. */
export interface MediaFailure {
  /** The HTTP status that the page receives. */
  status: number
  /** The host of the last request. */
  host: string
  /** The HTTP status of its response, if there was one. */
  answer?: number
  /** The host of a redirect that is not allowed. */
  to?: string
  /** The code of a system, TLS or network error. */
  code?: string
}

const maxFileBytes = 24 * 1024 * 1024
const maxRedirects = 3

const absoluteUrl = (base: string, file: string): URL =>
  new URL(/^[a-z][a-z0-9+.-]*:/i.test(file) ? file : `${base.replace(/\/+$/, '')}/${file.replace(/^\/+/, '')}`)

/** The host of a URL; empty if it is invalid. */
export function hostOf(base: string, file = ''): string {
  try {
    return file === '' ? new URL(base).host : absoluteUrl(base, file).host
  } catch {
    return ''
  }
}

/** The URL of `file` under `base`; null if it is invalid or its host is not allowed. */
export function mediaUrl(base: string, file: string, hosts: Config['mediaHosts']): URL | null {
  try {
    const url = absoluteUrl(base, file)
    return hosts.some(host => new URL(host).origin === url.origin) && url.username === '' ? url : null
  } catch {
    return null
  }
}

/** Reads a body; each chunk restarts the deadline. Returns null if the body is larger than a file may be. */
async function readBody(source: Readable, deadline: Deadline): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const abort = () => source.destroy(new Error('aborted'))
  deadline.signal.addEventListener('abort', abort, { once: true })
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      deadline.restart()
      size += chunk.length
      if (size > maxFileBytes) return null
      chunks.push(chunk)
    }
  } finally {
    source.destroy()
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * Fetches a file without the bearer token. Follows at most three redirects, each to an allowed host. It may take long,
 * but it fails if no byte arrives for 30 s (DESIGN §5).
 */
export async function fetchMedia(
  start: URL,
  transport: AxiosInstance,
  hosts: Config['mediaHosts'],
  signal: AbortSignal,
): Promise<MediaFile | MediaFailure> {
  const deadline = createDeadline(limits.apiTimeoutMs, signal)
  let url = start
  try {
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const response = await transport.get<Readable>(url.href, { responseType: 'stream', signal: deadline.signal })
      deadline.restart()
      if (response.status === 200) {
        const bytes = await readBody(response.data, deadline)
        if (bytes === null) return { status: 502, host: url.host, code: 'TOO_LARGE' }
        const type = mediaType(bytes)
        return type === null ? { status: 415, host: url.host } : { type, bytes }
      }
      response.data.destroy()
      const location = response.status >= 300 && response.status < 400 ? String(response.headers.location ?? '') : ''
      const next = location && mediaUrl('', new URL(location, url).href, hosts)
      if (!next) {
        const to = location && hostOf(new URL(location, url).href)
        return {
          status: response.status === 404 ? 404 : 502,
          host: url.host,
          answer: response.status,
          ...(to && { to }),
        }
      }
      url = next
    }
    return { status: 502, host: url.host, code: 'TOO_MANY_REDIRECTS' }
  } catch (error) {
    if (deadline.abortedBy() === 'deadline') return { status: 504, host: url.host }
    return { status: 502, host: url.host, code: errorCodeOf(error) }
  } finally {
    deadline.clear()
  }
}
