import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { failureDisplay } from '../../../renderer/app/failure-display'
import { confirmDialog } from '../../../renderer/ui/dialogs'
import { failure, success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'
import { columns, homework, rows } from '../screens/homework/samples'
import { answerHome } from './home-answers'

const networkFailure = failure('network', '処理が失敗しました。再度お試しください。')
const place = () => window.location.hash

function openHome(state = {}): FakeBridge {
  const fake = putBridge({ session: teacher, ...state })
  answerHome(fake)
  renderApp('/admin/home')
  return fake
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the shell', () => {
  it('redirects to login without a session, and from login to home with one', async () => {
    putBridge()
    const view = renderApp('/admin/homework-management')
    expect(await title('ログイン')).toBeVisible()
    expect(place()).toBe('#/login')
    view.unmount()
    answerHome(putBridge({ session: teacher }))
    renderApp('/login')
    expect(await title('トップページ')).toBeVisible()
    await waitFor(() => expect(document.title).toBe('(3) トップページ | はなまる'))
  })

  it('says that a page is not supported in this version, and leads home; of no page, it says nothing', async () => {
    answerHome(putBridge({ session: teacher }))
    const view = renderApp('/nowhere')
    expect(await title('トップページ')).toBeVisible()
    expect(screen.queryByText(/このバージョンのはなまるでは/)).toBeNull()
    view.unmount()
    renderApp('/admin/of-a-newer-version')
    expect(await screen.findByText('この画面は、このバージョンのはなまるでは表示できません。')).toBeVisible()
    expect(place()).toBe('#/admin/home')
  })

  it('shows school, new notices and teacher, and the mark in sample mode', async () => {
    const fake = openHome({ sample: true, links: { support: true, student: true, templates: false } })
    expect(await screen.findByRole('link', { name: 'お知らせ3件の新着' })).toBeVisible()
    expect(screen.getByText('さくら中学校')).toBeVisible()
    expect(screen.getByText('サンプル校')).toBeVisible()
    expect(screen.getByRole('button', { name: '髙橋 美咲 先生のメニュー' })).toBeVisible()
    await userEvent.setup().click(screen.getByRole('button', { name: 'サポート' }))
    expect(fake.calls.find(call => call.method === 'app.openExternal')?.argument).toEqual({ target: 'support' })
    act(() => fake.emit('notices.changed', { new_msg_num: 0, allow_send_message: 1 }))
    expect(await screen.findByRole('link', { name: 'お知らせ' })).toBeVisible()
  })

  it('shows in both menus only what this teacher may open', async () => {
    const user = { ...teacher.user, type: 'guest', teacher_flag: 'bc' }
    openHome({ session: { ...teacher, user, online_class_switch: 0 } })
    const menu = await screen.findByRole('navigation', { name: 'メニュー' })
    const entries = () =>
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(entries()).toHaveLength(14)
    expect(entries().slice(0, 2)).toEqual(['トップページ', '宿題一覧'])
    await userEvent.setup().click(screen.getByRole('button', { name: '髙橋 美咲 先生のメニュー' }))
    expect(await screen.findByRole('menuitem', { name: '設定' })).toBeVisible()
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(items).toEqual(['設定', '画面をロックCtrl+Alt+L', 'キーの一覧?', 'ログアウト'])
  })

  it('leads to what a system notification was about when it is clicked', async () => {
    const fake = openHome()
    fake.api('notice-page-list', () => success({ items: [], total: 0 }))
    expect(await title('トップページ')).toBeVisible()
    act(() => fake.emit('notification.clicked', { about: 'notices' }))
    expect(await title('すべてのお知らせ')).toBeVisible()
  })

  it('stays at the password reset when an old notification is clicked there', async () => {
    const fake = putBridge()
    renderApp('/forget')
    expect(await title('パスワードの再設定')).toBeVisible()
    act(() => fake.emit('notification.clicked', { about: 'notices' }))
    expect(window.location.hash).toBe('#/forget')
  })

  it('offers the student edition at login only outside the native app', async () => {
    putBridge({ links: { support: false, student: true, templates: false } })
    const view = renderApp('/login')
    expect(await screen.findByRole('button', { name: '生徒用画面はこちら' })).toBeVisible()
    view.unmount()
    putBridge({ links: { support: false, student: true, templates: false }, nativeApp: true })
    renderApp('/login')
    expect(await title('ログイン')).toBeVisible()
    expect(screen.queryByRole('button', { name: '生徒用画面はこちら' })).toBeNull()
  })

  it('keeps a page’s page number while another page is shown, and does not read again', async () => {
    const fake = openHome()
    fake.api('system-notice-content', () =>
      success({ notice_id: '2-0', title: '冬休みについて', create_time: '', is_read: 1, content: '<p>本文です</p>' }),
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: '2ページ' }))
    await user.click(await screen.findByRole('link', { name: 'お知らせ11' }))
    expect(await title('冬休みについて')).toHaveFocus()
    const readsBefore = fake.requests('current-month-summary').length
    await user.click(await screen.findByRole('button', { name: '戻る' }))
    expect(await screen.findByRole('link', { name: 'お知らせ11' })).toBeVisible()
    expect(screen.getByRole('button', { name: '2ページ' })).toHaveAttribute('aria-current', 'page')
    expect(fake.requests('current-month-summary')).toHaveLength(readsBefore)
  })

  it('closes a question with its page, and keeps one about the server', async () => {
    openHome().api('system-notice-content', () =>
      success({ notice_id: '2-0', title: '冬休みについて', create_time: '', is_read: 1, content: '<p>本文です</p>' }),
    )
    const address = (await screen.findByRole('link', { name: 'お知らせ1' })).getAttribute('href') ?? ''
    const retried = failureDisplay.confirmRetry('届きません。', new AbortController().signal)
    expect(await screen.findByText('届きません。')).toBeInTheDocument()
    const asked = confirmDialog({ message: '消しますか。', confirm: '消す' })
    await waitFor(() => expect(screen.getByText('消しますか。')).toBeVisible())
    act(() => {
      window.location.hash = address
    })
    expect(await asked).toBe(false)
    await waitFor(() => expect(screen.queryByText('消しますか。')).toBeNull())
    await userEvent.setup().click(await screen.findByRole('button', { name: '再試行' }))
    expect(await retried).toBe(true)
    expect(await title('冬休みについて')).toBeVisible()
  })

  it('asks once for four blocks that fail together, and keeps a retry in each when declined', async () => {
    const fake = putBridge({ session: teacher })
    answerHome(fake)
    const blocks = [
      'current-month-summary',
      'new-homework-summary',
      'new-homework-list',
      'system-notice-page-list',
    ] as const
    for (const name of blocks) fake.api(name, () => networkFailure)
    const ask = vi.spyOn(failureDisplay, 'confirmRetry')
    renderApp('/admin/home')
    const dialog = await screen.findByRole('dialog')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await waitFor(() => expect(within(dialog).getByText('処理が失敗しました。再度お試しください。')).toBeVisible())
    const user = userEvent.setup()
    await user.click(within(dialog).getByRole('button', { name: '再試行' }))
    await waitFor(() => {
      for (const name of blocks) expect(fake.requests(name)).toHaveLength(2)
    })
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
    // The dialog of the first question can still be rendered: its buttons do nothing any more.
    await act(async () => undefined)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }))
    ask.mockRestore()
    await waitFor(() => expect(screen.getAllByRole('button', { name: '再試行' })).toHaveLength(4))
    answerHome(fake)
    for (const retry of screen.getAllByRole('button', { name: '再試行' })) await user.click(retry)
    expect(await screen.findByRole('link', { name: 'Unit 5 週末の音読' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks 宿題一覧（本部） in the menu on all pages of headquarters’ homework, and 宿題一覧 on those of others', async () => {
    const fake = openHome()
    fake.api('homework-basic-info', ({ id }) =>
      success(homework({ homework_id: id, title: `宿題${id}`, origin_type: id === '9' ? 2 : 1 })),
    )
    fake.api('topic-score-overview-x', () => success({ items: columns, total: columns.length }))
    fake.api('topic-score-overview-y', () => success({ items: rows, total: rows.length }))
    fake.api('homework-topic-list', () => success({ items: [], total: 0 }))
    const current = () =>
      within(screen.getByRole('navigation', { name: 'メニュー' }))
        .getAllByRole('link', { current: 'page' })
        .map(link => link.textContent)
    const open = (address: string) =>
      act(() => {
        window.location.hash = address
      })
    await title('トップページ')
    open('/admin/homework-details/9?tab=progress')
    await title('宿題9')
    expect(current()).toEqual(['宿題一覧（本部）'])
    open('/admin/commentary/9')
    await title('講評：宿題9')
    expect(current()).toEqual(['宿題一覧（本部）'])
    open('/admin/homework-details/8?tab=progress')
    await title('宿題8')
    expect(current()).toEqual(['宿題一覧'])
  })

  it('goes to login when the session ends, and back to the same address with the same teacher', async () => {
    const fake = openHome()
    const user = userEvent.setup()
    fake.api('system-notice-content', () =>
      success({ notice_id: '1-0', title: '大事なお知らせ', create_time: '', is_read: 1, content: '' }),
    )
    await user.click(await screen.findByRole('link', { name: 'お知らせ1' }))
    await title('大事なお知らせ')
    const menu = screen.getByRole('navigation', { name: 'メニュー' })
    expect(within(menu).getByRole('link', { name: 'トップページ' })).toHaveAttribute('aria-current', 'page')
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' }))
    expect(await title('ログイン')).toBeVisible()
    expect(screen.getByText('ログインの有効期限が切れました。もう一度ログインしてください。')).toBeVisible()
    expect(screen.queryByRole('heading', { name: '大事なお知らせ' })).toBeNull()
    fake.answer('session.login', () => success({ ...teacher, generation: 3 }))
    await user.type(screen.getByRole('textbox', { name: 'アカウントID' }), 'teacher')
    await user.type(screen.getByLabelText('パスワード'), 'hanamaru1{Enter}')
    expect(await title('大事なお知らせ')).toBeVisible()
  })

  it('drops everything after a chosen logout', async () => {
    // jsdom has no layout, so Mantine finds nothing focusable in the menu and logs a warning.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const fake = openHome()
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: '髙橋 美咲 先生のメニュー' }))
    await user.click(await screen.findByRole('menuitem', { name: 'ログアウト' }))
    expect(await title('ログイン')).toBeVisible()
    const methods = fake.calls.map(({ method }) => method)
    expect(methods).toContain('session.logout')
    // before it, what the teacher could lose is sent or asked about
    expect(methods.slice(0, methods.indexOf('session.logout'))).toContain('evaluation.list')
    expect(document.body).not.toHaveTextContent('Unit 5 週末の音読')
    expect(sessionStorage.getItem('hanamaru.pages')).toBeNull()
    warn.mockRestore()
  })
})

describe('the maintenance check (SPEC §4)', () => {
  it('closes the app at 0', async () => {
    const fake = putBridge()
    fake.answer('app.checkVersion', () => success({ opt_status: 0, opt_content: '18時まで停止します。' }))
    renderApp('/login')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText('18時まで停止します。')).toBeVisible())
    await userEvent.setup().click(within(dialog).getByRole('button', { name: '終了' }))
    expect(await screen.findByText('終了しました。この画面を閉じてください。')).toBeVisible()
    expect(fake.calls.some(call => call.method === 'app.quit')).toBe(true)
  })

  it('lets the teacher continue at 1', async () => {
    const fake = putBridge()
    fake.answer('app.checkVersion', () => success({ opt_status: 1, opt_content: '今夜22時から停止します。' }))
    renderApp('/login')
    const dialog = await screen.findByRole('dialog')
    await userEvent.setup().click(within(dialog).getByRole('button', { name: '続ける' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await title('ログイン')).toBeVisible()
    expect(fake.calls.some(call => call.method === 'app.quit')).toBe(false)
  })
})
