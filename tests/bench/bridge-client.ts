/** The bridge of a loopback host, spoken by a program: what a page would send. */
import { Agent, request } from 'node:http'

export interface BridgeClient {
  origin: string
  /** As a page keeps it. */
  session: string
  /** One call; gives the answer's text. */
  call(method: string, argument: unknown): Promise<string>
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
  return {
    origin,
    session,
    call: (method, argument) =>
      post(agent, `${origin}/bridge`, { 'x-hanamaru-session': session }, { method, argument }),
    close: () => agent.destroy(),
  }
}
