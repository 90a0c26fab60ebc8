import path from 'node:path'
import { checkConfig } from '../../../main/config'
import { createServices } from '../../../main/services/index'
import { success } from '../../../shared/contract/result'
import { hostIn } from '../../fakes/host-in'
import { openBridge } from '../bridge-client'
import { callTimes } from '../call-times'
import { above, type Measure, middle } from '../measure'
import { startHost, startSchool } from '../processes'

const method = 'app.boot'

/** The bridge entry of real services without a server. */
async function openServices(folder: string, config: Record<string, unknown>) {
  const host = hostIn(path.join(folder, 'gate'))
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
    const gate = await openServices(folder, school.config)
    const host = await startHost(folder, school)
    const page = await openBridge(host.address)
    const answer = success(JSON.parse(await page.call(method, {})))
    const count = quick ? 50 : 1000
    return {
      sides: {
        call: () => callTimes(count, async () => answer),
        gate: () => callTimes(count, gate.call),
        post: () => callTimes(count, () => page.call(method, {})),
      },
      async close() {
        page.close()
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
