/** The event sockets of the open pages (DESIGN §3). A page only listens: what it sends closes its socket. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { write } from './bridge-json'
import { hostIs, originIs } from './checks'
import type { Secrets } from './secrets'

export interface EventSockets {
  send(event: string, detail: unknown): void
  close(): void
}

export interface EventSocketParts {
  origin: string
  secrets: Pick<Secrets, 'isSession'>
  /** Hears how many are open, at each change. */
  onCount(count: number): void
  refused(why: string): void
}

/** The name that the page's socket asks for, beside the session secret; it alone is echoed. */
const protocol = 'hanamaru'

/** Why a handshake is refused, or null. */
function handshakeFault(request: Pick<IncomingMessage, 'url' | 'headers'>, parts: EventSocketParts) {
  const { headers } = request
  if (!hostIs(headers.host, new URL(parts.origin).host)) return 'host'
  if (!originIs(headers.origin, parts.origin)) return 'origin'
  if (request.url !== '/events') return 'path'
  const [first, session, ...rest] = (headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/)
  return first === protocol && rest.length === 0 && parts.secrets.isSession(session) ? null : 'session'
}

function refuse(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** Hears the server's upgrades. */
export function openEventSockets(server: Server, parts: EventSocketParts): EventSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, handleProtocols: () => protocol })
  sockets.on('connection', socket => {
    parts.onCount(sockets.clients.size)
    socket.on('message', () => socket.close(1008))
    // An error is followed by the closing, which is what counts.
    socket.on('error', () => undefined)
    // The set drops the socket after its listeners have run.
    socket.on('close', () => setImmediate(() => parts.onCount(sockets.clients.size)))
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const fault = handshakeFault(request, parts)
    if (fault !== null) {
      parts.refused(`socket ${fault}`)
      return refuse(socket)
    }
    sockets.handleUpgrade(request, socket, head, opened => sockets.emit('connection', opened, request))
  })
  return {
    send(event, detail) {
      const message = write({ event, detail })
      for (const socket of sockets.clients) socket.send(message)
    },
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
