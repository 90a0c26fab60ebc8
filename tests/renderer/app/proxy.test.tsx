import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { aboveLockClass, coverPage } from '../../../renderer/app/lock/page-cover'
import { success } from '../../../shared/contract/result'
import type { Events } from '../../../shared/contract/types'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'
import { answerHome } from './home-answers'

const ask: Events['proxy.asked'] = {
  id: 'proxy-1',
  host: 'proxy.example:8080',
  realm: '校内ネットワーク',
  wrong: false,
}

async function open(session = false): Promise<FakeBridge> {
  const fake = putBridge(session ? { session: teacher } : {})
  answerHome(fake)
  fake.answer('app.proxyLogin', () => success(null))
  renderApp(session ? '/admin/home' : '/login')
  await screen.findByRole('heading', { level: 1, name: session ? 'トップページ' : 'ログイン' })
  return fake
}

const emitRequest = (fake: FakeBridge, detail: Partial<Events['proxy.asked']> = {}) =>
  act(() => fake.emit('proxy.asked', { ...ask, ...detail }))
const dialog = () => screen.findByRole('dialog', { name: 'プロキシへのログイン' })
const answers = (fake: FakeBridge) =>
  fake.calls.filter(({ method }) => method === 'app.proxyLogin').map(({ argument }) => argument)

