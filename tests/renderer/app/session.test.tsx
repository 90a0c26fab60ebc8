import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  setLastViewedPaper,
  setPaperOrder,
  takeLastViewedPaper,
  useIncludesIdle,
  usePaperOrder,
} from '../../../renderer/features/homework/paper/paper-navigation'
import { alertDialog, toast } from '../../../renderer/ui/dialogs'
import { failure, success } from '../../../shared/contract/result'
import type { SessionView } from '../../../shared/contract/types'
import { download, type FakeBridge, teacher } from '../../fakes/bridge'
import { keepDrafts } from '../../fakes/drafts'
import { nonEmpty } from '../../fixtures/non-empty'
import { putBridge, renderApp } from '../render'
import { answerHome } from './home-answers'

const homeworkTitle = 'Unit 5 週末の音読'
const other: SessionView = { ...teacher, user: { ...teacher.user, id: '18', nickname: '齋藤 薫' }, generation: 3 }
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const go = (address: string) =>
  act(() => {
    window.location.hash = address
  })
const blocks = ['current-month-summary', 'new-homework-list', 'system-notice-page-list', 'new-notice-total'] as const

/** From now on no call is answered; the shown data was read before. */
function holdCalls(fake: FakeBridge) {
  for (const name of blocks) fake.api(name, () => new Promise(() => {}))
}

/** Opens the home page, then one of its notices. */
async function openNotice(): Promise<FakeBridge> {
  const fake = putBridge({ session: teacher })
  answerHome(fake)
  fake.api('system-notice-content', () =>
    success({ notice_id: '1-0', title: '大事なお知らせ', create_time: '', is_read: 1, content: '<p>職員向け</p>' }),
  )
  renderApp('/admin/home')
  await screen.findByRole('link', { name: homeworkTitle })
  go('/admin/home/message-detail-page?notice_id=1-0')
  await title('大事なお知らせ')
  return fake
}

function expectNothingOf(fake: FakeBridge, before: Record<(typeof blocks)[number], number>) {
  expect(document.body.textContent).not.toContain(homeworkTitle)
  expect(document.body.textContent).not.toContain('職員向け')
  for (const name of blocks) expect(fake.requests(name).length, name).toBeGreaterThan(before[name])
}
const counts = (fake: FakeBridge) =>
  Object.fromEntries(blocks.map(name => [name, fake.requests(name).length])) as Record<(typeof blocks)[number], number>

const running = download({ name: '成績表.xlsx', received: 9, total: 10 })

describe('another teacher', () => {
  it('who logs in by pass card during a session sees nothing of the first teacher', async () => {
    const fake = await openNotice()
    act(() => fake.emit('downloads.changed', running))
    expect(screen.getByText('成績表.xlsx')).toBeVisible()
    holdCalls(fake)
    const before = counts(fake)
    fake.answer('session.passCard', () => success(other))
    go('/login?key=card')
    expect(await title('トップページ')).toBeVisible()
    expect(screen.getByRole('button', { name: '齋藤 薫 先生のメニュー' })).toBeVisible()
    expect(document.body.textContent).not.toContain('成績表.xlsx')
    expectNothingOf(fake, before)
  })

  it.each([
    ['after the end of the first', [2, 3]],
    ['if the end was missed', [3]],
  ])('who logs in at another window is shown the home page, %s', async (_, generations) => {
    const fake = await openNotice()
    holdCalls(fake)
    const before = counts(fake)
    const read = fake.requests('system-notice-content').length
    act(() => {
      for (const generation of generations) {
        fake.emit('session.changed', { generation, session: generation === 3 ? other : null, reason: 'logout' })
      }
    })
    expect(await title('トップページ')).toBeVisible()
    expect(window.location.hash).toBe('#/admin/home')
    expectNothingOf(fake, before)
    expect(fake.requests('system-notice-content')).toHaveLength(read)
  })

  it('does not get a page, a dialog or the student order of the first teacher', async () => {
    const fake = await openNotice()
    setLastViewedPaper({ homeworkId: '501', studentId: '9', topicId: '1' })
    setPaperOrder('501', ['9'])
    const { result } = renderHook(useIncludesIdle)
    act(() => result.current[1](true))
    act(() => void alertDialog('髙橋先生への知らせ'))
    expect(await screen.findByText('髙橋先生への知らせ')).toBeInTheDocument()
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' }))
    expect(sessionStorage.getItem('hanamaru.pages')).toContain('notice_id')
    act(() => fake.emit('session.changed', { generation: 3, session: other }))
    expect(await title('トップページ')).toBeVisible()
    expect(sessionStorage.getItem('hanamaru.pages')).not.toContain('notice_id')
    expect(takeLastViewedPaper('501')).toBeNull()
    expect(renderHook(() => usePaperOrder('501')).result.current).toBeNull()
    expect(renderHook(useIncludesIdle).result.current[0]).toBe(false)
    await waitFor(() => expect(screen.queryByText('髙橋先生への知らせ')).toBeNull())
  })
})

