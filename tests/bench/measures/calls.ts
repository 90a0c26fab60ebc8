import { Agent } from 'node:http'
import axios from 'axios'
import { samplePassword } from '../../../shared/sample'
import { logIn } from '../../fixtures/teacher'
import { openBridge } from '../bridge-client'
import { callTimes } from '../call-times'
import { type Measure, middle, paired } from '../measure'
import { startHost, startSchool } from '../processes'
import type { Sample } from '../stats'
import { type Step, stepsOf } from '../teacher-day'

type Call = (step: Step) => Promise<unknown>

/** The number of concurrent calls. */
const together = 50

/**
 * The time of a turn divided by its number of calls: the median over all turns, so that a single delay has no effect.
 */
async function perCall(turns: number, size: number, turn: () => Promise<unknown>): Promise<number> {
  const { p50 = Number.NaN } = await callTimes(turns, turn)
  return p50 / size
}

/**
 * Milliseconds per call: `count` consecutive calls, with the requests of a day in each turn, and as many calls in waves
 * of 50.
 */
async function timed(steps: readonly Step[], count: number, call: Call): Promise<Sample> {
  const alone = await perCall(Math.ceil(count / steps.length), steps.length, async () => {
    for (const step of steps) await call(step)
  })
  const all = await perCall(count / together, together, async () => {
    const wave = Array.from({ length: together }, (_, at) => steps[at % steps.length] as Step)
    await Promise.all(wave.map(call))
  })
  return { alone, together: all }
}

const refuse = (answer: { ok: boolean }, { endpoint }: Step) => {
  if (!answer.ok) throw new Error(`${endpoint}: ${JSON.stringify(answer)}`)
}

export const calls: Measure = {
  name: 'calls',
  title: '1,000 calls in a row and 50 at once through bridge, client and sample school, against bare axios',
  idle: 1,
  async open({ folder, quick }) {
    const school = await startSchool(folder, 'full')
    const teacher = await logIn(school)
    const steps = await stepsOf(teacher)
    const host = await startHost(folder, school)
    const bridge = await openBridge(host.address)
    await bridge.listen()
    await bridge.call('session.login', { username: 'teacher@sample.school', password: samplePassword })
    const agent = new Agent({ keepAlive: true })
    const count = quick ? 50 : 1000
    return {
      sides: {
        bridge: () => timed(steps, count, async step => refuse(JSON.parse(await bridge.call('api.call', step)), step)),
        client: () =>
          timed(steps, count, async step =>
            refuse(await teacher.client.call(step.endpoint, step.request as never), step),
          ),
        axios: () =>
          timed(steps, count, async step => {
            const answer = teacher.preparedRequest(step.endpoint, step.request as never)
            const { data } = await axios.request({ ...answer, httpAgent: agent, proxy: false })
            refuse({ ok: data.errcode === 0 }, step)
          }),
      },
      async close() {
        agent.destroy()
        bridge.close()
        await host.stop()
        await school.stop()
      },
    }
  },
  figures: [
    { label: 'in a row, through bridge and client, per call', unit: 'ms', value: middle('bridge', 'alone') },
    { label: '… through the client alone', unit: 'ms', value: middle('client', 'alone') },
    { label: '… by bare axios', unit: 'ms', value: middle('axios', 'alone') },
    { label: 'ratio in a row', unit: '×', value: paired('bridge', 'axios', 'alone') },
    { label: '… of the client alone', unit: '×', value: paired('client', 'axios', 'alone') },
    { label: '50 at once, through bridge and client, per call', unit: 'ms', value: middle('bridge', 'together') },
    { label: '… through the client alone', unit: 'ms', value: middle('client', 'together') },
    { label: '… by bare axios', unit: 'ms', value: middle('axios', 'together') },
    { label: 'ratio of 50 at once', unit: '×', value: paired('bridge', 'axios', 'together') },
    { label: '… of the client alone', unit: '×', value: paired('client', 'axios', 'together') },
  ],
}