it('asks before the login, names the proxy, and works by keyboard alone', async () => {
  const user = userEvent.setup()
  const fake = await open()
  emitRequest(fake)
  const shown = within(await dialog())
  expect(shown.getByText(/proxy\.example:8080/)).toBeVisible()
  expect(shown.getByText('サーバーからの表示：校内ネットワーク')).toBeVisible()
  expect(shown.queryByRole('alert')).toBeNull()
  // A scroll lock would add a style element, which the CSP refuses.
  expect(document.body).not.toHaveAttribute('data-scroll-locked')
  await waitFor(() => expect(shown.getByRole('textbox', { name: 'ユーザー名' })).toHaveFocus())
  await user.keyboard('miura{Tab}secret{Enter}')
  expect(answers(fake)).toEqual([{ id: 'proxy-1', username: 'miura', password: 'secret' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks above the page of a logged-in teacher, which takes neither keys nor focus meanwhile', async () => {
  const user = userEvent.setup()
  const fake = await open(true)
  const program = document.body.firstElementChild as HTMLElement
  emitRequest(fake)
  const shown = await dialog()
  expect(program.inert).toBe(true)
  expect((shown.closest('body > *') as HTMLElement).inert).toBeFalsy()
  await user.click(screen.getByRole('button', { name: 'キャンセル' }))
  await waitFor(() => expect(program.inert).toBe(false))
})

it('asks above the lock screen, which stays afterwards', async () => {
  const user = userEvent.setup()
  const fake = await open(true)
  const program = document.body.firstElementChild as HTMLElement
  emitRequest(fake)
  await dialog()
  const above = document.createElement('div')
  above.className = aboveLockClass
  document.body.append(above)
  const uncover = coverPage()
  expect([above.inert, program.inert]).toEqual([true, true])
  expect((await dialog()).closest('body > *')).toHaveClass(aboveLockClass)
  await user.click(screen.getByRole('button', { name: 'キャンセル' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([above.inert, program.inert]).toEqual([false, true])
  uncover()
  above.remove()
  expect(program.inert).toBe(false)
})

it('handles a request that came before the page was rendered', async () => {
  const fake = putBridge()
  fake.emit('proxy.asked', ask)
  renderApp('/login')
  expect(await dialog()).toBeVisible()
})

it('shows a request once if it is delivered twice', async () => {
  const user = userEvent.setup()
  const fake = await open()
  emitRequest(fake)
  emitRequest(fake)
  await dialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(answers(fake)).toEqual([{ id: 'proxy-1', cancel: true }])
})

it('says that the answer was wrong, and keeps the name but not the password', async () => {
  const user = userEvent.setup()
  const fake = await open()
  emitRequest(fake)
  await dialog()
  await user.keyboard('miura{Tab}wrong{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  emitRequest(fake, { id: 'proxy-2', wrong: true })
  const shown = within(await dialog())
  expect(shown.getByRole('alert')).toHaveTextContent('ユーザー名かパスワードが違います。')
  expect(shown.getByRole('textbox', { name: 'ユーザー名' })).toHaveValue('miura')
  expect(shown.getByLabelText('パスワード')).toHaveValue('')
  await waitFor(() => expect(shown.getByLabelText('パスワード')).toHaveFocus())
})

describe('the next user of the PC', () => {
  const lock = (fake: FakeBridge, locked: boolean) =>
    act(() => fake.emit('lock.changed', { generation: teacher.generation, isLocked: locked, hasRunningExport: false }))
  const field = async () => within(await dialog()).getByRole('textbox', { name: 'ユーザー名' })
  /** Types a name that the proxy refuses, so that the dialog asks again. */
  async function openRefused() {
    const user = userEvent.setup()
    const fake = await open(true)
    emitRequest(fake)
    await dialog()
    await user.keyboard('miura{Tab}wrong{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return { user, fake }
  }

  it('sees no name in the dialog above the lock screen; its teacher sees it again after the unlock', async () => {
    const { fake } = await openRefused()
    lock(fake, true)
    emitRequest(fake, { id: 'proxy-2', wrong: true })
    expect(await field()).toHaveValue('')
    lock(fake, false)
    expect(await field()).toHaveValue('miura')
  })

  it('does not see input from before the lock; the teacher does not see input from the time of the lock', async () => {
    const { user, fake } = await openRefused()
    emitRequest(fake, { id: 'proxy-2', wrong: true })
    const password = async () => within(await dialog()).getByLabelText('パスワード')
    await user.type(await password(), 'half')
    lock(fake, true)
    expect([await field(), await password()].map(input => (input as HTMLInputElement).value)).toEqual(['', ''])
    await user.type(await field(), 'stranger')
    lock(fake, false)
    expect([await field(), await password()].map(input => (input as HTMLInputElement).value)).toEqual(['miura', ''])
  })

  it('sees no name that was entered above the lock screen', async () => {
    const { user, fake } = await openRefused()
    lock(fake, true)
    emitRequest(fake, { id: 'proxy-2', wrong: true })
    await user.type(await field(), 'stranger{Tab}x{Enter}')
    await waitFor(() => expect(answers(fake)).toHaveLength(2))
    lock(fake, false)
    emitRequest(fake, { id: 'proxy-3', wrong: true })
    expect(await field()).toHaveValue('miura')
  })

  it('sees no name after the session has ended, also not in a dialog that was open', async () => {
    const { user, fake } = await openRefused()
    emitRequest(fake, { id: 'proxy-2', wrong: true })
    expect(await field()).toHaveValue('miura')
    await user.type(await field(), 'x')
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' }))
    expect(await field()).toHaveValue('')
  })
})

it('asks for one proxy after the other', async () => {
  const user = userEvent.setup()
  const fake = await open()
  emitRequest(fake)
  emitRequest(fake, { id: 'proxy-2', host: 'second.example:3128' })
  await dialog()
  await user.click(screen.getByRole('button', { name: 'キャンセル' }))
  expect(await screen.findByText(/second\.example:3128/)).toBeVisible()
  expect(screen.queryByText(/proxy\.example:8080/)).toBeNull()
})

it('requires a name', async () => {
  const user = userEvent.setup()
  const fake = await open()
  emitRequest(fake)
  const shown = within(await dialog())
  await user.click(shown.getByRole('button', { name: 'ログイン' }))
  expect(shown.getByText('ユーザー名を入力してください。')).toBeVisible()
  expect(shown.getByRole('textbox', { name: 'ユーザー名' })).toHaveFocus()
  expect(answers(fake)).toEqual([])
})

it('is not sent by Enter or closed by Escape during an IME conversion', async () => {
  const fake = await open()
  emitRequest(fake)
  const shown = within(await dialog())
  const field = shown.getByRole('textbox', { name: 'ユーザー名' })
  const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent(field, enter)
  expect(enter.defaultPrevented).toBe(true)
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(answers(fake)).toEqual([])
})

it('is sent once, however often Enter is pressed', async () => {
  const user = userEvent.setup()
  const fake = await open()
  let answer = () => {}
  fake.answer('app.proxyLogin', async () => {
    await new Promise<void>(done => {
      answer = done
    })
    return success(null)
  })
  emitRequest(fake)
  await dialog()
  await user.keyboard('miura{Tab}x{Enter}{Enter}')
  expect(answers(fake)).toHaveLength(1)
  act(() => answer())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('has no accessibility violation by axe', async () => {
  const fake = await open()
  emitRequest(fake, { wrong: true })
  const { violations } = await axe.run(await dialog(), { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})
