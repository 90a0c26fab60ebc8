/** Broken and endless answers. They are written to the socket directly, because HTTP libraries cannot send them. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

export interface Connection {
  outgoing: ServerResponse
  /** Aborted when the school closes. */
  closing: AbortSignal
}

/** Ends the connection, either normally or with a TCP reset. */
export function breakOff({ outgoing: { socket } }: Connection, how: 'quietly' | 'reset'): null {
  if (how === 'reset') socket?.resetAndDestroy()
  else socket?.destroy()
  return null
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer())

/** Sends the answer's head, with the content length of the whole answer. */
function sendHead(outgoing: ServerResponse, answer: Response, length: number): void {
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': String(length) })
}

/** Sends half of the answer with the content length of the whole, then ends the connection. */
export async function sendHalf(to: Connection, answer: Response, how: 'quietly' | 'reset'): Promise<null> {
  const bytes = await bytesOf(answer)
  const { outgoing } = to
  sendHead(outgoing, answer, Math.max(2, bytes.length))
  await new Promise<void>(resolve => outgoing.write(bytes.subarray(0, bytes.length / 2), () => resolve()))
  if (how === 'reset') return breakOff(to, how)
  const { socket } = outgoing
  socket?.end(() => socket.destroy())
  return null
}

/** Sends the body until it ends or the connection closes. */
async function send({ outgoing, closing }: Connection, body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  await pipeline(Readable.from(body), outgoing, { signal: closing }).catch(() => undefined)
  return null
}

/** Sends the answer byte by byte, with `ms` between two bytes. */
export async function sendSlowly(to: Connection, answer: Response, ms: number): Promise<null> {
  const bytes = await bytesOf(answer)
  const connectionClosed = new AbortController()
  const stop = () => connectionClosed.abort()
  to.outgoing.once('close', stop)
  const options = { signal: AbortSignal.any([to.closing, connectionClosed.signal]) }
  sendHead(to.outgoing, answer, bytes.length)
  async function* drops() {
    for (const byte of bytes) {
      yield Uint8Array.of(byte)
      await wait(ms, undefined, options)
    }
  }
  return send(to, drops())
}

/** Sends endless JSON, as fast as the client reads it. */
export function sendEndlessly(to: Connection): Promise<null> {
  const piece = Buffer.alloc(256 * 1024, 'x')
  function* pieces() {
    yield Buffer.from('{"errcode":0,"errmsg":"')
    for (;;) yield piece
  }
  to.outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
  return send(to, pieces())
}
