/**
 * The WebSockets that bring events to the open pages (DESIGN §3). A page only listens: a message from it closes its
 * socket.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { EventName } from '../../../shared/contract/keys'
import type { Events } from '../../../shared/contract/types'
import type { EventListener, Services } from '../../services/index'
import { toBridgeJson } from './bridge-json'
import { hasOneHost, isHost, isOrigin, isOwnSite } from './request-checks'
import type { Secrets } from './secrets'

export interface EventSockets {
  /** Sends an event to every page. */
  send: EventListener
  /** Sends the current state to the pages of a session. */
  replayTo(session: string): void
  close(): void
}

type SessionViews = { [E in EventName]?: (session: string, detail: Events[E]) => Events[E] }

export interface EventSocketParts {
  origin: string
  secrets: Pick<Secrets, 'isSession'>
  /** Sends the current state to each socket when it opens, because events of the time without a socket are lost. */
  replay: Services['replay']
  /** The details that the page with this session secret may see, for events that are not the same for all pages. */
  viewFor: SessionViews
  /** Receives the number of open sockets at each change. */
  onCount(count: number): void
  onRefused(reason: string): void
}

/** The subprotocol that the page requests beside the session secret. Only this name is echoed. */
const protocol = 'hanamaru'

/** Checks a handshake: the session of the page, or the reason for the refusal. */
function readHandshake(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
  parts: EventSocketParts,
): { session: string } | { fault: string } {
  const { headers } = request
  if (!hasOneHost(request.rawHeaders)) return { fault: 'hosts' }
  if (!isHost(headers.host, new URL(parts.origin).host)) return { fault: 'host' }
  if (!isOrigin(headers.origin, parts.origin)) return { fault: 'origin' }
  if (!isOwnSite(headers['sec-fetch-site']?.toString())) return { fault: 'site' }
  if (request.url !== '/events') return { fault: 'path' }
  const [requested, session = '', ...others] = (headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/)
  const isAllowed = requested === protocol && others.length === 0 && parts.secrets.isSession(session)
  return isAllowed ? { session } : { fault: 'session' }
}

function refuse(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** Handles the WebSocket upgrades of `server`. */
export function openEventSockets(server: Server, parts: EventSocketParts): EventSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024, handleProtocols: () => protocol })
  /** The session of each open socket. */
  const sessionOf = new Map<WebSocket, string>()

  const sendEventsTo =
    (socket: WebSocket, session: string): EventListener =>
    (event, detail) =>
      socket.send(toBridgeJson({ event, detail: parts.viewFor[event]?.(session, detail) ?? detail }))

  function open(socket: WebSocket, session: string): void {
    sessionOf.set(socket, session)
    parts.onCount(sessionOf.size)
    socket.on('message', () => socket.close(1008))
    // A `close` event follows each error and does the work.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sessionOf.delete(socket)
      parts.onCount(sessionOf.size)
    })
    parts.replay(sendEventsTo(socket, session))
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const read = readHandshake(request, parts)
    if ('fault' in read) {
      parts.onRefused(`socket ${read.fault}`)
      return refuse(socket)
    }
    sockets.handleUpgrade(request, socket, head, opened => open(opened, read.session))
  })
  return {
    send(event, detail) {
      for (const [socket, session] of sessionOf) sendEventsTo(socket, session)(event, detail)
    },
    replayTo(session) {
      for (const [socket, owner] of sessionOf) if (owner === session) parts.replay(sendEventsTo(socket, session))
    },
    close() {
      for (const socket of sessionOf.keys()) socket.terminate()
      sockets.close()
    },
  }
}
