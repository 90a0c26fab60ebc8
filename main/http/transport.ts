/**
 * The HTTP transport: one axios instance with the configured proxy and certificates (DESIGN §4). It uses the network of
 * the host (Electron) if there is one, else Node's own sockets.
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
 * How long an idle connection is kept open, in milliseconds. Servers close idle connections after five seconds or more;
 * a call on a connection that is just being closed fails, and a non-GET may not be sent again.
 */
const idleSocketMs = 2000

/**
 * Node's certificate errors → Chromium's codes, so that school IT reads the same code on both hosts (docs/network.md).
 */
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

const decompressors: Readonly<Record<string, () => Transform>> = {
  gzip: createUnzip,
  'x-gzip': createUnzip,
  deflate: createUnzip,
  br: createBrotliDecompress,
}

/**
 * Decompresses a streamed body, and fails if it was cut off. Axios itself would accept a cut-off body as complete, and
 * would keep the compressed length in the headers.
 */
function decompressed(response: AxiosResponse): AxiosResponse {
  const { config, headers } = response
  const decompressor = decompressors[String(headers['content-encoding'] ?? '').toLowerCase()]
  if (config.decompress !== false || !decompressor) return response
  delete headers['content-encoding']
  delete headers['content-length']
  return { ...response, data: pipeline(response.data, decompressor(), () => undefined) }
}

/**
 * Builds the transport. It follows no redirect, judges no status and parses nothing: the API client does that.
 * `network` applies the proxies and certificates of the system and of the configuration. Without `network`,
 * `extraCaFile` is added to Node's own root certificates, and certificates that IT has installed in the system are not
 * read.
 */
export function createTransport(
  config: Pick<Config, 'proxy' | 'extraCaFile'>,
  network: AxiosAdapter | null,
): AxiosInstance {
  const ca = config.extraCaFile ? [...rootCertificates, readFileSync(config.extraCaFile, 'utf8')] : undefined
  const agentOptions = { keepAlive: true, maxSockets: 12, timeout: idleSocketMs }
  const instance = axios.create({
    adapter: 'http',
    maxRedirects: 0,
    validateStatus: () => true,
    transformResponse: data => data,
    transitional: { clarifyTimeoutError: true },
    httpAgent: new HttpAgent(agentOptions),
    httpsAgent: new HttpsAgent({ ...agentOptions, ca }),
  })
  const tunnels = new Map<string, HttpsAgent>()
  const tunnelThrough = (proxy: URL) => {
    const tunnel = tunnels.get(proxy.href) ?? createTunnel(proxy, { ...agentOptions, ca })
    tunnels.set(proxy.href, tunnel)
    return tunnel
  }
  instance.interceptors.request.use(request => {
    const routing = routingOf(config.proxy, new URL(request.url ?? ''), network, tunnelThrough)
    // The network of the host decompresses by itself.
    const isCompressed = request.responseType === 'stream' && !routing.adapter
    return Object.assign(request, routing, isCompressed && { decompress: false })
  })
  instance.interceptors.response.use(decompressed, (error: unknown) => {
    if (error instanceof AxiosError) error.code = certificateCodes[error.code ?? ''] ?? error.code
    throw error
  })
  return instance
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * The axios options for a URL. This machine is always reached directly, on Node's sockets. Without `network`, `system`
 * means the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY; the proxy settings of the operating system
 * (PAC, WPAD) are not read.
 */
function routingOf(
  proxy: Config['proxy'],
  url: URL,
  network: AxiosAdapter | null,
  tunnelThrough: (proxy: URL) => HttpsAgent,
): Pick<InternalAxiosRequestConfig, 'adapter' | 'proxy' | 'httpsAgent'> {
  if (loopback.has(url.hostname)) return { proxy: false }
  if (network) return { adapter: network }
  if (proxy === 'direct') return { proxy: false }
  const secure = url.protocol === 'https:'
  if (proxy === 'system') {
    // For http servers axios itself reads the environment.
    const named = secure ? environmentProxy(url) : null
    return secure ? { proxy: false, ...(named && { httpsAgent: tunnelThrough(named) }) } : {}
  }
  const named = new URL(proxy)
  if (secure) return { proxy: false, httpsAgent: tunnelThrough(named) }
  const { protocol, hostname, port, username, password } = named
  const auth = username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : undefined
  return { proxy: { protocol, host: hostname, port: Number(port) || 80, auth } }
}
