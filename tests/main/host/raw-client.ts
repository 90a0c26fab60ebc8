/** Sends requests as raw bytes on a socket, without the corrections and refusals of Node's HTTP client. */
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: string
  bytes: number
}

export interface RawClient {
  /** Sends lines (without line ends) and a body, and reads the response. */
  ask(lines: readonly string[], body?: string): Promise<RawAnswer>
  close(): void
}

/** The body length from the response headers; null when the body ends with the connection. */
function bodyLength(head: string): number | 'chunked' | null {
  if (/^transfer-encoding: *chunked/im.test(head)) return 'chunked'
  const length = /^content-length: *(\d+)/im.exec(head)
  if (length) return Number(length[1])
  return /^HTTP\/1\.1 (204|304|1\d\d)/.test(head) ? 0 : null
}

/** Parses one response from `bytes`; null while it is incomplete. */
function readAnswer(bytes: Buffer, ended: boolean): { answer: RawAnswer; rest: Buffer } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.subarray(0, end).toString('latin1')
  const body = bytes.subarray(end + 4)
  const length = bodyLength(head)
  const size = length === 'chunked' ? body.indexOf('0\r\n\r\n') + 5 : (length ?? (ended ? body.length : -1))
  if (size < (length === 'chunked' ? 5 : 0) || body.length < size) return null
  const empty = length === 'chunked' && body.subarray(0, size).toString() === '0\r\n\r\n'
  const answer = { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), bytes: empty ? 0 : size }
  return { answer, rest: body.subarray(size) }
}

/** A client of one port. It keeps its connection as long as the server does. */
export function rawClient(port: number): RawClient {
  let socket: Socket | null = null
  let bytes = Buffer.alloc(0)
  let ended = true
  let wake = () => {}

  function open(): Socket {
    const fresh = connect(port, '127.0.0.1')
    bytes = Buffer.alloc(0)
    ended = false
    fresh.setNoDelay(true)
    fresh.on('data', part => {
      bytes = Buffer.concat([bytes, part])
      wake()
    })
    for (const event of ['end', 'close', 'error']) {
      fresh.on(event, () => {
        if (socket === fresh) ended = true
        wake()
      })
    }
    return fresh
  }

  return {
    async ask(lines, body = '') {
      if (ended || socket === null) socket = open()
      socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
      for (;;) {
        const read = readAnswer(bytes, ended)
        if (read) {
          bytes = Buffer.from(read.rest)
          // The rest of the bytes of an upgraded or closing socket is ignored.
          if (ended || /^connection: *close/m.test(read.answer.headers) || read.answer.status === 101) {
            socket.destroy()
            ended = true
          }
          return read.answer
        }
        if (ended) throw new Error(`no answer: ${bytes.toString('latin1').slice(0, 200)}`)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    },
    close: () => socket?.destroy(),
  }
}
