/**
 * A proxy server for tests that forwards requests, can hold requests and answers until the test releases them, and can lose
 * answers.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HoldingProxy {
  origin: string
  /** Holds the next request whose path ends with this text. */
  hold(last: string): void
  /** Forwards the next requests whose path ends with this text, and cuts the connection instead of each answer. */
  loseAnswer(last: string, times?: number): void
  /** Forwards the next request whose path ends with this text, and holds its answer. */
  holdAnswer(last: string): void
  /** The paths of the held requests. */
  heldRequests(): string[]
  /** How many answers are held. */
  heldAnswers(): number
  /** Forwards all held requests. */
  release(): void
  /** Forwards all held answers. */
  releaseAnswers(): void
  close(): Promise<void>
}

export async function holdingProxy(target: string): Promise<HoldingProxy> {
  const { hostname, port, host } = new URL(target)
  const wanted = new Set<string>()
  const losing: string[] = []
  const late = new Set<string>()
  const waiting: { path: string; go(): void }[] = []
  const answers: (() => void)[] = []

  const nameOf = (path: string) => path.split('/').at(-1) ?? ''

  const pass = (incoming: IncomingMessage, answer: ServerResponse, body: Buffer) => {
    const { method, url, headers } = incoming
    const onward = request({ hostname, port, method, path: url, headers: { ...headers, host } }, response => {
      const name = nameOf(new URL(url ?? '/', target).pathname)
      const lost = losing.indexOf(name)
      if (lost !== -1) {
        losing.splice(lost, 1)
        answer.destroy()
        return
      }
      const go = () => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      }
      if (late.delete(name)) answers.push(go)
      else go()
    })
    onward.on('error', () => answer.destroy())
    onward.end(body)
  }

  const server = createServer((incoming, answer) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      const path = new URL(incoming.url ?? '/', target).pathname
      const go = () => pass(incoming, answer, Buffer.concat(parts))
      if (wanted.delete(nameOf(path))) waiting.push({ path, go })
      else go()
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: last => void wanted.add(last),
    loseAnswer: (last, times = 1) => void losing.push(...Array<string>(times).fill(last)),
    holdAnswer: last => void late.add(last),
    heldAnswers: () => answers.length,
    heldRequests: () => waiting.map(({ path }) => path),
    release() {
      for (const { go } of waiting.splice(0)) go()
    },
    releaseAnswers() {
      for (const go of answers.splice(0)) go()
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
