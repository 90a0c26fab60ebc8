import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sessionState } from '../../../../renderer/bridge/index'
import { Login } from '../../../../renderer/screens/session/Login'
import { failure, type Result, success } from '../../../../shared/contract/result'
import type { SessionView } from '../../../../shared/contract/types'
import { teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { answerHome } from '../../app/home-answers'
import { putBridge, renderApp, renderScreen, visitNumber } from '../../render'

const idField = () => screen.getByRole('textbox', { name: 'アカウントID' })
const passwordField = () => screen.getByLabelText('パスワード')
const button = () => screen.getByRole('button', { name: 'ログイン' })

describe('login', () => {
  it('shows missing input at its field, and sends nothing (SPEC §5)', async () => {
    const fake = putBridge()
    renderScreen(<Login />)
    const user = userEvent.setup()
    expect(idField(), 'an ID is no word').toHaveAttribute('spellcheck', 'false')
    await user.click(button())
    expect(screen.getByText('アカウントIDを入力してください。')).toBeVisible()
    expect(screen.getByText('パスワードを入力してください。')).toBeVisible()
    expect(idField()).toHaveFocus()
    expect(idField()).toBeInvalid()
    await user.type(idField(), '  teacher@sample.school ')
    await user.click(button())
    expect(screen.queryByText('アカウントIDを入力してください。')).toBeNull()
    expect(passwordField()).toHaveFocus()
    expect(fake.calls.filter(call => call.method === 'session.login')).toHaveLength(0)
  })

  it('sends ID and password on Enter, and the teacher is logged in', async () => {
    const fake = putBridge()
    fake.answer('session.login', () => success(teacher))
    renderScreen(<Login />)
    const user = userEvent.setup()
    await user.type(idField(), ' teacher@sample.school')
    await user.type(passwordField(), 'hanamaru1{Enter}')
    await waitFor(() => expect(sessionState()).toEqual(teacher))
    expect(fake.calls.find(call => call.method === 'session.login')?.argument).toEqual({
      username: 'teacher@sample.school',
      password: 'hanamaru1',
    })
  })

  it('keeps the input and shows the server’s message if the password is wrong', async () => {
    const fake = putBridge()
    fake.answer('session.login', () => failure('status', 'IDまたはパスワードが正しくありません。'))
    renderScreen(<Login />)
    const user = userEvent.setup()
    await user.type(idField(), 'teacher')
    await user.type(passwordField(), 'wrong1{Enter}')
    expect(await screen.findByText('IDまたはパスワードが正しくありません。')).toBeVisible()
    expect(idField()).toHaveValue('teacher')
    expect(passwordField()).toHaveValue('wrong1')
    expect(sessionState()).toBeNull()
  })

  it('says that the server was not reached in a toast, not at the field', async () => {
    const fake = putBridge()
    fake.answer('session.login', () => failure('network', 'ECONNREFUSED'))
    renderScreen(<Login />)
    const user = userEvent.setup()
    await user.type(idField(), 'teacher')
    await user.type(passwordField(), 'hanamaru1{Enter}')
    expect(await screen.findByText('処理が失敗しました。再度お試しください。')).toBeVisible()
    expect(screen.queryByText('ECONNREFUSED')).toBeNull()
  })

  it('sends once, however often Enter is pressed during the request', async () => {
    const fake = putBridge()
    let answer = (_: Result<SessionView>) => {}
    fake.answer('session.login', () => new Promise(resolve => (answer = resolve)))
    renderScreen(<Login />)
    const user = userEvent.setup()
    await user.type(idField(), 'teacher')
    await user.type(passwordField(), 'hanamaru1{Enter}{Enter}{Enter}')
    expect(fake.calls.filter(call => call.method === 'session.login')).toHaveLength(1)
    answer(success(teacher))
    await waitFor(() => expect(sessionState()).toEqual(teacher))
  })

  it('ignores Enter during IME composition', () => {
    putBridge()
    renderScreen(<Login />)
    const accepted = fireEvent.keyDown(idField(), { key: 'Enter', isComposing: true })
    expect(accepted).toBe(false)
    expect(fireEvent.keyDown(idField(), { key: 'Enter' })).toBe(true)
  })

  it('shows the password on request, and says when Caps Lock is on', async () => {
    putBridge()
    renderScreen(<Login />)
    const user = userEvent.setup()
    expect(passwordField()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'パスワードを表示' }))
    expect(passwordField()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'パスワードを隠す' }))
    expect(passwordField()).toHaveAttribute('type', 'password')
    await user.click(passwordField())
    const capsLock = () => screen.queryByText('Caps Lockがオンになっています。')
    expect(capsLock()).toBeNull()
    await user.keyboard('{CapsLock}')
    expect(capsLock()).toBeVisible()
    await user.keyboard('{CapsLock}a')
    expect(capsLock()).toBeNull()
    await user.keyboard('{CapsLock}')
    await user.tab()
    expect(capsLock()).toBeNull()
  })

  it('fills the form with a sample account in sample mode only', async () => {
    putBridge({ sample: true, sampleLogins: [{ username: 'guest@sample.school', note: 'ゲスト' }] })
    const view = renderScreen(<Login />)
    const user = userEvent.setup()
    const list = screen.getByRole('region', { name: 'お試し用アカウント' })
    await user.click(within(list).getByRole('button', { name: 'guest@sample.school' }))
    expect(idField()).toHaveValue('guest@sample.school')
    expect(passwordField()).toHaveValue('hanamaru1')
    view.unmount()
    putBridge()
    renderScreen(<Login />)
    expect(screen.queryByRole('region', { name: 'お試し用アカウント' })).toBeNull()
  })
})

