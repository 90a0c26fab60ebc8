/**
 * Connects to https servers through a proxy, on Node's sockets: CONNECT, then TLS to the server itself (DESIGN §4). If
 * the proxy answers instead of the server, that is a network failure with Chromium's code, never a response of the
 * server.
 */
import { type ClientRequest, request } from 'node:http'
import { type AgentOptions, Agent as HttpsAgent, request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { limits } from '../../shared/domain/limits'

type Callback = (error: Error | null, socket?: TLSSocket) => void

interface ConnectionOptions extends AgentOptions {
  host?: string
  port?: number
  servername?: string
}

const errorWithCode = (code: string) => Object.assign(new Error(code), { code })

const refusalOf = (status: number | undefined) =>
  errorWithCode(status === 407 ? 'ERR_PROXY_AUTH_REQUESTED' : 'ERR_TUNNEL_CONNECTION_FAILED')

/** Basic authentication with the user name and password in the proxy's URL. */
function credentials({ username, password }: URL): Record<string, string> {
  if (!username) return {}
  const plain = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'Proxy-Authorization': `Basic ${Buffer.from(plain).toString('base64')}` }
}

/** Sends CONNECT for `host` to the proxy. */
function requestTunnel(proxy: URL, host: string, { ca }: AgentOptions): ClientRequest {
  const { hostname, port, protocol } = proxy
  const secure = protocol === 'https:'
  const name = hostname.replace(/^\[|\]$/g, '')
  // The name in the proxy's certificate: Node would take it from the Host header, which names the server.
  const servername = isIP(name) ? '' : name
  return (secure ? secureRequest : request)({
    host: name,
    port: Number(port) || (secure ? 443 : 80),
    ...(secure ? { ca, servername } : {}),
    method: 'CONNECT',
    path: host,
    headers: { Host: host, ...credentials(proxy) },
    agent: false,
  })
}

/**
 * An agent that connects through `proxy` (http[s]://[name:password@]host:port); `options` are for TLS to the server.
 */
export function createTunnel(proxy: URL, options: AgentOptions): HttpsAgent {
  const createConnection = (tlsOptions: ConnectionOptions, done: Callback) => {
    const { host = '', port = 443 } = tlsOptions
    const connecting = requestTunnel(proxy, `${host.includes(':') ? `[${host}]` : host}:${port}`, options)
    // The tunnel has its own timeout: the caller may have aborted long ago, or have no deadline.
    const timer = setTimeout(() => connecting.destroy(errorWithCode('ETIMEDOUT')), limits.apiTimeoutMs)
    connecting.once('close', () => clearTimeout(timer))
    connecting.once('connect', (response, socket, earlyBytes) => {
      // A server sends nothing before TLS starts: early bytes do not come from the server.
      if (response.statusCode === 200 && earlyBytes.length === 0) return done(null, connect({ ...tlsOptions, socket }))
      socket.destroy()
      done(refusalOf(response.statusCode))
    })
    connecting.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ETIMEDOUT' ? error : errorWithCode('ERR_PROXY_CONNECTION_FAILED')),
    )
    connecting.end()
  }
  return Object.assign(new HttpsAgent(options), { createConnection })
}
