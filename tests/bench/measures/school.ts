import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import axios from 'axios'
import { logIn } from '../../fixtures/teacher'
import { callTimes } from '../call-times'
import { above, type Measure, middle, times } from '../measure'
import { startOwn, startSchool } from '../processes'

export const school: Measure = {
  name: 'school',
  title: 'a page of scores from the sample school, against Node’s bare server with the same bytes',
  idle: 1,
  async open({ folder, quick }) {
    const sample = await startSchool(folder, 'full')
    const teacher = await logIn(sample)
    const agent = new Agent({ keepAlive: true })
    const ask = (address: string) =>
      axios.get<ArrayBuffer>(address, {
        headers: teacher.headers,
        httpAgent: agent,
        proxy: false,
        responseType: 'arraybuffer',
      })
    const file = path.join(folder, 'answer.json')
    await writeFile(file, new Uint8Array((await ask(teacher.address)).data))
    const bare = await startOwn('bare-server', [file])
    const count = quick ? 20 : 200
    return {
      sides: {
        school: () => callTimes(count, () => ask(teacher.address)),
        bare: () => callTimes(count, () => ask(bare.address)),
      },
      async close() {
        agent.destroy()
        await Promise.all([sample.stop(), bare.stop()])
      },
    }
  },
  figures: [
    { label: 'the sample school, p50', unit: 'ms', value: middle('school', 'p50') },
    { label: 'a bare server, p50', unit: 'ms', value: middle('bare', 'p50') },
    { label: 'above a bare server, p50', unit: 'ms', value: above('school', 'bare', 'p50') },
    { label: 'ratio, p50', unit: '×', value: times('school', 'bare', 'p50') },
    { label: 'ratio, p95', unit: '×', value: times('school', 'bare', 'p95') },
  ],
}
