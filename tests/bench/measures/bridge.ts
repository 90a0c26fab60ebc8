import { Agent, request } from 'node:http'
import { checkConfig } from '../../../main/config'
import { createServices } from '../../../main/services'
import { success } from '../../../shared/contract/result'
import { fakeHost } from '../../fakes/host'
import { callTimes } from '../calls'
import { startHost, startSchool } from '../child'
import { above, type Measure, middle } from '../measure'

const method = 'app.boot'

/** POSTs JSON on a kept connection and gives the answer's text. */
function post(agent: Agent, address: string, headers: Record<string, string>, body: string): Promise<string> {
  return new Promise((done, fail) => {
    const { origin } = new URL(address)
    const asked = request(
      address,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', origin, ...headers } },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => (response.statusCode === 200 ? done(text) : fail(new Error(`${response.statusCode}`))))
      },
    )
    asked.on('error', fail)
    asked.end(body)
  })
}

/** The gate of real services that have no server to ask. */
async function openGate(config: Record<string, unknown>) {
  const host = fakeHost()
  const services = await createServices({ host, config: checkConfig(config, false), clock: Date.now })
  const sender = { origin: host.origin, mainFrame: true }
  return {
    call: () => services.gate.call({ sender, method, argument: {} }),
    close: () => services.close(),
  }
}

export const bridge: Measure = {
  name: 'bridge',
  title: 'a call of the bridge, against a function call',
  idle: 1,
  async open({ folder, quick }) {
    const school = await startSchool(folder, 'small')
    const gate = await openGate(school.config)
    const host = await startHost(folder, school)
    const agent = new Agent({ keepAlive: true })
    const { origin, hash } = new URL(host.address)
    const launch = hash.replace('#launch=', '')
    const { session } = JSON.parse(await post(agent, `${origin}/session`, {}, JSON.stringify({ launch })))
    const body = JSON.stringify({ method, argument: {} })
    const answer = success(JSON.parse(await post(agent, `${origin}/bridge`, { 'x-hanamaru-session': session }, body)))
    const count = quick ? 50 : 1000
    return {
      sides: {
        call: () => callTimes(count, async () => answer),
        gate: () => callTimes(count, gate.call),
        post: () => callTimes(count, () => post(agent, `${origin}/bridge`, { 'x-hanamaru-session': session }, body)),
      },
      async close() {
        agent.destroy()
        await gate.close()
        await host.stop()
        await school.stop()
      },
    }
  },
  figures: [
    { label: 'a function call, p50', unit: 'ms', value: middle('call', 'p50') },
    { label: 'through the gate alone, p50', unit: 'ms', value: middle('gate', 'p50') },
    { label: 'over loopback HTTP and the gate, p50', unit: 'ms', value: middle('post', 'p50') },
    { label: 'above a function call, p50', unit: 'ms', value: above('post', 'call', 'p50'), most: 1 },
    { label: 'over loopback HTTP and the gate, p95', unit: 'ms', value: middle('post', 'p95') },
  ],
}
