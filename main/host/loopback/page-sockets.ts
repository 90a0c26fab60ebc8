/**
 * The WebSockets of the open pages (DESIGN §3). `/events` brings events: a message from the page closes it. `/frames`
 * takes audio frames and answers them.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { framesMethod } from '../../../shared/contract/frame-stream'
import type { EventName } from '../../../shared/contract/keys'
import type { Events } from '../../../shared/contract/types'
import { answerFrames } from '../../bridge/frame-stream'
import type { EventListener, Services } from '../../services/index'
import { maxJsonBytes, readJson, toBridgeJson } from './bridge-json'
import { hasOneHost, isHost, isOrigin, isOwnSite } from './request-checks'
import type { Secrets } from './secrets'

export interface PageSockets {
  /** Sends an event to every page. */
  send: EventListener
  /** Sends the current state to the pages of a session. */
  replayTo(session: string): void
  close(): void
}

type SessionViews = { [E in EventName]?: (session: string, detail: Events[E]) => Events[E] }

export interface PageSocketParts {
  origin: string
  secrets: Pick<Secrets, 'isSession'>
  gate: Services['gate']
  /** Sends the current state to each socket when it opens, because events of the time without a socket are lost. */
  replay: Services['replay']
  /** The details that the page with this session secret may see, for events that are not the same for all pages. */
  viewFor: SessionViews
  /** Receives the number of pages that listen to events at each change. */
  onCount(count: number): void
  onRefused(reason: string): void
}

/** The subprotocol that the page requests beside the session secret. Only this name is echoed. */
const protocol = 'hanamaru'

type Stream = 'events' | 'frames'
const streams: Readonly<Record<string, Stream>> = { '/events': 'events', '/frames': 'frames' }

/** Checks a handshake: the stream and the session of the page, or the reason for the refusal. */
function readHandshake(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>,
  parts: PageSocketParts,
): { stream: Stream; session: string } | { fault: string } {
  const { headers } = request
  if (!hasOneHost(request.rawHeaders)) return { fault: 'hosts' }
  if (!isHost(headers.host, new URL(parts.origin).host)) return { fault: 'host' }
  if (!isOrigin(headers.origin, parts.origin)) return { fault: 'origin' }
  if (!isOwnSite(headers['sec-fetch-site']?.toString())) return { fault: 'site' }
  const stream = Object.hasOwn(streams, request.url ?? '') ? streams[request.url ?? ''] : undefined
  if (!stream) return { fault: 'path' }
  const [requested, session = '', ...others] = (headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/)
  const isAllowed = requested === protocol && others.length === 0 && parts.secrets.isSession(session)
  return isAllowed ? { stream, session } : { fault: 'session' }
}

function refuse(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** Handles the WebSocket upgrades of `server`. */
export function openPageSockets(server: Server, parts: PageSocketParts): PageSockets {
  const serverOf = (maxPayload: number) =>
    new WebSocketServer({ noServer: true, maxPayload, handleProtocols: () => protocol })
  const servers = { events: serverOf(1024), frames: serverOf(maxJsonBytes(framesMethod)) }
  /** The session of each page that listens to events. */
  const sessionOf = new Map<WebSocket, string>()

  const sendEventsTo =
    (socket: WebSocket, session: string): EventListener =>
    (event, detail) =>
      socket.send(toBridgeJson({ event, detail: parts.viewFor[event]?.(session, detail) ?? detail }))

  function sendEvents(socket: WebSocket, session: string): void {
    sessionOf.set(socket, session)
    parts.onCount(sessionOf.size)
    socket.on('message', () => socket.close(1008))
    socket.on('close', () => {
      sessionOf.delete(socket)
      parts.onCount(sessionOf.size)
    })
    parts.replay(sendEventsTo(socket, session))
  }

  const sender = { origin: parts.origin, mainFrame: true }
  function takeFrames(socket: WebSocket, session: string): void {
    socket.on('message', async (data: RawData) => {
      // the session may have ended since the handshake
      if (!parts.secrets.isSession(session)) return socket.close(1008)
      const answer = await answerFrames(parts.gate, sender, readJson(String(data)))
      if (answer) socket.send(toBridgeJson(answer))
      else socket.close(1008)
    })
  }
  const open = { events: sendEvents, frames: takeFrames }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const read = readHandshake(request, parts)
    if ('fault' in read) {
      parts.onRefused(`socket ${read.fault}`)
      return refuse(socket)
    }
    servers[read.stream].handleUpgrade(request, socket, head, opened => {
      // A `close` event follows each error and does the work.
      opened.on('error', () => undefined)
      open[read.stream](opened, read.session)
    })
  })
  return {
    send(event, detail) {
      for (const [socket, session] of sessionOf) sendEventsTo(socket, session)(event, detail)
    },
    replayTo(session) {
      for (const [socket, owner] of sessionOf) if (owner === session) parts.replay(sendEventsTo(socket, session))
    },
    close() {
      for (const sockets of Object.values(servers)) {
        for (const socket of sockets.clients) socket.terminate()
        sockets.close()
      }
    },
  }
}
