/**
 * How bytes reach the network: one axios instance with the configured proxy and certificates (DESIGN §4), on the host's network
 * where it has one, else on Node's own sockets.
 */
import { readFileSync } from 'node:fs'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { pipeline, type Transform } from 'node:stream'
import { rootCertificates } from 'node:tls'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import axios, {
  type AxiosAdapter,
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import type { Config } from '../config'
import { environmentProxy } from './environment-proxy'
import { createTunnel } from './tunnel'

/**
 * How long a connection may rest before it is given up, in milliseconds. Servers close theirs after five seconds and more;
 * a call that meets a closing one fails, and a non-GET could not be sent again.
 */
const restMs = 2000

/** What Node says of a server's certificate, in Chromium's words, so that IT reads the same on either host (docs/network.md). */
const certificateCodes: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'ERR_CERT_DATE_INVALID',
  CERT_NOT_YET_VALID: 'ERR_CERT_DATE_INVALID',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ERR_CERT_COMMON_NAME_INVALID',
  SELF_SIGNED_CERT_IN_CHAIN: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ERR_CERT_AUTHORITY_INVALID',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ERR_CERT_AUTHORITY_INVALID',
}

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress,
}

/**
 * A streamed body as it was before it was packed, which ends in an error where it was cut off. Axios would take what came for the
 * whole, and leave the packed length standing as the body's own.
 */
function unpacked(response: AxiosResponse): AxiosResponse {
  const { config, headers } = response
  const unpack = unpackers[String(headers['content-encoding'] ?? '').toLowerCase()]
  if (config.decompress !== false || !unpack) return response
  delete headers['content-encoding']
  delete headers['content-length']
  return { ...response, data: pipeline(response.data, unpack(), () => undefined) }
}

/**
 * Follows no redirect, judges no status, parses nothing: the interpreter does. `network` knows the system's proxies and
 * certificates, and the configuration's. Without one, `extraCaFile` is added to the roots that Node brings along, and what IT
 * put into the system's own store is not read.
 */
export function createTransport(
  config: Pick<Config, 'proxy' | 'extraCaFile'>,
  network: AxiosAdapter | null,
): AxiosInstance {
  const ca = config.extraCaFile ? [...rootCertificates, readFileSync(config.extraCaFile, 'utf8')] : undefined
  const resting = { keepAlive: true, maxSockets: 12, timeout: restMs }
  const instance = axios.create({
    adapter: 'http',
    maxRedirects: 0,
    validateStatus: () => true,
    transformResponse: data => data,
    transitional: { clarifyTimeoutError: true },
    httpAgent: new HttpAgent(resting),
    httpsAgent: new HttpsAgent({ ...resting, ca }),
  })
  const tunnels = new Map<string, HttpsAgent>()
  const tunnel = (proxy: URL) => {
    const known = tunnels.get(proxy.href) ?? createTunnel(proxy, { ...resting, ca })
    tunnels.set(proxy.href, known)
    return known
  }
  instance.interceptors.request.use(request => {
    const routed = route(config.proxy, new URL(request.url ?? ''), network, tunnel)
    // A host's network unpacks by itself.
    const packed = request.responseType === 'stream' && !routed.adapter
    return Object.assign(request, routed, packed && { decompress: false })
  })
  instance.interceptors.response.use(unpacked, (error: unknown) => {
    if (error instanceof AxiosError) error.code = certificateCodes[error.code ?? ''] ?? error.code
    throw error
  })
  return instance
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * This machine is always reached directly, on Node's sockets. Where these are all there is, `system` follows the environment's
 * HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and the proxy of the system's own settings (PAC, WPAD) is not asked.
 */
function route(
  proxy: Config['proxy'],
  url: URL,
  network: AxiosAdapter | null,
  tunnel: (proxy: URL) => HttpsAgent,
): Pick<InternalAxiosRequestConfig, 'adapter' | 'proxy' | 'httpsAgent'> {
  if (loopback.has(url.hostname)) return { proxy: false }
  if (network) return { adapter: network }
  if (proxy === 'direct') return { proxy: false }
  const secure = url.protocol === 'https:'
  if (proxy === 'system') {
    // An http server's is asked of the environment by axios.
    const named = secure ? environmentProxy(url) : null
    return secure ? { proxy: false, ...(named && { httpsAgent: tunnel(named) }) } : {}
  }
  const named = new URL(proxy)
  if (secure) return { proxy: false, httpsAgent: tunnel(named) }
  const { protocol, hostname, port, username, password } = named
  const auth = username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : undefined
  return { proxy: { protocol, host: hostname, port: Number(port) || 80, auth } }
}
