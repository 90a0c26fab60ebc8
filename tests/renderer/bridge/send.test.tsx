import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../renderer/app/query-client'
import { followHost, setBoot, setBridge, setPresenter, useApi, useSend } from '../../../renderer/bridge'
import { failure, type Result, success } from '../../../shared/contract/result'
import { type EndpointResponse, endpointRow } from '../../../shared/endpoints/index'
import { postReads } from '../../../shared/endpoints/reads'
import { boot, type FakeBridge, fakeBridge, teacher } from '../../fakes/bridge'

let fake: FakeBridge
const shown = { toast: vi.fn(), alert: vi.fn(), confirmRetry: vi.fn(), confirmReload: vi.fn() }
const request = { name: '3年C組', allow_join: 1 } as const
const made: EndpointResponse<'team-create'> = {
  id: '9',
  name: '3年C組',
  allow_join: 1,
  sort: 9,
  student_count: 0,
  hidden: 0,
}

beforeEach(() => {
  vi.resetAllMocks()
  fake = fakeBridge()
  setBridge(fake.bridge)
  followHost()
  setBoot({ ...boot, session: teacher })
  setPresenter(shown)
  fake.api('team-rows', () => success({ items: [], total: 0 }))
})
afterEach(() => setPresenter(null))

/** A screen that shows the classes and makes one. */
function screen() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(
    () => ({ rows: useApi('team-rows', {}), sender: useSend('team-create', { invalidates: ['team-rows'] }) }),
    { wrapper },
  )
}

it('gives the answer, and reads again what it made stale, once', async () => {
  fake.api('team-create', () => success(made))
  const { result } = screen()
  await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(1))
  let answer: unknown
  await act(async () => {
    answer = await result.current.sender.send(request)
  })
  expect(answer).toEqual({ value: made })
  await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(2))
  expect(fake.requests('team-create')).toEqual([request])
})

it('sends nothing while the first is on its way, and may be used again after it', async () => {
  let finish: (result: Result<typeof made>) => void = () => {}
  fake.api('team-create', () => new Promise(resolve => (finish = resolve)))
  const { result } = screen()
  const answers: unknown[] = []
  await act(async () => {
    void result.current.sender.send(request).then(answer => answers.push(answer))
    void result.current.sender.send(request).then(answer => answers.push(answer))
  })
  expect(result.current.sender.busy).toBe(true)
  expect(answers).toEqual([null])
  await act(async () => finish(success(made)))
  expect(answers).toEqual([null, { value: made }])
  expect(result.current.sender.busy).toBe(false)
  expect(fake.requests('team-create')).toHaveLength(1)
  fake.api('team-create', () => success(made))
  await act(async () => void (await result.current.sender.send(request)))
  expect(fake.requests('team-create')).toHaveLength(2)
})

it('shows a failure, makes nothing stale by it, and is not sent again', async () => {
  fake.api('team-create', () => failure('timeout', ''))
  const { result } = screen()
  await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(1))
  let answer: unknown
  await act(async () => {
    answer = await result.current.sender.send(request)
  })
  expect(answer).toBeNull()
  expect(shown.toast).toHaveBeenCalledTimes(1)
  expect(shown.confirmRetry).not.toHaveBeenCalled()
  expect(fake.requests('team-create')).toHaveLength(1)
  expect(fake.requests('team-rows')).toHaveLength(1)
})

it('goes on when the screen is left, and tells of its failure', async () => {
  let finish: (result: Result<typeof made>) => void = () => {}
  fake.api('team-create', () => new Promise(resolve => (finish = resolve)))
  const { result, unmount } = screen()
  await act(async () => void result.current.sender.send(request))
  unmount()
  expect(fake.calls.filter(({ method }) => method === 'api.cancel')).toEqual([])
  await act(async () => finish(failure('network', '')))
  expect(shown.toast).toHaveBeenCalledTimes(1)
})

it('reads by POST what only reads, and never asks whether to try it again', async () => {
  for (const name of postReads) expect(endpointRow(name).method).toBe('POST')
  fake.api('get_remaining_times', () => failure('timeout', ''))
  const client = createQueryClient()
  const { result } = renderHook(() => useApi('get_remaining_times', {}), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(shown.confirmRetry).not.toHaveBeenCalled()
  expect(shown.toast).toHaveBeenCalledTimes(1)
})
