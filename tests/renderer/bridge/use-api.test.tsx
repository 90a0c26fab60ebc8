import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../renderer/app/query-client'
import {
  apiKey,
  isMissing,
  setBridge,
  useApi,
  useApiAll,
  useLive,
  useLoadAllPages,
  useMediaAddresses,
  usePagedApi,
} from '../../../renderer/bridge/index'
import { failure, success } from '../../../shared/contract/result'
import { type FakeBridge, fakeBridge, refusal } from '../../fakes/bridge'

let fake: FakeBridge
const calls = (method: string) => fake.calls.filter(call => call.method === method)
const renderWithClient = () => {
  const client = createQueryClient()
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}

beforeEach(() => {
  fake = fakeBridge()
  setBridge(fake.bridge)
})

describe('useApi', () => {
  it('cancels its call when it unmounts before the answer', async () => {
    fake.api('team-rows', () => new Promise(() => {}))
    const { unmount } = renderHook(() => useApi('team-rows', {}), { wrapper: renderWithClient() })
    await waitFor(() => expect(calls('api.call')).toHaveLength(1))
    unmount()
    await waitFor(() => expect(calls('api.cancel')).toHaveLength(1))
  })
})

describe('useApiAll', () => {
  it('makes four calls at once of many, and no further one after it unmounts', async () => {
    fake.api('one-topic-overview', () => new Promise(() => {}))
    const requests = Array.from({ length: 9 }, (_, at) => ({ homework_id: '501', topic_id: String(at) }))
    const { unmount } = renderHook(() => useApiAll('one-topic-overview', requests, { bulk: true }), {
      wrapper: renderWithClient(),
    })
    await waitFor(() => expect(calls('api.call')).toHaveLength(4))
    unmount()
    await waitFor(() => expect(calls('api.cancel')).toHaveLength(4))
    fake.api('one-topic-overview', () => success({ average_score: 1, items: [], total: 0 }))
    const next = renderHook(() => useApiAll('one-topic-overview', requests.slice(0, 1), { bulk: true }), {
      wrapper: renderWithClient(),
    })
    await waitFor(() => expect(next.result.current[0]).toMatchObject({ total: 0 }))
    expect(calls('api.call')).toHaveLength(5)
  })

  it('returns the same empty list as long as there are no requests', () => {
    const { result, rerender } = renderHook(() => useApiAll('one-topic-overview', []), { wrapper: renderWithClient() })
    const list = result.current
    expect(list).toEqual([])
    rerender()
    expect(result.current).toBe(list)
  })

  it('keeps an answer the same object when its place changes, and the list when nothing does', async () => {
    fake.api('one-topic-overview', ({ topic_id }) =>
      success({ average_score: Number(topic_id), items: [{ student_id: 's-1', nickname: '青木' }], total: 1 }),
    )
    const { result, rerender } = renderHook(
      (topics: string[]) =>
        useApiAll(
          'one-topic-overview',
          topics.map(topic_id => ({ homework_id: '501', topic_id })),
        ),
      { wrapper: renderWithClient(), initialProps: ['1', '2', '3'] },
    )
    await waitFor(() => expect(result.current.map(answer => answer?.average_score)).toEqual([1, 2, 3]))
    const [, second, third] = result.current
    rerender(['2', '3'])
    expect(result.current).toHaveLength(2)
    expect(result.current[0]).toBe(second)
    expect(result.current[1]).toBe(third)
    const list = result.current
    rerender(['2', '3'])
    expect(result.current).toBe(list)
  })
})

describe('a refetch in the background', () => {
  const row = { id: '3', name: '2年A組', allow_join: 1, sort: 1, student_count: 2, hidden: 0 } as const
  /** A screen that shows the classes and refetches them every 30 s. */
  async function liveScreen() {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fake.api('team-rows', () => success({ items: [row], total: 1 }))
    const { result } = renderHook(
      () => {
        useLive([apiKey('team-rows', {})])
        return useApi('team-rows', {})
      },
      { wrapper: renderWithClient() },
    )
    await waitFor(() => expect(result.current.data?.total).toBe(1))
    const refetch = async () => {
      const before = fake.requests('team-rows').length
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      await waitFor(() => expect(fake.requests('team-rows').length).toBe(before + 1))
    }
    return { result, refetch }
  }
  afterEach(() => vi.useRealTimers())

  it.each([403, 404])('removes the cached answer if the server says that the thing is gone (%i)', async status => {
    const { result, refetch } = await liveScreen()
    fake.api('team-rows', () => refusal(status))
    await refetch()
    await waitFor(() => expect(result.current.data).toBeUndefined())
    expect(isMissing(result.current.error)).toBe(true)
    fake.api('team-rows', () => success({ items: [row], total: 1 }))
    await refetch()
    await waitFor(() => expect(result.current.data?.total).toBe(1))
  })

  it.each([
    ['network', failure('network', '')],
    ['timeout', failure('timeout', '')],
    ['status 400', refusal(400)],
    ['server', failure('server', '')],
  ])('keeps the cached answer after a failure that says nothing about the thing: %s', async (_kind, answer) => {
    const { result, refetch } = await liveScreen()
    fake.api('team-rows', () => answer)
    await refetch()
    expect(result.current.data?.total).toBe(1)
    expect(result.current.isError).toBe(false)
  })
})