it('a new name is in the header at once, and the page stays unchanged', async () => {
  const fake = await openNotice()
  const before = counts(fake)
  const notice = await screen.findByText('職員向け')
  act(() => fake.emit('session.changed', { generation: 1, session: { ...teacher, user: { ...other.user, id: '17' } } }))
  expect(await screen.findByRole('button', { name: '齋藤 薫 先生のメニュー' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '髙橋 美咲 先生のメニュー' })).toBeNull()
  expect(screen.getByText('職員向け')).toBe(notice)
  expect(counts(fake)).toEqual(before)
})

const logIn = async (fake: FakeBridge, session: SessionView) => {
  fake.answer('session.login', () => success(session))
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'アカウントID' }), 'teacher')
  await user.type(screen.getByLabelText('パスワード'), 'hanamaru1{Enter}')
}

describe('a draft', () => {
  async function search(next: SessionView) {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    const drafts = keepDrafts(fake, generation => (generation === teacher.generation ? teacher : next).user.id)
    fake.api('team-rows', () => success({ items: [], total: 0 }))
    fake.api('my-homework-page-list', () => success({ items: [], total: 0 }))
    renderApp('/admin/homework-management')
    await userEvent.setup().type(await screen.findByRole('textbox', { name: '宿題をさがす' }), '単語{Enter}')
    await waitFor(() => expect(fake.requests('my-homework-page-list').at(-1)).toMatchObject({ search_title: '単語' }))
    return { fake, drafts }
  }
  const box = () => screen.findByRole('textbox', { name: '宿題をさがす' })

  it('is restored at the next login of the same teacher after the session broke off', async () => {
    const { fake } = await search(teacher)
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' }))
    await logIn(fake, { ...teacher, generation: 3 })
    await waitFor(async () => expect(await box()).toHaveValue('単語'))
  })

  it.each([
    ['after a logout', 'logout', teacher],
    ['with another teacher', 'unauthorized', other],
  ] as const)('is gone %s', async (_, reason, next) => {
    const { fake, drafts } = await search(next)
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason }))
    if (reason === 'logout') drafts.clear()
    const before = fake.requests('my-homework-page-list').length
    await logIn(fake, { ...next, generation: 3 })
    await title('トップページ')
    go('/admin/homework-management')
    const asked = () => fake.requests('my-homework-page-list').slice(before)
    await waitFor(() => expect(asked()).not.toEqual([]))
    expect(await box()).toHaveValue('')
    expect(nonEmpty(asked()).filter(request => 'search_title' in request)).toEqual([])
  })
})

describe('the end of a session', () => {
  it('removes all answers from the page, and the same teacher comes back to the same address', async () => {
    const fake = await openNotice()
    act(() => toast('青木さんにメッセージを送りました。'))
    // Under the pointer a toast does not close by itself.
    await userEvent.hover(await screen.findByText('青木さんにメッセージを送りました。'))
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' }))
    expect(await title('ログイン')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('青木さんにメッセージを送りました。')).toBeNull())
    for (const words of [homeworkTitle, '職員向け', '大事なお知らせ', '髙橋', '青木']) {
      expect(document.documentElement.innerHTML).not.toContain(words)
    }
    await logIn(fake, { ...teacher, generation: 3 })
    expect(await title('大事なお知らせ')).toBeVisible()
  })

  it.each([
    ['ログアウトしない', 0],
    ['消してログアウト', 1],
  ])('by the menu asks about what it would delete: %s', async (answer, logouts) => {
    const fake = await openNotice()
    const recordings = [{ id: 'k-1', text: 'Good morning.', category: 'read_sentence' as const, at: 1, seconds: 3.4 }]
    fake.answer('evaluation.list', () => success({ recordings, hasRunning: false }))
    fake.answer('session.logout', () => success(null))
    const sent = () => fake.calls.filter(({ method }) => method === 'session.logout')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '髙橋 美咲 先生のメニュー' }))
    await user.click(await screen.findByRole('menuitem', { name: 'ログアウト', hidden: true }))
    const question = await screen.findByRole('dialog', { name: '採点していない録音' })
    expect(sent()).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: answer }))
    expect(await title(logouts === 0 ? '大事なお知らせ' : 'ログイン')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '採点していない録音' })).toBeNull())
    expect(sent()).toHaveLength(logouts)
  })

  it('follows a logout also without a host, and the failure is shown afterwards', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fake = await openNotice()
    fake.answer('session.logout', () => failure('network', '処理が失敗しました。再度お試しください。'))
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '髙橋 美咲 先生のメニュー' }))
    await user.click(await screen.findByRole('menuitem', { name: 'ログアウト', hidden: true }))
    expect(await title('ログイン')).toBeVisible()
    expect(await screen.findByText('処理が失敗しました。再度お試しください。')).toBeInTheDocument()
    expect(document.documentElement.innerHTML).not.toContain('職員向け')
    warn.mockRestore()
  })
})

it('shows a download that the host announced before the page was rendered', async () => {
  const fake = putBridge({ session: teacher })
  answerHome(fake)
  fake.emit('downloads.changed', running)
  renderApp('/admin/home')
  expect(await screen.findByText('成績表.xlsx')).toBeVisible()
})
