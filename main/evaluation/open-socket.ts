/** Opens the WebSocket to the evaluation server, with the configured proxy and certificates (DESIGN §4). */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:https'
import * as tls from 'node:tls'
import { WebSocket } from 'ws'
import type { Config } from '../config'
import { environmentProxy } from '../http/environment-proxy'
import { createTunnel } from '../http/tunnel'

export type OpenSocket = (url: URL) => Promise<WebSocket>

const maxAnswerBytes = 1024 * 1024

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Node's own certificates, those that IT has installed in the system where Node can read them, and the configured. */
function certificates(extraCaFile: string | undefined): string[] {
  const { getCACertificates } = tls as { getCACertificates?: (type: 'system') => string[] }
  const extra = extraCaFile === undefined ? [] : [readFileSync(extraCaFile, 'utf8')]
  return [...tls.rootCertificates, ...(getCACertificates?.('system') ?? []), ...extra]
}

/** The proxy that a PAC script names first; null for a direct connection. */
function firstProxy(route: string): URL | null {
  const [, scheme, address] = /^\s*(PROXY|HTTPS)\s+([^\s;]+)/i.exec(route) ?? []
  const proxy = `${scheme?.toUpperCase() === 'HTTPS' ? 'https' : 'http'}://${address}`
  return address !== undefined && URL.canParse(proxy) ? new URL(proxy) : null
}

/** @param resolveProxy the proxies of the system, if the host knows them; else the environment names them. */
export function createSocketOpener(
  { proxy, extraCaFile }: Pick<Config, 'proxy' | 'extraCaFile'>,
  resolveProxy: ((url: string) => Promise<string>) | undefined,
): OpenSocket {
  async function proxyFor(url: URL): Promise<URL | null> {
    if (proxy === 'direct') return null
    if (proxy !== 'system') return new URL(proxy)
    const https = new URL(url.href.replace(/^ws/, 'http'))
    return resolveProxy ? firstProxy(await resolveProxy(https.href)) : environmentProxy(https)
  }
  return async url => {
    const options = { maxPayload: maxAnswerBytes, perMessageDeflate: false, followRedirects: false }
    if (loopback.has(url.hostname)) return new WebSocket(url, options)
    const named = await proxyFor(url)
    const ca = certificates(extraCaFile)
    return new WebSocket(url, { ...options, agent: named ? createTunnel(named, { ca }) : new Agent({ ca }) })
  }
}
