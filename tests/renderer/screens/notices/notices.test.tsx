/** すべてのお知らせ: the whole lists, read states, and deletion (SPEC §7 Messages and notices, §9). */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notices } from '../../../../renderer/screens/notices/Notices'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { putBridge, renderScreen } from '../../render'

const system = { notice_id: 'n-1', title: '冬休みの窓口', create_time: '2026-11-20 09:00:00', is_read: 0 as const }
const homework = {
  id: 'h-1',
  homework_id: '501',
  title: '全員が提出しました',
  content: 'Unit 5 週末の音読',
  create_time: '2026-11-19 18:00:00',
  is_read: 1 as const,
}
const all = [
  {
    id: 'n-1',
    notice_type: 1,
    title: '冬休みの窓口',
    content: '',
    create_time: system.create_time,
    is_read: 0 as const,
  },
  { ...homework, notice_type: 2 },
]

let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: fromJst(2026, 11, 23, 8, 30) })
  fake = putBridge({ session: teacher })
  keepDrafts(fake)
  fake.api('new-notice-total', () =>
    success({ new_msg_num: 1, allow_send_message: 1, new_system_num: 1, new_homework_num: 0 }),
  )
  fake.api('notice-page-list', () => success({ items: all, total: 13 }))
  fake.api('system-notice-page-list', () => success({ items: [system], total: 1 }))
  fake.api('homework-notice-page-list', () => success({ items: [homework], total: 12 }))
})
afterEach(() => vi.useRealTimers())

const newUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const show = async () => {
  renderScreen(
    <>
      <Notices />
      <UndoBar />
    </>,
    { url: '/admin/home/notices' },
  )
  await screen.findByRole('link', { name: '冬休みの窓口' })
  return newUser()
}
const row = (name: RegExp) => screen.getByRole('row', { name })

describe('the lists of notices', () => {
  it('show 10 a page or 20, what is unread, and lead to the notice or to its homework', async () => {
    const user = await show()
    expect(fake.requests('notice-page-list')).toEqual([{ page: 1, limit: 10 }])
    expect(screen.getByText('13件')).toBeVisible()
    expect(within(row(/冬休みの窓口/)).getByText('未読')).toBeVisible()
    expect(row(/冬休みの窓口/)).toHaveTextContent('運営から')
    expect(row(/冬休みの窓口/)).toHaveTextContent('11/20（金）9:00')
    expect(within(row(/全員が提出しました/)).queryByText('未読')).toBeNull()
    expect(screen.getByRole('link', { name: '冬休みの窓口' })).toHaveAttribute(
      'href',
      '/admin/home/message-detail-page?notice_id=n-1',
    )
    expect(screen.getByRole('link', { name: /Unit 5 週末の音読/ })).toHaveAttribute(
      'href',
      '/admin/homework-details/501',
    )
    await user.click(screen.getByRole('button', { name: '2ページ' }))
    await waitFor(() => expect(fake.requests('notice-page-list').at(-1)).toEqual({ page: 2, limit: 10 }))
    await user.selectOptions(screen.getByRole('combobox', { name: '1ページの件数' }), '20件ずつ')
    await waitFor(() => expect(fake.requests('notice-page-list').at(-1)).toEqual({ page: 1, limit: 20 }))
  })

  it('can be those of the service or those about homework alone', async () => {
    const user = await show()
    await user.click(screen.getByRole('radio', { name: '宿題' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '冬休みの窓口' })).toBeNull())
    expect(fake.requests('homework-notice-page-list')).toEqual([{ page: 1, limit: 10 }])
    expect(screen.queryByRole('button', { name: 'すべて既読にする' })).toBeNull()
    await user.click(screen.getByRole('radio', { name: '運営から' }))
    expect(await screen.findByRole('link', { name: '冬休みの窓口' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Unit 5/ })).toBeNull()
  })

  it('mark only the kinds with unread notices as read', async () => {
    fake.api('notice-read-all', () => success(null))
    const user = await show()
    await user.click(await screen.findByRole('button', { name: 'すべて既読にする' }))
    expect(await screen.findByText('お知らせをすべて既読にしました。')).toBeVisible()
    expect(fake.requests('notice-read-all')).toEqual([{ notice_type: 1 }])
  })

  it('are all said to be read when both kinds are, and not before', async () => {
    fake.api('new-notice-total', () =>
      success({ new_msg_num: 2, allow_send_message: 1, new_system_num: 1, new_homework_num: 1 }),
    )
    fake.api('notice-read-all', ({ notice_type }) => (notice_type === 1 ? success(null) : refusal(400, '拒否')))
    const user = await show()
    await user.click(await screen.findByRole('button', { name: 'すべて既読にする' }))
    expect(await screen.findByText('拒否')).toBeVisible()
    expect(fake.requests('notice-read-all')).toEqual([{ notice_type: 1 }, { notice_type: 2 }])
    // toasts are shown one at a time, each for 3 s: another one would follow the refusal
    await act(() => vi.advanceTimersByTimeAsync(3_500))
    await waitFor(() => expect(screen.queryByText('拒否')).toBeNull())
    expect(screen.queryByText('お知らせをすべて既読にしました。')).toBeNull()
    fake.api('notice-read-all', () => success(null))
    await user.click(await screen.findByRole('button', { name: 'すべて既読にする' }))
    expect(await screen.findByText('お知らせをすべて既読にしました。')).toBeVisible()
  })

  it('of the other kind are not marked as read after a refusal', async () => {
    fake.api('new-notice-total', () =>
      success({ new_msg_num: 2, allow_send_message: 1, new_system_num: 1, new_homework_num: 1 }),
    )
    fake.api('notice-read-all', ({ notice_type }) => (notice_type === 1 ? refusal(400, '拒否') : success(null)))
    const user = await show()
    await user.click(await screen.findByRole('button', { name: 'すべて既読にする' }))
    expect(await screen.findByText('拒否')).toBeVisible()
    await user.tab()
    expect(fake.requests('notice-read-all')).toEqual([{ notice_type: 1 }])
  })

  it('say so if there are none, or if they cannot be read', async () => {
    fake.api('notice-page-list', () => success({ items: [], total: 0 }))
    const { unmount } = renderScreen(<Notices />)
    expect(await screen.findByText('お知らせはありません')).toBeVisible()
    unmount()
    fake.api('notice-page-list', () => refusal(400, '読めません。'))
    renderScreen(<Notices />)
    expect(await screen.findByText('お知らせを読み込めませんでした')).toBeVisible()
  })
})

