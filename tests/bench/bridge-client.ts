/** A client of the loopback host's bridge: sends the same requests as a page. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'

export interface BridgeClient {
  origin: string
  /** The session secret, as a page stores it. */
  session: string
  /** Sends one call and returns the text of the reply. */
  call(method: string, argument: unknown): Promise<string>
  /** Opens the event socket, as an open page does: the host logs the teacher out when no page is open. */
  listen(): Promise<void>
  close(): void
}

/** Sends JSON by POST on a keep-alive connection and returns the text of the reply. */
function post(agent: Agent, address: string, headers: Record<string, string>, body: unknown): Promise<string> {
  const { origin } = new URL(address)
  const all = { 'content-type': 'application/json', origin, ...headers }
  return new Promise((done, fail) => {
    const outgoing = request(address, { agent, method: 'POST', headers: all }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => (response.statusCode === 200 ? done(text) : fail(new Error(`${response.statusCode}`))))
    })
    outgoing.on('error', fail)
    outgoing.end(JSON.stringify(body))
  })
}

/** Opens a session with the start address that a host printed. */
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
