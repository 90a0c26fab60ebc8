import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../../../renderer/app/query-client'
import { apiKey, setBridge, useApi, usePagedApi } from '../../../../renderer/bridge/index'
import { now } from '../../../../renderer/ui/clock'
import { isOfflineCopy, useCopiedAt } from '../../../../renderer/ui/offline/copy-times'
import { failure, type Result, success } from '../../../../shared/contract/result'
import type { EndpointResponse } from '../../../../shared/endpoints/index'
import { type FakeBridge, fakeBridge } from '../../../fakes/bridge'
import { row } from '../../screens/homework/samples'

type Rows = EndpointResponse<'team-rows'>

const rows = (name: string): Rows => ({
  items: [{ id: '3', name, allow_join: 1, sort: 0, student_count: 9, hidden: 0 }],
  total: 1,
})
const copy = <T,>(value: T, copiedAt: number): Result<T> => ({ ok: true, value, copiedAt })

let fake: FakeBridge
let client: ReturnType<typeof createQueryClient>
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

beforeEach(() => {
  fake = fakeBridge()
  setBridge(fake.bridge)
  client = createQueryClient()
})

const showRows = () =>
  renderHook(() => ({ rows: useApi('team-rows', {}), at: useCopiedAt([apiKey('team-rows')]) }), { wrapper })

const nameOf = (data: Rows | undefined) => data?.items[0]?.name

describe('an offline copy in the cache', () => {
  it('has a time until the server answers again', async () => {
    fake.api('team-rows', () => copy(rows('1組'), 5000))
    const { result } = showRows()
    expect(result.current.at).toBeNull()
    await waitFor(() => expect(result.current.at).toBe(5000))
    expect(nameOf(result.current.rows.data)).toBe('1組')
    fake.api('team-rows', () => success(rows('1組')))
    await act(() => result.current.rows.refetch())
    expect(result.current.at).toBeNull()
  })

  it('does not replace a newer answer, which stays with its own time', async () => {
    const before = now()
    fake.api('team-rows', () => success(rows('新しい')))
    const { result } = showRows()
    await waitFor(() => expect(nameOf(result.current.rows.data)).toBe('新しい'))
    fake.api('team-rows', () => copy(rows('古い'), before - 60_000))
    await act(() => result.current.rows.refetch())
    expect(nameOf(result.current.rows.data)).toBe('新しい')
    expect(result.current.at).toBeGreaterThanOrEqual(before)
    expect(result.current.at).toBeLessThanOrEqual(now())
  })

  it('replaces an older copy', async () => {
    fake.api('team-rows', () => copy(rows('古い'), 1000))
    const { result } = showRows()
    await waitFor(() => expect(result.current.at).toBe(1000))
    fake.api('team-rows', () => copy(rows('新しい'), 2000))
    await act(() => result.current.rows.refetch())
    expect([nameOf(result.current.rows.data), result.current.at]).toEqual(['新しい', 2000])
  })

  it('is removed with the cache', async () => {
    fake.api('team-rows', () => copy(rows('1組'), 5000))
    const { result, unmount } = showRows()
    await waitFor(() => expect(result.current.at).toBe(5000))
    const [query] = client.getQueryCache().getAll()
    if (!query) throw new Error('no query')
    expect(isOfflineCopy(client, query)).toBe(true)
    unmount()
    client.clear()
    expect(isOfflineCopy(client, query)).toBe(false)
  })
})

describe('offline copies of paged answers', () => {
  const request = { homework_id: '501' }
  const show = () =>
    renderHook(
      () => ({
        y: usePagedApi('topic-score-overview-y', request, { limit: 1 }),
        at: useCopiedAt([apiKey('homework-basic-info'), ['topic-score-overview-y', request]]),
        other: useCopiedAt([['topic-score-overview-y', { homework_id: '502' }]]),
      }),
      { wrapper },
    )
  const page = (id: number) => ({ items: [row(String(id), `生徒${id}`, {})], total: 3 })
  const names = (result: ReturnType<typeof show>['result']) =>
    result.current.y.data?.pages.flatMap(({ items }) => items.map(({ nickname }) => nickname))

  it('give the oldest time of the shown ones, and ignore another homework', async () => {
    fake.api('topic-score-overview-y', ({ page: at }) => (at === 1 ? success(page(1)) : copy(page(at), 9000 - at)))
    const { result } = show()
    await waitFor(() => expect(result.current.y.isSuccess).toBe(true))
    expect(result.current.at).toBeNull()
    await act(() => result.current.y.fetchNextPage())
    expect(result.current.at).toBe(8998)
    await act(() => result.current.y.fetchNextPage())
    expect(result.current.at).toBe(8997)
    expect(result.current.other).toBeNull()
  })

  it('stay marked if a refetch fails at a later page', async () => {
    fake.api('topic-score-overview-y', ({ page: at }) => copy(page(at), 5000))
    const { result } = show()
    await waitFor(() => expect(result.current.at).toBe(5000))
    await act(() => result.current.y.fetchNextPage())
    const shown = names(result)
    fake.api('topic-score-overview-y', ({ page: at }) => (at === 1 ? success(page(7)) : failure('server', 'だめ')))
    await act(() => result.current.y.refetch())
    expect(names(result)).toEqual(shown)
    expect(result.current.at).toBe(5000)
    fake.api('topic-score-overview-y', ({ page: at }) => success(page(at)))
    await act(() => result.current.y.refetch())
    expect(result.current.at).toBeNull()
  })
})
