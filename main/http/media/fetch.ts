/** Fetching one sound or picture for the media proxy (DESIGN §10): from hosts on the list, by its first bytes. */
import type { Readable } from 'node:stream'
import type { AxiosInstance } from 'axios'
import { limits } from '../../../shared/domain/limits'
import type { Config } from '../../config'
import { type Deadline, deadline } from '../deadline'
import { codeOf } from '../fault'
import { mediaType } from './type'

export interface MediaFile {
  type: string
  bytes: Uint8Array
}

/** Why there is no file. */
export interface MediaFault {
  /** What the page is told. */
  status: number
  /** Who was asked last. */
  host: string
  /** What he answered, where he did. */
  answer?: number
  /** Where he sent us, though it is not on the list. */
  to?: string
  /** Of a system, TLS or network error. */
  code?: string
}

const maxFileBytes = 24 * 1024 * 1024
const maxRedirects = 3

const whole = (base: string, file: string): URL =>
  new URL(/^[a-z][a-z0-9+.-]*:/i.test(file) ? file : `${base.replace(/\/+$/, '')}/${file.replace(/^\/+/, '')}`)

/** The host that an address names; empty where it is none. */
export function hostOf(base: string, file = ''): string {
  try {
    return file === '' ? new URL(base).host : whole(base, file).host
  } catch {
    return ''
  }
}

/** The whole address of `file` under `base`; null for what is no address of an allowed host. */
export function mediaUrl(base: string, file: string, hosts: Config['mediaHosts']): URL | null {
  try {
    const url = whole(base, file)
    return hosts.some(host => new URL(host).origin === url.origin) && url.username === '' ? url : null
  } catch {
    return null
  }
}

/** Reads a body as long as it keeps coming; null where it is larger than any file may be. */
async function readBody(source: Readable, silence: Deadline): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const stop = () => source.destroy(new Error('aborted'))
  silence.signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const part of source as AsyncIterable<Uint8Array>) {
      silence.touch()
      size += part.length
      if (size > maxFileBytes) return null
      parts.push(part)
    }
  } finally {
    source.destroy()
  }
  return new Uint8Array(Buffer.concat(parts))
}

/**
 * Fetches through at most three redirects, each to a host on the list; never with the bearer token. It may take long, but
 * not be silent for 30 s (DESIGN §5).
 * @returns the file, or why there is none.
 */
export async function fetchMedia(
  start: URL,
  transport: AxiosInstance,
  hosts: Config['mediaHosts'],
  signal: AbortSignal,
): Promise<MediaFile | MediaFault> {
  const silence = deadline(limits.apiTimeoutMs, signal)
  let url = start
  try {
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const response = await transport.get<Readable>(url.href, { responseType: 'stream', signal: silence.signal })
      silence.touch()
      if (response.status === 200) {
        const bytes = await readBody(response.data, silence)
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
    if (silence.cause() === 'deadline') return { status: 504, host: url.host }
    return { status: 502, host: url.host, code: codeOf(error) }
  } finally {
    silence.clear()
  }
}
