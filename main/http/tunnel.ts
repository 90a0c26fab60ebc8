/**
 * The way to https servers through a proxy, on Node's sockets: CONNECT, then TLS to the server itself (DESIGN §4). What the proxy
 * answers in the server's place is a failure of the way, in Chromium's words, and never an answer of the server.
 */
import { type ClientRequest, request } from 'node:http'
import { type AgentOptions, Agent as HttpsAgent, request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'
import { limits } from '../../shared/domain/limits'

type Done = (error: Error | null, socket?: TLSSocket) => void

interface Wanted extends AgentOptions {
  host?: string
  port?: number
  servername?: string
}

const fault = (code: string) => Object.assign(new Error(code), { code })

const refusal = (status: number | undefined) =>
  fault(status === 407 ? 'ERR_PROXY_AUTH_REQUESTED' : 'ERR_TUNNEL_CONNECTION_FAILED')

/** Basic, by the name and password that stand in the proxy's address. */
function credentials({ username, password }: URL): Record<string, string> {
  if (!username) return {}
  const plain = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'Proxy-Authorization': `Basic ${Buffer.from(plain).toString('base64')}` }
}

/** Asks the proxy for a way to `host`. */
function ask(proxy: URL, host: string, { ca }: AgentOptions): ClientRequest {
  const { hostname, port, protocol } = proxy
  const secure = protocol === 'https:'
  const name = hostname.replace(/^\[|\]$/g, '')
  // Of whom the certificate must be: Node would take it from the Host header, which names the server.
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

/** An agent whose connections lead through `proxy` (http[s]://[name:password@]host:port); `options` are for TLS to the server. */
export function createTunnel(proxy: URL, options: AgentOptions): HttpsAgent {
  const createConnection = (wanted: Wanted, done: Done) => {
    const { host = '', port = 443 } = wanted
    const asked = ask(proxy, `${host.includes(':') ? `[${host}]` : host}:${port}`, options)
    // Of its own: whoever called may have left long ago, or wait without a deadline.
    const timer = setTimeout(() => asked.destroy(fault('ETIMEDOUT')), limits.apiTimeoutMs)
    asked.once('close', () => clearTimeout(timer))
    asked.once('connect', (answer, socket, early) => {
      // Before TLS the server has nothing to say; whoever does is not the server.
      if (answer.statusCode === 200 && early.length === 0) return done(null, connect({ ...wanted, socket }))
      socket.destroy()
      done(refusal(answer.statusCode))
    })
    asked.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'ETIMEDOUT' ? error : fault('ERR_PROXY_CONNECTION_FAILED')),
    )
    asked.end()
  }
  return Object.assign(new HttpsAgent(options), { createConnection })
}