describe('the deletion of several notices', () => {
  const remove = async () => {
    const user = await show()
    await user.click(screen.getByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    await user.click(screen.getByRole('button', { name: '削除' }))
    expect(screen.getByText('2件のお知らせを削除します。')).toBeVisible()
    return user
  }

  it('is one call after the time to undo', async () => {
    fake.api('notice-delete', () => success(null))
    await remove()
    expect(fake.requests('notice-delete')).toEqual([])
    await vi.advanceTimersByTimeAsync(10_100)
    await waitFor(() => expect(fake.requests('notice-delete')).toEqual([{ ids: 'n-1,h-1' }]))
  })

  it('takes both kinds with the same number, because the request names only the number', async () => {
    const items = all.map(notice => ({ ...notice, id: '7' }))
    fake.api('notice-page-list', () => success({ items, total: 2 }))
    fake.api('notice-delete', () => success(null))
    const user = await show()
    await user.click(screen.getByRole('checkbox', { name: /冬休みの窓口/ }))
    expect(screen.getByText('1件を選択中')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '削除' }))
    expect(screen.getByText('2件のお知らせを削除します。')).toBeVisible()
    await vi.advanceTimersByTimeAsync(10_100)
    await waitFor(() => expect(fake.requests('notice-delete')).toEqual([{ ids: '7' }]))
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /冬休み|提出/ })).toEqual([]))
  })

  it('can be taken back', async () => {
    const user = await remove()
    await user.click(screen.getByRole('button', { name: /^すべて取り消す/ }))
    await vi.advanceTimersByTimeAsync(10_100)
    expect(fake.requests('notice-delete')).toEqual([])
    expect(screen.getByRole('link', { name: '冬休みの窓口' })).toBeVisible()
  })

  it.each([
    ['gone from the list', { items: [], total: 0 }, 0],
    ['still in the list', { items: all, total: 2 }, 1],
  ])('is looked up after a lost answer: %s', async (_what, found, left) => {
    fake.api('notice-delete', () => failure('timeout', ''))
    await remove()
    fake.api('notice-page-list', () => success(found))
    await vi.advanceTimersByTimeAsync(10_100)
    await waitFor(() => expect(fake.requests('notice-page-list')).toContainEqual({ page: 1, limit: 200 }))
    await waitFor(() => expect(screen.queryAllByRole('link', { name: '冬休みの窓口' })).toHaveLength(left))
    expect(fake.requests('notice-delete')).toHaveLength(1)
  })
})
