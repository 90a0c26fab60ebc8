/**
 * How bytes reach the network: one axios instance with the configured proxy and certificates (DESIGN §4), on the host's network
 * where it has one, else on Node's own sockets.
 */
import { readFileSync } from 'node:fs'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { rootCertificates } from 'node:tls'
import axios, { type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import type { Config } from '../config'

/**
 * How long a connection may rest before it is given up, in milliseconds. Servers close theirs after five seconds and more;
 * a call that meets a closing one fails, and a non-GET could not be sent again.
 */
const restMs = 2000

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
  const instance = axios.create({
    adapter: 'http',
    maxRedirects: 0,
    validateStatus: () => true,
    transformResponse: data => data,
    transitional: { clarifyTimeoutError: true },
    httpAgent: new HttpAgent({ keepAlive: true, maxSockets: 12, timeout: restMs }),
    httpsAgent: new HttpsAgent({ keepAlive: true, maxSockets: 12, timeout: restMs, ca }),
  })
  instance.interceptors.request.use(request => Object.assign(request, route(config.proxy, request.url ?? '', network)))
  return instance
}

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * This machine is always reached directly, on Node's sockets. Where these are all there is, `system` follows the environment's
 * HTTPS_PROXY, HTTP_PROXY and NO_PROXY, and the proxy of the system's own settings (PAC, WPAD) is not asked.
 */
function route(
  proxy: Config['proxy'],
  url: string,
  network: AxiosAdapter | null,
): Pick<InternalAxiosRequestConfig, 'adapter' | 'proxy'> {
  if (loopback.has(new URL(url).hostname)) return { proxy: false }
  if (network) return { adapter: network }
  if (proxy === 'direct') return { proxy: false }
  if (proxy === 'system') return {}
  const { protocol, hostname, port, username, password } = new URL(proxy)
  const auth = username ? { username: decodeURIComponent(username), password: decodeURIComponent(password) } : undefined
  return { proxy: { protocol, host: hostname, port: Number(port) || 80, auth } }
}