describe('login by pass card (SPEC §1)', () => {
  it.each([
    ['ログアウトしない', 0],
    ['消してログアウト', 1],
  ])('asks a teacher who is logged in about a comment that was not sent: %s', async (answer, logins) => {
    const fake = putBridge({ session: teacher })
    const drafts = keepDrafts(fake)
    drafts.set('listening/comments', { '11/1': { text: 'よい', isSent: false } })
    fake.answer('session.passCard', () => success(teacher))
    const asked = () => fake.calls.filter(({ method }) => method === 'session.passCard')
    renderScreen(<Login />, { path: '/login', url: '/login?key=sample-pass-card' })
    const dialog = await screen.findByRole('dialog', { name: '送っていない音読のコメント' })
    expect(asked()).toHaveLength(0)
    await userEvent.setup().click(within(dialog).getByRole('button', { name: answer }))
    // both ways the key leaves the address
    expect(await screen.findByRole('textbox', { name: 'アカウントID' })).toBeVisible()
    expect(asked()).toHaveLength(logins)
    expect(fake.calls.filter(({ method }) => method === 'session.logout')).toHaveLength(logins)
  })

  it('logs in with the key of the link', async () => {
    const fake = putBridge()
    fake.answer('session.passCard', () => success(teacher))
    renderScreen(<Login />, { path: '/login', url: '/login?key=sample-pass-card' })
    await waitFor(() => expect(sessionState()).toEqual(teacher))
    const asked = fake.calls.filter(call => call.method === 'session.passCard')
    expect(asked.map(call => call.argument)).toEqual([{ key: 'sample-pass-card' }])
  })

  it('keeps its key neither in the address nor in the history', async () => {
    const fake = putBridge()
    answerHome(fake)
    fake.answer('session.passCard', () => success(teacher))
    renderApp('/login?key=sample-pass-card')
    expect(await screen.findByRole('heading', { level: 1, name: 'トップページ' })).toBeVisible()
    expect(window.location.href).not.toContain('sample-pass-card')
    // The visit with the key was replaced.
    expect(visitNumber()).toBe(0)
  })

  it('shows why it failed, with a retry button and a link to the form', async () => {
    const fake = putBridge()
    fake.answer('session.passCard', () => failure('status', 'パスカードが無効です。'))
    renderScreen(<Login />, { path: '/login', url: '/login?key=old' })
    expect(await screen.findByText('パスカードが無効です。')).toBeVisible()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '再試行' }))
    await waitFor(() => expect(fake.calls.filter(call => call.method === 'session.passCard')).toHaveLength(2))
    let answer = () => {}
    fake.answer(
      'session.passCard',
      () => new Promise(resolve => (answer = () => resolve(failure('status', 'パスカードが無効です。')))),
    )
    await user.click(await screen.findByRole('button', { name: '再試行' }))
    expect(screen.getByRole('status')).toHaveTextContent('ログインしています。')
    expect(screen.queryByText('パスカードが無効です。')).toBeNull()
    act(() => answer())
    await user.click(await screen.findByRole('link', { name: 'IDとパスワードでログイン' }))
    expect(idField()).toBeVisible()
  })
})
