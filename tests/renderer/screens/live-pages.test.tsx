/**
 * Pages that change while a teacher looks are read again by themselves (SPEC §4). The sample school answers;
 * `homework/live-tabs.test.tsx` has the tabs of a homework.
 */
import { act, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { success } from '../../../shared/contract/result'
import { type RendererEndpointName, rendererEndpointNames } from '../../../shared/endpoints/index'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { type Client, monday, startLoggedIn } from '../../main/sample-school/client'
import { putBridge, renderApp } from '../render'
import { answerFromSchool } from '../school-answers'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

let fake: FakeBridge
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday })
  fake = putBridge({ session: teacher })
  fake.answer('downloads.list', () => success({ entries: [], isDurable: true, isLost: false }))
  fake.answer('copies.list', () => success({ enabled: true, isDurable: true, entries: [] }))
  answerFromSchool(fake, client, rendererEndpointNames)
})
afterEach(() => {
  vi.useRealTimers()
})

it.each<[string, readonly RendererEndpointName[]]>([
  ['/admin/home', ['my-homework-list']],
  ['/admin/homework-management', ['my-homework-page-list']],
  ['/admin/homework-self-home', ['my-homework-page-list']],
  [
    '/admin/homework-self-home?homework_id=505&topic_id=9401',
    ['homework-basic-info', 'headquarters-homework-homework-topic-list', 'topic-answer-overview'],
  ],
  ['/admin/homework/edit?homework_id=505', ['homework-basic-info']],
  ['/admin/homework/reissue-list', ['reissue-page-list']],
  ['/admin/homework/reissue-details/513', ['reissue-details']],
  ['/admin/homework/periodic-plan', ['periodic-plan-page-list']],
  ['/admin/homework/periodic-plan-detail?homework_id=504', ['periodic-plan-details']],
  ['/admin/live', ['online-class-page-list']],
  ['/admin/live/create?class_id=l-4', ['online-class-basic-info']],
  ['/admin/message/info/m-1', ['message-details']],
  ['/admin/grades', ['my-team-rows']],
  ['/admin/account-application', ['order-list']],
  ['/admin/download-manage', ['report-task-list']],
])('%s is read again', async (address, names) => {
  const counts = () => names.map(name => fake.requests(name).length)
  const { client: queries } = renderApp(address)
  await waitFor(() => expect(Math.min(...counts())).toBeGreaterThan(0))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  const before = counts()
  vi.setSystemTime(monday + 31_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(counts().filter((count, at) => count === before[at])).toEqual([]))
})
