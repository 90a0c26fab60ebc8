/**
 * The evaluation WebSocket at /evaluation: programs on this machine send a recording and receive its score (SPEC §7).
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { evaluation } from '../../../shared/domain/evaluation'
import { type Answer, fault, openRecording } from './recording'

/**
 * Limits: milliseconds between two messages, in which a teacher finds another microphone, and for the whole recording;
 * bytes per message, and sockets at once.
 */
const bounds = { idleMs: 600_000, wholeMs: evaluation.seconds * 1000 + 1_800_000, message: 16 * 1024, sockets: 50 }

const path = '/evaluation'

/** Only programs on this machine may connect. A web page is refused: browsers send an Origin header. */
function mayConnect({ headers, rawHeaders, url }: IncomingMessage, origin: string): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  const site = headers['sec-fetch-site'] ?? 'none'
  return (
    hosts.length === 1 &&
    headers.host === new URL(origin).host &&
    headers.origin === undefined &&
    site === 'none' &&
    url === path
  )
}

function refuse(socket: Duplex): void {
  socket.on('error', () => undefined)
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

const bytesOf = (data: RawData): Uint8Array => (Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data))

/** Handles one recording. */
function handleRecording(socket: WebSocket): void {
  const recording = openRecording()
  let isFinished = false
  const finish = (answer: Answer) => {
    if (isFinished) return
    isFinished = true
    clearTimeout(idle)
    clearTimeout(timeout)
    socket.send(JSON.stringify(answer), () => socket.close(1000))
  }
  let idle = setTimeout(() => finish(fault('tooSlow')), bounds.idleMs)
  const timeout = setTimeout(() => finish(fault('tooMuch')), bounds.wholeMs)
  socket.on('message', (data, binary) => {
    if (isFinished) return
    clearTimeout(idle)
    idle = setTimeout(() => finish(fault('tooSlow')), bounds.idleMs)
    const bytes = bytesOf(data)
    const answer = binary ? recording.binary(bytes) : recording.text(new TextDecoder().decode(bytes))
    if (answer !== null) finish(answer)
  })
  // A `close` event follows every error, for example when a message is too large.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isFinished = true
    clearTimeout(idle)
    clearTimeout(timeout)
  })
}

/** Handles the server's upgrade requests until `close` is called. */
export function openEvaluation(server: Server, origin: () => string): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: bounds.message, perMessageDeflate: false })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!mayConnect(request, origin()) || sockets.clients.size >= bounds.sockets) return refuse(socket)
    sockets.handleUpgrade(request, socket, head, handleRecording)
  })
  return {
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
