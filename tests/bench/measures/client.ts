import { Agent } from 'node:http'
import axios from 'axios'
import { logIn, page } from '../../fixtures/teacher'
import { callTimes } from '../call-times'
import { above, type Measure, middle, times } from '../measure'
import { startSchool } from '../processes'

export const client: Measure = {
  name: 'client',
  title: 'a page of scores through our client, against axios alone on the same school',
  idle: 1,
  async open({ folder, quick }) {
    const school = await startSchool(folder, 'full')
    const teacher = await logIn(school)
    const agent = new Agent({ keepAlive: true })
    const count = quick ? 20 : 200
    return {
      sides: {
        client: () =>
          callTimes(count, async () => {
            const answer = await teacher.client.call('topic-score-overview-y', {
              homework_id: teacher.homeworkId,
              ...page,
            })
            if (!answer.ok) throw new Error(answer.error.message)
          }),
        axios: () =>
          callTimes(count, () =>
            axios.get(teacher.address, { headers: teacher.headers, httpAgent: agent, proxy: false }),
          ),
      },
      async close() {
        agent.destroy()
        await school.stop()
      },
    }
  },
  figures: [
    { label: 'our client, p50', unit: 'ms', value: middle('client', 'p50') },
    { label: 'axios alone, p50', unit: 'ms', value: middle('axios', 'p50') },
    { label: 'above axios, p50', unit: 'ms', value: above('client', 'axios', 'p50') },
    { label: 'ratio, p50', unit: '×', value: times('client', 'axios', 'p50') },
    { label: 'ratio, p95', unit: '×', value: times('client', 'axios', 'p95') },
  ],
}
