/** The event sockets of the open pages (DESIGN §3). A page only listens: what it sends closes its socket. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { EventName } from '../../../shared/contract/keys'
import type { Events } from '../../../shared/contract/types'
import type { EventListener, Services } from '../../services'
import { write } from './bridge-json'
import { hostIs, namesOneHost, originIs, siteIsOurs } from './checks'
import type { Secrets } from './secrets'

export interface EventSockets {
  /** Brings an event to every page. */
  send: EventListener
  /** Tells the pages of a session how things stand. */
  tell(session: string): void
  close(): void
}

type Show = { [E in EventName]?: (session: string, detail: Events[E]) => Events[E] }

export interface EventSocketParts {
  origin: string
  secrets: Pick<Secrets, 'isSession'>
  /** Tells how things stand: to each socket as it opens, so that what happened while it was gone is made good. */
  replay: Services['replay']
  /** The details as the page with this session secret may hear them, where not all pages hear the same. */
  show: Show
  /** Hears how many are open, at each change. */
  onCount(count: number): void
  refused(why: string): void
}

/** The name that the page's socket asks for, beside the session secret; it alone is echoed. */
const protocol = 'hanamaru'

/** The session of the page that shakes hands, or why it is refused. */
function readHandshake(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
  parts: EventSocketParts,
): { session: string } | { fault: string } {
  const { headers } = request
  if (!namesOneHost(request.rawHeaders)) return { fault: 'hosts' }
  if (!hostIs(headers.host, new URL(parts.origin).host)) return { fault: 'host' }
  if (!originIs(headers.origin, parts.origin)) return { fault: 'origin' }
  if (!siteIsOurs(headers['sec-fetch-site']?.toString())) return { fault: 'site' }
  if (request.url !== '/events') return { fault: 'path' }
  const [first, session = '', ...rest] = (headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/)
  const right = first === protocol && rest.length === 0 && parts.secrets.isSession(session)
  return right ? { session } : { fault: 'session' }
}

function refuse(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** Hears the server's upgrades. */
export function openEventSockets(server: Server, parts: EventSocketParts): EventSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, handleProtocols: () => protocol })
  /** The open sockets and whose they are. */
  const pages = new Map<WebSocket, string>()

  const speakTo =
    (socket: WebSocket, session: string): EventListener =>
    (event, detail) =>
      socket.send(write({ event, detail: parts.show[event]?.(session, detail) ?? detail }))

  function open(socket: WebSocket, session: string): void {
    pages.set(socket, session)
    parts.onCount(pages.size)
    socket.on('message', () => socket.close(1008))
    // An error is followed by the closing, which is what counts.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      pages.delete(socket)
      parts.onCount(pages.size)
    })
    parts.replay(speakTo(socket, session))
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const read = readHandshake(request, parts)
    if ('fault' in read) {
      parts.refused(`socket ${read.fault}`)
      return refuse(socket)
    }
    sockets.handleUpgrade(request, socket, head, opened => open(opened, read.session))
  })
  return {
    send(event, detail) {
      for (const [socket, session] of pages) speakTo(socket, session)(event, detail)
    },
    tell(session) {
      for (const [socket, owner] of pages) if (owner === session) parts.replay(speakTo(socket, session))
    },
    close() {
      for (const socket of pages.keys()) socket.terminate()
      sockets.close()
    },
  }
}
