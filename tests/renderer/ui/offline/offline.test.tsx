import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '../../../../renderer/ui/clock'
import { failure, type Result, success } from '../../../../shared/contract/result'
import { fromJst, jstParts } from '../../../../shared/domain/time'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { answerHome } from '../../app/home-answers'
import { putBridge, renderApp } from '../../render'
import { homework } from '../../screens/homework/samples'

const year = jstParts(now()).year
const at = fromJst(year, 1, 2, 14, 3)
const stripText = '1月2日 14:03 時点のデータを表示しています'
const copy = <T,>(value: T): Result<T> => ({ ok: true, value, copiedAt: at })
const unreachable = failure('network', '処理が失敗しました。再度お試しください。')
const list = (title: string) => ({ items: [homework({ title })], total: 1 })

let fake: FakeBridge
const asked = () => fake.requests('my-homework-page-list').length
/** The first banner is the header of the program. */
const mark = () => screen.getAllByRole('banner')[0]?.querySelector('[role=status]')?.textContent

beforeEach(() => {
  fake = putBridge({ session: teacher })
  answerHome(fake)
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('my-homework-list', () => success({ items: [], total: 0 }))
})

async function openList(answer: () => Result<ReturnType<typeof list>>) {
  fake.api('my-homework-page-list', answer)
  renderApp('/admin/homework-management')
  await screen.findByRole('heading', { level: 1, name: '宿題一覧' })
  await waitFor(() => expect(asked()).toBe(1))
}

describe('a screen with offline copies', () => {
  it('shows the time of the copies, and nothing if all answers are live', async () => {
    await openList(() => success(list('今日の宿題')))
    expect(await screen.findByRole('link', { name: '今日の宿題' })).toBeVisible()
    expect(screen.queryByText(/時点のデータ/)).toBeNull()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })

  it('refetches when the teacher asks: the mark disappears, and a toast says that the server is back', async () => {
    const user = userEvent.setup()
    await openList(() => copy(list('前の宿題')))
    expect(await screen.findByText(stripText)).toBeVisible()
    expect(screen.getByText(stripText).closest('[role=status]')).toHaveTextContent('オフライン')
    fake.api('my-homework-page-list', () => success(list('今日の宿題')))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('link', { name: '今日の宿題' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(stripText)).toBeNull())
    expect(await screen.findByText('サーバーにつながりました')).toBeVisible()
    expect(asked()).toBe(2)
    // The button is removed, so the focus must stay in the page.
    expect(screen.getByRole('heading', { level: 1, name: '宿題一覧' })).toHaveFocus()
  })

  it('keeps the copies and says so while the server is still unreachable, without a dialog', async () => {
    const user = userEvent.setup()
    await openList(() => copy(list('前の宿題')))
    const button = await screen.findByRole('button', { name: '再試行' })
    await user.click(button)
    expect(await screen.findByText('まだサーバーにつながりません')).toBeVisible()
    expect(screen.getByText(stripText)).toBeVisible()
    expect(button).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked()).toBe(2)
  })
})

