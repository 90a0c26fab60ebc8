import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { type Client, monday, startLoggedIn } from './client'

const open: Client[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const client of open.splice(0)) await client.school.close()
})

const asks: [EndpointName, EndpointRequest<EndpointName>][] = [
  ['my-homework-page-list', { page: 1, limit: 200 }],
  ['topic-score-overview-x', { homework_id: '501' }],
  ['topic-score-overview-y', { homework_id: '501', page: 1, limit: 100 }],
  ['topic-answer-paper', { homework_id: '501', topic_id: '9003', student_id: 's-1', round: 2 }],
  ['current-month-summary', {}],
  ['homework-notice-page-list', { page: 1, limit: 50 }],
  ['export-topic-score-overview', { homework_id: '501' }],
]

async function answers(seed: number, backwards = false): Promise<string[]> {
  const client = await startLoggedIn({ seed, now: monday })
  open.push(client)
  const all: string[] = []
  for (const [name, request] of backwards ? [...asks].reverse() : asks) {
    const answer = await client.fetch(name, request)
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    all.push(`${answer.headers.get('date')}${bytes.replaceAll(client.origin, 'ORIGIN')}`)
  }
  return backwards ? all.reverse() : all
}

describe('two schools with the same seed at the same time', () => {
  it('give the same bytes, in any order of requests', async () => {
    // No answer may contain the PC's own time, not even in the zip entries of the sheets.
    vi.useFakeTimers({ toFake: ['Date'], now: monday })
    const first = await answers(5)
    vi.setSystemTime(monday + 3_600_000)
    expect(await answers(5, true)).toEqual(first)
    expect(await answers(6)).not.toEqual(first)
  })
})
