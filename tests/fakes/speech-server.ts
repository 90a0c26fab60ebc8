/**
 * A server of speech evaluation with every kind of fault. To the program it stands in front of a school: it forwards all
 * calls, and gives its own address as that of the evaluation.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** One connection, with what has arrived on it. */
export interface SpeechCall {
  hello: Record<string, unknown> | null
  /** The sequence number of each message, in the order of their arrival. */
  sequences: number[]
  /** The frames of 70 bytes. */
  frames: Uint8Array[]
  isEnded: boolean
}

/** What the server does when a message has arrived. */
export type SpeechBehaviour = (socket: WebSocket, call: SpeechCall) => void

export interface SpeechServer {
  origin: string
  /** The connections so far, oldest first. */
  calls: SpeechCall[]
  /** The behaviour of the connections from now on. */
  behave(behaviour: SpeechBehaviour): void
  close(): Promise<void>
}

export const resultOf = (call: SpeechCall, total: number) =>
  JSON.stringify({ code: 0, message: '', result: { guid: call.hello?.guid, total_score: total } })

/** Answers with this score when the speech has ended. */
export const scores =
  (total: number): SpeechBehaviour =>
  (socket, call) => {
    if (call.isEnded) socket.send(resultOf(call, total))
  }

const headBytes = 4
const frameBytes = 70

function receive(call: SpeechCall, data: Buffer, isBinary: boolean): void {
  if (isBinary) {
    call.sequences.push(data.readUInt32BE(0))
    for (let at = headBytes; at < data.length; at += frameBytes)
      call.frames.push(new Uint8Array(data.subarray(at, at + frameBytes)))
    return
  }
  const message = JSON.parse(data.toString()) as Record<string, unknown>
  if (message.end === true) call.isEnded = true
  else call.hello = message
}

export async function openSpeechServer(school: string): Promise<SpeechServer> {
  const { hostname, port, host } = new URL(school)
  const calls: SpeechCall[] = []
  let current: SpeechBehaviour = scores(80)

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = incoming
    const onward = request({ hostname, port, method, path: url, headers: { ...headers, host } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const isAddress = new URL(url, school).pathname.endsWith('/new-evaluation-service')
        const sent = isAddress
          ? Buffer.from(body.toString().replace(`ws://${host}`, `ws://${incoming.headers.host}`))
          : body
        const { 'content-length': _, 'transfer-encoding': _other, ...others } = response.headers
        answer.writeHead(response.statusCode ?? 502, { ...others, 'content-length': sent.length })
        answer.end(sent)
      })
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  }

  const server = createServer(forward)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', socket => {
    const call: SpeechCall = { hello: null, sequences: [], frames: [], isEnded: false }
    const behaviour = current
    calls.push(call)
    socket.on('message', (data: Buffer, isBinary) => {
      receive(call, data, isBinary)
      behaviour(socket, call)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave(next) {
      current = next
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
