/** A plain HTTP server on loopback with answers from the test, for faults that a correct server never produces. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface FakeServer {
  origin: string
  /** All requests so far. */
  received: ReceivedRequest[]
  /** The number of open connections. */
  connections(): Promise<number>
  close(): Promise<void>
}

export type Answerer = (response: ServerResponse, request: ReceivedRequest) => void

export async function startServer(answer: Answerer): Promise<FakeServer> {
  const heard: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1')
      const entry = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      }
      heard.push(entry)
      answer(response, entry)
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: heard,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
      }),
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Answers with the envelope. */
export function reply(response: ServerResponse, data: unknown, errcode = 0, errmsg = ''): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ errcode, errmsg, data }))
}