describe('usePagedApi', () => {
  it('reads page after page until all rows are loaded, also if the server gives fewer than requested', async () => {
    const notice = (id: number) => ({ notice_id: String(id), title: '', create_time: '', is_read: 0 as const })
    fake.api('system-notice-page-list', ({ page }) =>
      success({ items: page < 3 ? [notice(page * 2), notice(page * 2 + 1)] : [notice(9)], total: 5 }),
    )
    const { result } = renderHook(() => usePagedApi('system-notice-page-list', {}, { limit: 100 }), {
      wrapper: renderWithClient(),
    })
    for (const page of [1, 2, 3]) {
      await waitFor(() => expect(result.current.data?.pages).toHaveLength(page))
      if (page < 3) await result.current.fetchNextPage()
    }
    expect(result.current.hasNextPage).toBe(false)
    expect(fake.requests('system-notice-page-list').map(request => request.page)).toEqual([1, 2, 3])
  })

  it('stops at an empty page, whatever the total', async () => {
    fake.api('system-notice-page-list', () => success({ items: [], total: 99 }))
    const { result } = renderHook(() => usePagedApi('system-notice-page-list', {}, { limit: 10 }), {
      wrapper: renderWithClient(),
    })
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(1))
    expect(result.current.hasNextPage).toBe(false)
  })
})

describe('useLoadAllPages', () => {
  const item = (notice_id: string) => ({
    notice_id,
    title: notice_id,
    create_time: '2026-11-19 10:00:00',
    is_read: 1 as const,
  })
  const pages = () => fake.requests('system-notice-page-list').map(({ page }) => page)
  const render = (wanted: boolean) =>
    renderHook(
      ({ isWanted }) => {
        const reading = usePagedApi('system-notice-page-list', {}, { limit: 10 })
        useLoadAllPages(reading, isWanted)
        return reading
      },
      { wrapper: renderWithClient(), initialProps: { isWanted: wanted } },
    )
  /** Time in which another request would have been made. */
  const settle = () => act(() => new Promise(done => setTimeout(done, 50)))

  it('reads each page once, and only while all are wanted', async () => {
    fake.api('system-notice-page-list', ({ page = 1 }) => success({ items: [item(String(page))], total: 3 }))
    const { result, rerender } = render(false)
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    await settle()
    expect(pages()).toEqual([1])
    rerender({ isWanted: true })
    await waitFor(() => expect(pages()).toEqual([1, 2, 3]))
    await settle()
    expect(pages()).toEqual([1, 2, 3])
    expect(result.current.hasNextPage).toBe(false)
  })

  it('does not ask again by itself for a page that has failed', async () => {
    fake.api('system-notice-page-list', async ({ page = 1 }) => {
      // The page shows that it reads.
      await new Promise(done => setTimeout(done, 10))
      return page === 1 ? success({ items: [item('1')], total: 3 }) : refusal(500)
    })
    const { result } = render(true)
    await waitFor(() => expect(result.current.isFetchNextPageError).toBe(true))
    await settle()
    expect(pages()).toEqual([1, 2])
  })
})

describe('useMediaAddresses', () => {
  it('requests each file once, and distinguishes loading, refused and no file', async () => {
    fake.answer('media.resolve', ({ files }) =>
      success({ addresses: files.map(file => (file === 'no.mp3' ? null : `media://${file}`)) }),
    )
    const files = ['a.mp3', undefined, 'no.mp3', 'a.mp3']
    const { result, rerender } = renderHook(() => useMediaAddresses('https://media.example/r', [...files]), {
      wrapper: renderWithClient(),
    })
    expect(result.current.addresses).toEqual([undefined, undefined, undefined, undefined])
    await waitFor(() => expect(result.current.addresses).toEqual(['media://a.mp3', undefined, null, 'media://a.mp3']))
    const before = result.current.addresses
    rerender()
    expect(result.current.addresses).toBe(before)
    expect(calls('media.resolve').map(call => call.argument)).toEqual([
      { base: 'https://media.example/r', files: ['a.mp3', 'no.mp3'] },
    ])
  })

  it('requests the files of a long paper in parts of 500, as many as main takes', async () => {
    fake.answer('media.resolve', ({ files }) => success({ addresses: files.map(file => `media://${file}`) }))
    const files = Array.from({ length: 1001 }, (_, at) => `${at + 1000}.mp3`)
    const { result } = renderHook(() => useMediaAddresses('https://media.example/r', files), {
      wrapper: renderWithClient(),
    })
    await waitFor(() => expect(result.current.addresses).toEqual(files.map(file => `media://${file}`)))
    const sent = calls('media.resolve').map(call => (call.argument as { files: string[] }).files.length)
    expect(sent).toEqual([500, 500, 1])
  })
})
