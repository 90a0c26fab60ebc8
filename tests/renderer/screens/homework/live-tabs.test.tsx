/** Each tab of a homework is read again by itself: students submit while a teacher looks. */
import { act, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import type { FakeBridge } from '../../../fakes/bridge'
import { giveSize } from './fake-layout'
import { homeworkBridge, openTab } from './render-homework'

const begin = fromJst(2026, 11, 20, 10, 0)
const [info, columns, rows] = ['homework-basic-info', 'topic-score-overview-x', 'topic-score-overview-y'] as const

let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each<[string, readonly Parameters<FakeBridge['requests']>[0][]]>([
  ['tab=matrix', [info, columns, rows]],
  ['tab=progress', [info, columns, rows]],
  ['tab=topics', [info, 'all-topic-overview']],
  ['tab=topic', [info, columns, 'one-topic-overview']],
  ['tab=question', [info, columns, rows, 'one-topic-question-overview']],
  ['tab=student', [info, columns, rows]],
])('%s reads again all that it shows', async (tab, names) => {
  const fake = homeworkBridge()
  const student = { student_id: '1', number: '01', nickname: '阿部 陽菜', score: 71, learn_count: 1 }
  fake.api('one-topic-overview', () => success({ items: [student], total: 1 }))
  const counts = () => names.map(name => fake.requests(name).length)
  const { client } = openTab(tab)
  await waitFor(() => expect(Math.min(...counts())).toBeGreaterThan(0))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  const before = counts()
  vi.setSystemTime(begin + 5 * 60_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(counts()).toEqual(before.map(count => count + 1)))
})
