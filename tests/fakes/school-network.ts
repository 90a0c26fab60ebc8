/** A school's network on loopback: a proxy that asks for a name by Basic, and TLS servers that only it knows the way to. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import path from 'node:path'

export const certificatePath = (name: string): string =>
  path.join(import.meta.dirname, '../fixtures/certificates', `${name}.pem`)

interface Open {
  port: number
  close(): void
}

async function open(server: Server): Promise<Open> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const secureServer = (certificates: readonly string[], answer: RequestListener) => {
  const key = readFileSync(certificatePath('leaf-key'))
  const cert = Buffer.concat(certificates.map(name => readFileSync(certificatePath(name))))
  return createSecureServer({ key, cert }, answer)
}

/** A TLS server that shows these certificates, of which the first is its own. */
export const openSecure = (certificates: readonly string[], answer: RequestListener): Promise<Open> =>
  open(secureServer(certificates, answer))

export interface Gateway extends Open {
  /** What was asked for, let through or not. */
  asked: { host: string; authorization: string | undefined }[]
  /** Requests that were sent to the proxy itself, without a way through it. */
  plain: string[]
}

/** What becomes of one who wants to go through; by default he is let through as `miura` with `himitsu`. */
export type Behaviour = (request: IncomingMessage, socket: Socket, pass: () => void) => void

export const tell = (socket: Socket, ...lines: string[]): void => void socket.end(`${lines.join('\r\n')}\r\n\r\n`)

export const asking: Behaviour = (request, socket, pass) => {
  const right = `Basic ${Buffer.from('miura:himitsu').toString('base64')}`
  if (request.headers['proxy-authorization'] === right) return pass()
  tell(socket, 'HTTP/1.1 407 Who', 'Proxy-Authenticate: Basic realm="school"', 'Content-Length: 0')
}

/** A CONNECT proxy that leads everybody to `port` of this machine, and speaks TLS itself where it has certificates to show. */
export async function openGateway(
  port: number,
  behaviour: Behaviour = asking,
  certificates: readonly string[] = [],
): Promise<Gateway> {
  const asked: Gateway['asked'] = []
  const plain: string[] = []
  const answer: RequestListener = (request, response) => {
    plain.push(request.url ?? '')
    response.writeHead(403).end()
  }
  const server = certificates.length > 0 ? secureServer(certificates, answer) : createServer(answer)
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    asked.push({ host: request.url ?? '', authorization: request.headers['proxy-authorization'] })
    behaviour(request, socket, () => {
      const onward = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        socket.pipe(onward).pipe(socket)
      })
      onward.on('error', () => socket.destroy())
      socket.on('close', () => onward.destroy())
    })
  })
  return { ...(await open(server)), asked, plain }
}