describe('a server that is unreachable for a time', () => {
  it('is marked in the header meanwhile', async () => {
    await openList(() => success(list('今日の宿題')))
    expect(mark()).toBe('')
    act(() => fake.emit('offline.changed', { offline: true }))
    await waitFor(() => expect(mark()).toBe('オフライン'))
    act(() => fake.emit('offline.changed', { offline: false }))
    await waitFor(() => expect(mark()).toBe(''))
    expect(asked()).toBe(1)
    expect(screen.queryByText('サーバーにつながりました')).toBeNull()
  })

  it('is asked again automatically, once, for the shown copies', async () => {
    await openList(() => copy(list('前の宿題')))
    act(() => fake.emit('offline.changed', { offline: true }))
    expect(await screen.findByText(stripText)).toBeVisible()
    fake.api('my-homework-page-list', () => success(list('今日の宿題')))
    const teams = fake.requests('team-rows').length
    act(() => fake.emit('offline.changed', { offline: false }))
    expect(await screen.findByText('サーバーにつながりました')).toBeVisible()
    expect(screen.getByRole('link', { name: '今日の宿題' })).toBeVisible()
    expect(screen.queryByText(stripText)).toBeNull()
    expect(asked()).toBe(2)
    expect(fake.requests('team-rows')).toHaveLength(teams)
  })

  it('that fails again at once leaves the copies, without a toast', async () => {
    await openList(() => copy(list('前の宿題')))
    expect(await screen.findByText(stripText)).toBeVisible()
    act(() => fake.emit('offline.changed', { offline: false }))
    await waitFor(() => expect(asked()).toBe(2))
    expect(screen.getByText(stripText)).toBeVisible()
    expect(screen.queryByText('サーバーにつながりました')).toBeNull()
  })

  it('has its copies refetched when they are shown again', async () => {
    const user = userEvent.setup()
    await openList(() => copy(list('前の宿題')))
    expect(await screen.findByText(stripText)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'トップページ' }))
    await screen.findByRole('heading', { level: 1, name: 'トップページ' })
    fake.api('my-homework-page-list', () => success(list('今日の宿題')))
    act(() => fake.emit('offline.changed', { offline: false }))
    expect(asked()).toBe(1)
    await user.click(screen.getByRole('link', { name: '宿題一覧' }))
    expect(await screen.findByRole('link', { name: '今日の宿題' })).toBeVisible()
    expect(screen.queryByText(stripText)).toBeNull()
    expect(asked()).toBe(2)
  })

  it('shows the retry dialog if there is no copy', async () => {
    await openList(() => unreachable)
    expect(await screen.findByRole('dialog')).toHaveTextContent('再度お試しください')
    expect(screen.queryByText(/時点のデータ/)).toBeNull()
  })

  it('closes the retry dialog when it is back, and the waiting calls succeed', async () => {
    await openList(() => unreachable)
    act(() => fake.emit('offline.changed', { offline: true }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('再度お試しください')
    fake.api('my-homework-page-list', () => success(list('今日の宿題')))
    act(() => fake.emit('offline.changed', { offline: false }))
    expect(await screen.findByRole('link', { name: '今日の宿題' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked()).toBe(2)
  })

  it('that fails again at once is retried once automatically, and then only by the teacher', async () => {
    const user = userEvent.setup()
    await openList(() => unreachable)
    act(() => fake.emit('offline.changed', { offline: true }))
    await screen.findByRole('dialog')
    for (const offline of [false, true, false]) {
      act(() => fake.emit('offline.changed', { offline }))
      await waitFor(() => expect(asked()).toBe(2))
    }
    fake.api('my-homework-page-list', () => success(list('今日の宿題')))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('link', { name: '今日の宿題' })).toBeVisible()
    expect(asked()).toBe(3)
  })

  it('that comes back under the lock is asked after the unlock', async () => {
    await openList(() => unreachable)
    act(() => fake.emit('offline.changed', { offline: true }))
    await screen.findByRole('dialog')
    fake.api('my-homework-page-list', () => success(list('今日の宿題')))
    const lock = (locked: boolean) =>
      act(() =>
        fake.emit('lock.changed', { generation: teacher.generation, isLocked: locked, hasRunningExport: false }),
      )
    lock(true)
    act(() => fake.emit('offline.changed', { offline: false }))
    expect(asked()).toBe(1)
    lock(false)
    expect(await screen.findByRole('link', { name: '今日の宿題' })).toBeVisible()
    expect(asked()).toBe(2)
  })
})

describe('a list that failed to load', () => {
  const copiesLink = () => screen.queryByRole('link', { name: 'オフラインのデータを見る' })
  async function declineRetry(offline: boolean) {
    const user = userEvent.setup()
    await openList(() => unreachable)
    act(() => fake.emit('offline.changed', { offline }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }))
    expect(await screen.findByText(offline ? 'サーバーにつながりません。' : '宿題を読み込めませんでした')).toBeVisible()
  }

  it('links to the offline copies while the server is unreachable, and no longer', async () => {
    await declineRetry(true)
    expect(copiesLink()).toHaveAttribute('href', '#/admin/download-manage')
    expect(asked()).toBe(1)
    act(() => fake.emit('offline.changed', { offline: false }))
    await waitFor(() => expect(copiesLink()).toBeNull())
    await waitFor(() => expect(asked()).toBe(2))
  })

  it('has no link if the server is reachable', async () => {
    await declineRetry(false)
    expect(copiesLink()).toBeNull()
  })

  it('has no link if no copies are stored', async () => {
    fake = putBridge({ session: teacher, offlineCopies: false })
    answerHome(fake)
    fake.answer('drafts.read', () => success({ value: null }))
    fake.api('team-rows', () => success({ items: [], total: 0 }))
    await declineRetry(true)
    expect(copiesLink()).toBeNull()
  })
})

describe('while the header says that the server cannot be reached', () => {
  it('a screen says so in its place, without a dialog, keeps the focus on its retry button, and reads again when the server is back', async () => {
    const user = userEvent.setup()
    renderApp('/admin/home')
    await screen.findByRole('heading', { level: 1, name: 'トップページ' })
    act(() => fake.emit('offline.changed', { offline: true }))
    let result: Result<ReturnType<typeof list>> = unreachable
    fake.api('my-homework-page-list', () => result)
    await user.click(screen.getByRole('link', { name: '宿題一覧' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('サーバーにつながりません。')
    expect(alert).toHaveTextContent('つながると、自動で読み込みます。')
    // The names of the classes were read, but no rows of that time are in sight.
    const strips = screen.queryAllByText(/時点のデータを表示しています/)
    expect(strips.filter(strip => strip.closest('[data-hidden]') === null)).toHaveLength(0)
    const before = asked()
    await user.click(within(alert).getByRole('button', { name: '再試行' }))
    await waitFor(() => expect(asked()).toBe(before + 1))
    expect(await screen.findByRole('button', { name: '再試行' })).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    result = success(list('今日の宿題'))
    act(() => fake.emit('offline.changed', { offline: false }))
    expect(await screen.findByRole('link', { name: '今日の宿題' })).toBeVisible()
    expect(await screen.findByText('サーバーにつながりました')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '宿題一覧' })).toHaveFocus()
  })

  it('a page says of which time its data are', async () => {
    await openList(() => success(list('今日の宿題')))
    await screen.findByRole('link', { name: '今日の宿題' })
    expect(screen.queryByText(/時点のデータ/)).toBeNull()
    act(() => fake.emit('offline.changed', { offline: true }))
    expect(await screen.findByText(/^\S+ \d+:\d\d 時点のデータを表示しています$/)).toBeVisible()
    act(() => fake.emit('offline.changed', { offline: false }))
    await waitFor(() => expect(screen.queryByText(/時点のデータ/)).toBeNull())
  })
})
