import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../renderer/app/query-client'
import { apiKey, useApi, useLive, usePagedApi } from '../../../renderer/bridge/index'
import { success } from '../../../shared/contract/result'
import type { FakeBridge } from '../../fakes/bridge'
import { refusal } from '../../fakes/bridge'
import { putBridge } from '../render'

const start = Date.UTC(2026, 10, 30, 3, 0)
const team = (name: string) => ({
  id: '3',
  name,
  allow_join: 1 as const,
  sort: 0,
  student_count: 9,
  hidden: 0 as const,
})
const answer = (name: string) => success({ items: [team(name)], total: 1 })
const student = (nickname: string) => ({ student_id: '1', number: '1', nickname, team_id: '3', team_name: '1組' })

function Classes({ moments }: { moments: readonly number[] }) {
  const { data, isError } = useApi('team-rows', {})
  useLive([apiKey('team-rows')], moments)
  return <p>{isError ? '失敗' : data?.items[0]?.name}</p>
}

function Matrix() {
  const rows = usePagedApi('topic-score-overview-y', { homework_id: '5' }, { limit: 1 })
  useLive([['topic-score-overview-y']])
  return (
    <p>{rows.isError ? '失敗' : rows.data?.pages.flatMap(page => page.items.map(row => row.nickname)).join('・')}</p>
  )
}

let fake: FakeBridge
const show = (moments: readonly number[] = [], mode: 'visible' | 'hidden' = 'visible') => (
  <Activity mode={mode}>
    <Classes moments={moments} />
  </Activity>
)
const put = (page: React.ReactNode) => {
  const client = createQueryClient()
  const withClient = (inner: React.ReactNode) => <QueryClientProvider client={client}>{inner}</QueryClientProvider>
  const view = render(withClient(page))
  return { client, rerender: (next: React.ReactNode) => view.rerender(withClient(next)) }
}
/** Lets time pass and renders the changes. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.advanceTimersByTimeAsync(1)
  })
const asked = () => fake.requests('team-rows').length
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the data of a shown screen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(start)
    fake = putBridge()
    fake.api('team-rows', () => answer('1組'))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is refetched automatically', async () => {
    put(show())
    await pass(0)
    fake.api('team-rows', () => answer('2組'))
    await pass(29_000)
    expect(screen.getByText('1組')).toBeVisible()
    await pass(1000)
    expect(screen.getByText('2組')).toBeVisible()
  })

  it('is refetched just after the moment at which it changes', async () => {
    put(show([start + 5000]))
    await pass(4900)
    expect(asked()).toBe(1)
    await pass(2000)
    expect(asked()).toBe(2)
    await pass(10_000)
    expect(asked()).toBe(2)
  })

  it('is refetched at a moment that becomes known later', async () => {
    const page = put(show())
    await pass(10_000)
    page.rerender(show([start + 12_000]))
    await pass(4000)
    expect(asked()).toBe(2)
  })

  it('stays when a refetch fails, and nothing is shown', async () => {
    put(show())
    await pass(0)
    fake.api('team-rows', () => refusal(500, 'だめです'))
    await pass(30_000)
    expect(asked()).toBe(2)
    expect(screen.getByText('1組')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('shows a failure if the teacher started the refetch', async () => {
    const client = put(show()).client
    await pass(0)
    fake.api('team-rows', () => refusal(400, 'だめです'))
    act(() => void client.refetchQueries())
    await pass(0)
    expect(screen.getByText('失敗')).toBeVisible()
  })

  it('stays for each page of a paged answer', async () => {
    const rows = ['一郎', '二郎']
    fake.api('topic-score-overview-y', ({ page }) =>
      success({ items: [{ ...student(rows[page - 1] ?? ''), submit_status: 0, scores: [] }], total: 1 }),
    )
    put(<Matrix />)
    await pass(0)
    fake.api('topic-score-overview-y', () => refusal(400, 'だめです'))
    await pass(30_000)
    expect(screen.getByText('一郎')).toBeVisible()
    expect(screen.queryByText('だめです')).toBeNull()
  })

  it('is loaded later if the first read failed', async () => {
    fake.api('team-rows', () => refusal(400, 'だめです'))
    put(show())
    await pass(0)
    expect(screen.getByText('失敗')).toBeVisible()
    fake.api('team-rows', () => answer('1組'))
    await pass(30_000)
    expect(screen.getByText('1組')).toBeVisible()
  })

  it('is not refetched while the window is hidden, and at once when it is shown', async () => {
    put(show())
    await pass(0)
    act(() => hide('hidden'))
    await pass(300_000)
    expect(asked()).toBe(1)
    act(() => hide('visible'))
    await pass(0)
    expect(asked()).toBe(2)
  })

  it('is not refetched in a hidden cached page', async () => {
    const page = put(show())
    await pass(0)
    page.rerender(show([], 'hidden'))
    await pass(300_000)
    expect(asked()).toBe(1)
  })

  it('is not refetched while the screen is locked or the server is unreachable', async () => {
    put(show())
    await pass(0)
    act(() => fake.emit('lock.changed', { generation: 0, isLocked: true, hasRunningExport: false }))
    await pass(60_000)
    expect(asked()).toBe(1)
    await act(async () => fake.emit('lock.changed', { generation: 0, isLocked: false, hasRunningExport: true }))
    await pass(0)
    expect(asked()).toBe(2)
    act(() => fake.emit('offline.changed', { offline: true }))
    await pass(60_000)
    expect(asked()).toBe(2)
    act(() => fake.emit('offline.changed', { offline: false }))
    await pass(30_000)
    expect(asked()).toBe(3)
  })

  it('is refetched at once if the corrected clock has passed the moment', async () => {
    put(show([start + 3_600_000]))
    await pass(0)
    act(() => fake.emit('clock.changed', { offset: 3_700_000 }))
    await pass(0)
    expect(asked()).toBe(2)
  })
})
