/** The bridge of a loopback host, spoken by a program: what a page would send. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'

export interface BridgeClient {
  origin: string
  /** As a page keeps it. */
  session: string
  /** One call; gives the answer's text. */
  call(method: string, argument: unknown): Promise<string>
  /** Hears the events, as an open page does: a host whose pages are all closed logs the teacher out. */
  listen(): Promise<void>
  close(): void
}

/** POSTs JSON on a kept connection and gives the answer's text. */
function post(agent: Agent, address: string, headers: Record<string, string>, body: unknown): Promise<string> {
  const { origin } = new URL(address)
  const all = { 'content-type': 'application/json', origin, ...headers }
  return new Promise((done, fail) => {
    const asked = request(address, { agent, method: 'POST', headers: all }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => (response.statusCode === 200 ? done(text) : fail(new Error(`${response.statusCode}`))))
    })
    asked.on('error', fail)
    asked.end(JSON.stringify(body))
  })
}

/** Opens a session with the address that a host printed. */
export async function openBridge(address: string): Promise<BridgeClient> {
  const agent = new Agent({ keepAlive: true })
  const { origin, hash } = new URL(address)
  const answer = await post(agent, `${origin}/session`, {}, { launch: hash.replace('#launch=', '') })
  const { session } = JSON.parse(answer) as { session: string }
  const sockets: WebSocket[] = []
  return {
    origin,
    session,
    call: (method, argument) =>
      post(agent, `${origin}/bridge`, { 'x-hanamaru-session': session }, { method, argument }),
    async listen() {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/events`, ['hanamaru', session], { origin })
      sockets.push(socket)
      await once(socket, 'open')
    },
    close() {
      for (const socket of sockets) socket.terminate()
      agent.destroy()
    },
  }
}
