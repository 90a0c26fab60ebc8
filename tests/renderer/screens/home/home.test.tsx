import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { apiKey } from '../../../../renderer/bridge/index'
import { Home } from '../../../../renderer/screens/home/Home'
import { MessageDetail } from '../../../../renderer/screens/home/MessageDetail'
import { monthNumbers } from '../../../../renderer/screens/home/summary-numbers'
import { failure, success } from '../../../../shared/contract/result'
import { refusal, teacher } from '../../../fakes/bridge'
import { answerHome } from '../../app/home-answers'
import { putBridge, renderApp, renderScreen } from '../../render'
import { homework } from '../homework/samples'

const region = (name: string | RegExp) => screen.findByRole('region', { name })

describe('home', () => {
  it('links to the assign wizard, except for a teacher who cannot give homework', async () => {
    answerHome(putBridge({ session: teacher }))
    const { unmount } = renderScreen(<Home />)
    expect(await screen.findByRole('link', { name: '宿題を出す' })).toHaveAttribute(
      'href',
      '/admin/homework-create/routine/2',
    )
    unmount()
    answerHome(putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } } }))
    renderScreen(<Home />)
    expect(await screen.findByRole('link', { name: '宿題一覧を見る' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '宿題を出す' })).toBeNull()
  })

  it('shows the numbers of the month and of new homework', async () => {
    answerHome(putBridge({ session: teacher }))
    renderScreen(<Home />)
    const month = await region(/月のまとめ$/)
    expect(await within(month).findByText('81.2')).toBeVisible()
    expect(month).toHaveTextContent('12時間30分')
    const homework = await region('新しい宿題')
    expect(await within(homework).findByText('17')).toBeVisible()
  })

  it('shows day and month of the server’s clock, and reads the numbers of a new month', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    renderScreen(<Home />)
    await screen.findByText('81.2')
    const offset = Date.UTC(2031, 2, 5, 3) - Date.now()
    // Answers older than the stale time are read again.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    act(() => fake.emit('clock.changed', { offset }))
    expect(screen.getByText('2031年3月5日（水）')).toBeVisible()
    await waitFor(() => expect(fake.requests('current-month-summary')).toHaveLength(2))
    expect(await screen.findByRole('region', { name: '3月のまとめ' })).toBeVisible()
    vi.restoreAllMocks()
  })

  it('leaves the minutes out from 100 hours on, groups thousands, and has a dash where the server sends no number', () => {
    const month = {
      homework_count: 12,
      student_count: 1078,
      submitted_count: 0,
      average_score: 0,
      exercise_count: 0,
      study_seconds: 360_060,
      record_duration: 0,
      integral: 0,
      items: [],
      total: 0,
    }
    const shown = (study_seconds: number) =>
      monthNumbers({ ...month, study_seconds }).map(({ parts }) =>
        parts.map(({ value, unit }) => value + unit).join(''),
      )
    expect(shown(360_060)).toEqual(['12件', '1,078人', '―', '0点', '0回', '100時間'])
    expect(shown(359_999).at(-1)).toBe('99時間59分')
    expect(shown(3599).at(-1)).toBe('59分')
  })

  it('reads the work of today and the new homework again every half minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    renderScreen(<Home />)
    await screen.findByRole('link', { name: 'Unit 5 週末の音読' })
    const live = ['my-homework-list', 'new-homework-list', 'new-homework-summary'] as const
    const reads = () => live.map(name => fake.requests(name).length)
    expect(reads()).toEqual([1, 1, 1])
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await waitFor(() => expect(Math.min(...reads())).toBeGreaterThan(1))
    vi.useRealTimers()
  })

  it('lists ten new homeworks at most', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    fake.api('new-homework-list', () =>
      success({
        items: Array.from({ length: 11 }, (_, at) => homework({ homework_id: `9${at}`, title: `宿題${at}` })),
        total: 11,
      }),
    )
    renderScreen(<Home />)
    const table = await screen.findByRole('table', { name: '新しい宿題の一覧' })
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(10))
  })

  it('names the month of an offline copy', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 2) })
    const { student_count: _, ...figures } = { student_count: 0, average_score: 81.2 }
    fake.api('current-month-summary', () => ({ ok: true, value: figures, copiedAt: Date.UTC(2026, 9, 30) }))
    renderScreen(<Home />)
    expect(await screen.findByRole('region', { name: '10月のまとめ' })).toHaveTextContent('81.2')
    vi.useRealTimers()
  })

  it('lists new homework with status, deadline and submissions; the title links to it', async () => {
    answerHome(putBridge({ session: teacher }))
    renderScreen(<Home />)
    const link = await screen.findByRole('link', { name: 'Unit 5 週末の音読' })
    expect(link).toHaveAttribute('href', '/admin/homework-details/501')
    const table = screen.getByRole('table', { name: '新しい宿題の一覧' })
    const row = within(table).getByRole('row', { name: /Unit 5/ })
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Unit 5 週末の音読2年A組')
    expect(within(row).getByText('進行中')).toBeVisible()
    expect(within(row).getByRole('progressbar', { name: '提出 61人／78人中' })).toBeVisible()
  })

  it('enters the list of new homework with the arrow key', async () => {
    answerHome(putBridge({ session: teacher }))
    renderScreen(<Home />)
    const link = await screen.findByRole('link', { name: 'Unit 5 週末の音読' })
    await userEvent.keyboard('{ArrowDown}')
    expect(link).toHaveFocus()
  })

  it('shows 10 notices per page, and marks unread ones', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    renderScreen(<Home />)
    const notices = await region('お知らせ')
    expect(await within(notices).findAllByRole('listitem')).toHaveLength(10)
    expect(within(notices).getAllByText('未読')).toHaveLength(1)
    const user = userEvent.setup()
    await user.click(within(notices).getByRole('button', { name: '次のページ' }))
    await waitFor(() => expect(within(notices).getAllByRole('listitem')).toHaveLength(2))
    expect(fake.requests('system-notice-page-list')).toEqual([
      { page: 1, limit: 10 },
      { page: 2, limit: 10 },
    ])
    await user.click(within(notices).getByRole('tab', { name: '宿題' }))
    expect(await within(notices).findByText('宿題のお知らせはありません。')).toBeVisible()
  })

  it('counts the unread notices of each tab, and marks those of one tab as read', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    let new_homework_num = 2
    fake.api('new-notice-total', () =>
      success({ new_msg_num: new_homework_num, allow_send_message: 1, new_system_num: 0, new_homework_num }),
    )
    fake.api('homework-notice-page-list', () =>
      success({
        items: [
          {
            id: 'h1',
            homework_id: '501',
            title: '期限が過ぎました',
            content: '「Unit 5」の期限が過ぎました。未提出は3名です。',
            create_time: '2026-11-18 09:00:00',
            is_read: 0,
          },
          { id: 'h2', title: '宿題の配信について', content: '', create_time: '2026-11-17 09:00:00', is_read: 1 },
        ],
        total: 2,
      }),
    )
    fake.api('notice-read-all', () => {
      new_homework_num = 0
      return success(null)
    })
    const user = userEvent.setup()
    renderScreen(<Home />)
    const notices = await region('お知らせ')
    expect(await within(notices).findByRole('tab', { name: '運営から' })).toHaveAttribute('aria-selected', 'true')
    expect(within(notices).queryByRole('button', { name: 'すべて既読にする' })).toBeNull()
    await user.click(await within(notices).findByRole('tab', { name: /^宿題\s*未読2件$/ }))
    expect(
      await within(notices).findByRole('link', { name: /期限が過ぎました.*「Unit 5」の期限が過ぎました。/ }),
    ).toHaveAttribute('href', '/admin/homework-details/501')
    expect(within(notices).getByText('宿題の配信について')).toBeVisible()
    expect(within(notices).queryByRole('link', { name: /宿題の配信について/ })).toBeNull()
    expect(within(notices).getByText('未読', { exact: true })).toBeVisible()
    await user.click(within(notices).getByRole('button', { name: 'すべて既読にする' }))
    expect(await within(notices).findByRole('tab', { name: '宿題' })).toBeVisible()
    expect(fake.requests('notice-read-all')).toEqual([{ notice_type: 2 }])
    expect(within(notices).queryByRole('button', { name: 'すべて既読にする' })).toBeNull()
    expect(within(notices).getByRole('heading', { name: 'お知らせ' })).toHaveFocus()
    expect(await screen.findByText('お知らせをすべて既読にしました。')).toBeVisible()
  })

  it('opens the first tab with unread notices from the notice link', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    fake.api('new-notice-total', () =>
      success({ new_msg_num: 2, allow_send_message: 1, new_system_num: 0, new_homework_num: 2 }),
    )
    const user = userEvent.setup()
    renderApp('/admin/home')
    await user.click(await screen.findByRole('link', { name: 'お知らせ2件の新着' }))
    expect(await screen.findByRole('tab', { name: /^宿題\s*未読2件$/ })).toHaveAttribute('aria-selected', 'true')
    // The link is followed once: a tab that the teacher chooses later stays when more notices come.
    await user.click(screen.getByRole('tab', { name: '運営から' }))
    const more = { new_msg_num: 3, allow_send_message: 1, new_system_num: 0, new_homework_num: 3 } as const
    act(() => fake.emit('notices.changed', more))
    expect(await screen.findByRole('tab', { name: /^宿題\s*未読3件$/ })).toBeVisible()
    expect(screen.getByRole('tab', { name: '運営から' })).toHaveAttribute('aria-selected', 'true')
  })

  it('goes to the last page of notices if the current page no longer exists', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    const notice = { notice_id: '1', title: '最後のお知らせ', create_time: '2026-11-18 09:00:00', is_read: 1 as const }
    fake.api('system-notice-page-list', ({ page }) =>
      success(page === 3 ? { items: [], total: 12 } : { items: [notice], total: page === 1 ? 25 : 12 }),
    )
    renderScreen(<Home />)
    const notices = await region('お知らせ')
    await userEvent.setup().click(await within(notices).findByRole('button', { name: '3ページ' }))
    await waitFor(() => expect(fake.requests('system-notice-page-list').map(({ page }) => page)).toEqual([1, 3, 2]))
    expect(await within(notices).findByRole('link', { name: '最後のお知らせ' })).toBeVisible()
    expect(within(notices).getByText('12件中 11〜12件')).toBeVisible()
  })

  it('shows the retry button where the notices could not be read', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    fake.api('system-notice-page-list', () => failure('status', '権限がありません。'))
    renderScreen(<Home />)
    const notices = await region('お知らせ')
    const retry = await within(notices).findByRole('button', { name: '再試行' })
    answerHome(fake)
    await userEvent.setup().click(retry)
    expect(await within(notices).findAllByRole('listitem')).toHaveLength(10)
  })

  it('keeps the other sections when one fails, with a retry button', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    fake.api('new-homework-list', () => failure('status', '権限がありません。'))
    renderScreen(<Home />)
    const homework = await region('新しい宿題')
    expect(await screen.findByText('権限がありません。')).toBeInTheDocument()
    expect(await within(await region(/月のまとめ$/)).findByText('81.2')).toBeVisible()
    fake.api('new-homework-list', () => success({ items: [], total: 0 }))
    await userEvent.setup().click(await within(homework).findByRole('button', { name: '再試行' }))
    expect(await within(homework).findByText('新しい宿題はありません。')).toBeVisible()
  })
})

