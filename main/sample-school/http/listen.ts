/** Opens and closes the port. */
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Fetch = Parameters<typeof getRequestListener>[0]

/** Listens on 127.0.0.1 only; port 0 picks a free port. Returns the origin. */
export async function listenOn(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

export function createHttpServer(fetch: Fetch): Server {
  const listener = getRequestListener(fetch)
  return createServer((incoming, outgoing) => void listener(incoming, outgoing))
}

/** Closes the port and every connection. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  await new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
