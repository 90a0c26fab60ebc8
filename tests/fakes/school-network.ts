/** A school's network on loopback: a proxy with Basic authentication, and TLS servers that only the proxy can reach. */
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

/** A TLS server with this certificate chain; the first certificate is its own. */
export const openSecure = (certificates: readonly string[], answer: RequestListener): Promise<Open> =>
  open(secureServer(certificates, answer))

export interface Gateway extends Open {
  /** All CONNECT requests, accepted or not. */
  connectRequests: { host: string; authorization: string | undefined }[]
  /** Requests that were sent to the proxy itself, without a tunnel. */
  plain: string[]
}

/** How the proxy handles a CONNECT request; by default it accepts the user `miura` with the password `himitsu`. */
export type Behaviour = (request: IncomingMessage, socket: Socket, pass: () => void) => void

export const tell = (socket: Socket, ...lines: string[]): void => void socket.end(`${lines.join('\r\n')}\r\n\r\n`)

export const requireLogin: Behaviour = (request, socket, pass) => {
  const right = `Basic ${Buffer.from('miura:himitsu').toString('base64')}`
  if (request.headers['proxy-authorization'] === right) return pass()
  tell(socket, 'HTTP/1.1 407 Who', 'Proxy-Authenticate: Basic realm="school"', 'Content-Length: 0')
}

/** A CONNECT proxy that connects every tunnel to `port` on this machine. With certificates, it uses TLS itself. */
export async function openGateway(
  port: number,
  behaviour: Behaviour = requireLogin,
  certificates: readonly string[] = [],
): Promise<Gateway> {
  const requests: Gateway['connectRequests'] = []
  const plain: string[] = []
  const answer: RequestListener = (request, response) => {
    plain.push(request.url ?? '')
    response.writeHead(403).end()
  }
  const server = certificates.length > 0 ? secureServer(certificates, answer) : createServer(answer)
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    requests.push({ host: request.url ?? '', authorization: request.headers['proxy-authorization'] })
    behaviour(request, socket, () => {
      const onward = connect(port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        socket.pipe(onward).pipe(socket)
      })
      onward.on('error', () => socket.destroy())
      socket.on('close', () => onward.destroy())
    })
  })
  return { ...(await open(server)), connectRequests: requests, plain }
}