describe('one notice', () => {
  it('shows sanitised HTML, and reads the unread counts again', async () => {
    const fake = putBridge({ session: teacher })
    let answer = () => {}
    const held = new Promise<void>(done => (answer = done))
    fake.api('system-notice-content', async ({ notice_id }) => {
      await held
      return success({
        notice_id,
        title: '冬休みについて',
        create_time: '2026-11-18 09:00:00',
        is_read: 1,
        content: '<p onclick="x()">12月24日から<script>x()</script>です。</p>',
      })
    })
    const view = renderScreen(<MessageDetail />, { url: '/?notice_id=7' })
    const lists = ['new-notice-total', 'system-notice-page-list', 'notice-page-list'] as const
    for (const name of lists) view.client.setQueryData(apiKey(name), { items: [], total: 0 })
    answer()
    expect(await screen.findByRole('heading', { level: 1, name: '冬休みについて' })).toBeVisible()
    expect(screen.getByText('2026年11月18日')).toBeVisible()
    expect(screen.getByText('12月24日からです。')).toBeVisible()
    expect(view.container.querySelector('script, [onclick]')).toBeNull()
    expect(fake.requests('system-notice-content')).toEqual([{ notice_id: '7' }])
    const stale = lists.filter(name => view.client.getQueryState(apiKey(name))?.isInvalidated)
    expect(stale).toEqual([...lists])
  })

  it.each([
    [404, 'お知らせが見つかりません。'],
    [503, '読み込めませんでした。'],
  ])('shows for status %s: %s', async (status, words) => {
    putBridge({ session: teacher }).api('system-notice-content', () => refusal(status))
    renderScreen(<MessageDetail />, { url: '/?notice_id=7' })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryAllByRole('button', { name: '再試行' })).toHaveLength(status === 404 ? 0 : 1)
  })

  it('shows a time that is no date as the server sent it', async () => {
    const notice = { notice_id: '7', title: '冬休みについて', create_time: '先週', is_read: 1 as const, content: '' }
    putBridge({ session: teacher }).api('system-notice-content', () => success(notice))
    renderScreen(<MessageDetail />, { url: '/?notice_id=7' })
    expect(await screen.findByText('先週')).toBeVisible()
  })

  it('shows the empty state if the address names no notice', () => {
    putBridge({ session: teacher })
    renderScreen(<MessageDetail />)
    expect(screen.getByText('お知らせが見つかりません。')).toBeVisible()
  })
})
