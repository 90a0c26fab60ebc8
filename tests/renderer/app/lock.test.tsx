import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { player } from '../../../renderer/audio/player'
import { createSound } from '../../../renderer/audio/sound'
import { startDeletion, undoLatestDeletion } from '../../../renderer/ui/deletions/pending-deletions'
import { alertDialog } from '../../../renderer/ui/dialogs'
import { failure, success } from '../../../shared/contract/result'
import type { LockState } from '../../../shared/contract/types'
import { text } from '../../../shared/text'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'
import { answerHome } from './home-answers'

const homeworkTitle = 'Unit 5 週末の音読'
const state = (over: Partial<LockState> = {}): LockState => ({
  generation: 1,
  isLocked: false,
  hasRunningExport: false,
  ...over,
})
const emitLock = (fake: FakeBridge, over: Partial<LockState>) => act(() => fake.emit('lock.changed', state(over)))
const heading = () => screen.findByRole('heading', { level: 1, name: '画面をロックしています' })
const field = () => screen.getByLabelText('パスワード')
const calls = (fake: FakeBridge, method: string) => fake.calls.filter(call => call.method === method)

/** The children of the body that are shown and usable, because they are not covered. */
const open = () => [...document.body.children].filter(child => !(child as HTMLElement).inert)

async function atHome(locked = false): Promise<FakeBridge> {
  const fake = putBridge({ session: teacher, locked })
  answerHome(fake)
  fake.answer('session.active', () => success(null))
  fake.answer('session.lock', () => success(null))
  fake.answer('session.unlock', () => success(null))
  renderApp('/admin/home')
  if (!locked) await screen.findByRole('link', { name: homeworkTitle })
  return fake
}

afterEach(() => {
  vi.useRealTimers()
  delete document.body.dataset.locked
})

describe('a locked screen', () => {
  it('shows its teacher, and covers everything else', async () => {
    const fake = await atHome()
    emitLock(fake, { isLocked: true })
    await heading()
    expect(document.body.dataset.locked).toBe('')
    const [place, ...others] = open()
    expect(others.map(other => other.outerHTML.slice(0, 300))).toEqual([])
    expect(place).toHaveTextContent('髙橋 美咲 先生')
    expect(place).toHaveTextContent('さくら中学校')
    expect(place).not.toHaveTextContent(homeworkTitle)
    expect(field()).toHaveFocus()
    await waitFor(() => expect(document.title).toBe('画面をロックしています | はなまる'))
  })

  it('asks to stay when it is closed while a deletion can be undone', async () => {
    const fake = await atHome()
    const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(mayClose()).toBe(true)
    const kind = { name: 'homework', describe: () => '宿題', remove: async () => [] }
    act(() => startDeletion(kind, [{ id: '1', name: 'Unit 5' }]))
    emitLock(fake, { isLocked: true })
    await heading()
    expect(mayClose()).toBe(false)
    act(undoLatestDeletion)
    expect(mayClose()).toBe(true)
  })

  it('covers elements that are added later', async () => {
    const fake = await atHome()
    emitLock(fake, { isLocked: true })
    await heading()
    act(() => void alertDialog('あとからの知らせ'))
    await screen.findByText('あとからの知らせ')
    await waitFor(() => expect(open().map(each => each.className)).toEqual(['hm-over-lock']))
  })

  it('keeps the page, its focus and an open dialog until the unlock', async () => {
    const fake = await atHome()
    const link = screen.getByRole('link', { name: homeworkTitle })
    link.focus()
    emitLock(fake, { isLocked: true })
    await heading()
    await userEvent.type(field(), 'hanamaru1{Enter}')
    expect(calls(fake, 'session.unlock').map(call => call.argument)).toEqual([{ password: 'hanamaru1' }])
    await waitFor(() => expect(screen.queryByText('画面をロックしています')).toBeNull())
    expect(screen.getByRole('link', { name: homeworkTitle })).toBe(link)
    expect(link).toBeVisible()
    await waitFor(() => expect(link).toHaveFocus())
    expect(document.body.dataset.locked).toBeUndefined()
    expect(open()).toContain(document.body.querySelector(':scope > div'))
    await waitFor(() => expect(document.title).toBe('(3) トップページ | はなまる'))
  })

  it('blocks keys for a dialog below it', async () => {
    const fake = await atHome()
    let closed = false
    act(() => void alertDialog('前からの知らせ').then(() => (closed = true)))
    await screen.findByText('前からの知らせ')
    emitLock(fake, { isLocked: true })
    await heading()
    act(() => field().focus())
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    field().blur()
    await userEvent.keyboard('{Escape}')
    emitLock(fake, {})
    expect(screen.getByText('前からの知らせ')).toBeInTheDocument()
    expect(closed).toBe(false)
  })

  it('shows main’s message about a wrong password, and selects the password', async () => {
    const fake = await atHome()
    fake.answer('session.unlock', () => failure('status', text.lock.wrong(4)))
    emitLock(fake, { isLocked: true })
    await heading()
    await userEvent.type(field(), 'wrong{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'パスワードが違います。あと4回まちがえると、ログアウトします。',
    )
    expect(field()).toHaveFocus()
    await userEvent.keyboard('right')
    expect(field()).toHaveValue('right')
  })

  it('says nothing of an unlock that was cancelled', async () => {
    const fake = await atHome()
    fake.answer('session.unlock', () => failure('cancelled', '中止しました'))
    emitLock(fake, { isLocked: true })
    await heading()
    await userEvent.type(field(), 'hanamaru1{Enter}')
    await waitFor(() => expect(calls(fake, 'session.unlock')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: '解除' })).toBeEnabled())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends nothing without a password or at the Enter of an IME conversion, and only once at a time', async () => {
    const fake = await atHome()
    let answer: (value: ReturnType<typeof success<null>>) => void = () => undefined
    fake.answer('session.unlock', () => new Promise(resolve => (answer = resolve)))
    emitLock(fake, { isLocked: true })
    await heading()
    await userEvent.type(field(), '{Enter}')
    expect(screen.getByText(text.needPassword)).toBeVisible()
    expect(field()).toBeInvalid()
    await userEvent.type(field(), 'あ')
    const conversion = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      isComposing: true,
    })
    expect(field().dispatchEvent(conversion)).toBe(false)
    expect(calls(fake, 'session.unlock')).toEqual([])
    await userEvent.type(field(), '{Enter}{Enter}')
    expect(calls(fake, 'session.unlock')).toHaveLength(1)
    act(() => answer(success(null)))
    await waitFor(() => expect(screen.queryByText('画面をロックしています')).toBeNull())
  })

  it('that was locked at the start reads nothing for the page before the unlock', async () => {
    const fake = await atHome(true)
    await heading()
    expect(fake.calls.filter(call => call.method === 'api.call')).toEqual([])
    await userEvent.type(field(), 'hanamaru1{Enter}')
    expect(await screen.findByRole('link', { name: homeworkTitle })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('stays locked if the lock event comes after the boot state', async () => {
    const fake = putBridge({ session: null })
    answerHome(fake)
    fake.emit('session.changed', { generation: 1, session: teacher })
    fake.emit('lock.changed', state({ isLocked: true }))
    renderApp('/admin/home')
    await heading()
    expect(screen.queryByRole('link', { name: homeworkTitle })).toBeNull()
  })

  it('belongs to one session: lock events of another are ignored', async () => {
    const fake = await atHome()
    emitLock(fake, { generation: 7, isLocked: true })
    expect(document.body.dataset.locked).toBeUndefined()
    // The event of the own session locks at once.
    emitLock(fake, { isLocked: true })
    expect(document.body.dataset.locked).toBe('')
    await heading()
  })

  it('leads to the login page with the reason after too many wrong passwords', async () => {
    const fake = await atHome()
    emitLock(fake, { isLocked: true })
    await heading()
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'attempts' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
    expect(screen.getByText(/パスワードを5回まちがえたため、ログアウトしました/)).toBeVisible()
    expect(document.body.dataset.locked).toBeUndefined()
    expect(document.body.textContent).not.toContain(homeworkTitle)
  })
})

describe('another teacher', () => {
  it('logs the first one out; both see that the drafts are kept', async () => {
    const fake = await atHome()
    emitLock(fake, { isLocked: true })
    const other = await screen.findByRole('button', { name: '別の先生がログインする' })
    expect(other).toHaveAccessibleDescription(
      'いまの先生はログアウトします。入力の途中だった内容は保管し、その先生が次にログインしたときに元に戻します。',
    )
    await userEvent.click(other)
    expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
    expect(screen.getByText(/^前の先生はログアウトしました。/)).toBeVisible()
    expect(calls(fake, 'session.logout')).toHaveLength(1)
  })

  it('is asked first if an export is running', async () => {
    const fake = await atHome()
    emitLock(fake, { isLocked: true, hasRunningExport: true })
    await userEvent.click(await screen.findByRole('button', { name: '別の先生がログインする' }))
    expect(screen.getByRole('alertdialog')).toHaveTextContent('ログアウトすると、保存は中止されます。')
    expect(await screen.findByRole('button', { name: '戻る' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '戻る' }))
    expect(screen.getByRole('button', { name: '別の先生がログインする' })).toHaveFocus()
    expect(calls(fake, 'session.logout')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '別の先生がログインする' }))
    await userEvent.click(screen.getByRole('button', { name: 'ログアウトする' }))
    expect(calls(fake, 'session.logout')).toHaveLength(1)
  })
})

describe('locking by the teacher', () => {
  it('is in the teacher’s menu', async () => {
    const fake = await atHome()
    await userEvent.click(screen.getByRole('button', { name: '髙橋 美咲 先生のメニュー' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /画面をロック/, hidden: true }))
    await heading()
    expect(calls(fake, 'session.lock')).toHaveLength(1)
  })

  it('has a key, which also works while typing', async () => {
    const fake = await atHome()
    const input = document.createElement('input')
    document.querySelector('main')?.append(input)
    input.focus()
    await userEvent.keyboard('{Control>}{Alt>}[KeyL]{/Alt}{/Control}')
    await heading()
    expect(calls(fake, 'session.lock')).toHaveLength(1)
    await userEvent.keyboard('{Control>}{Alt>}[KeyL]{/Alt}{/Control}')
    expect(calls(fake, 'session.lock')).toHaveLength(1)
  })

  it('stops playback', async () => {
    const fake = await atHome()
    const sound = createSound(player)
    const stop = vi.spyOn(sound, 'stop')
    player.setCurrent(sound)
    emitLock(fake, { isLocked: true })
    expect(stop).toHaveBeenCalled()
    expect(player.isPlaying()).toBe(false)
  })
})

describe('the warning before the lock', () => {
  it('is shown, and the next input hides it and is reported at once', async () => {
    const fake = await atHome()
    emitLock(fake, { msUntilLock: 60_000 })
    expect(screen.getByText('まもなく画面をロックします。')).toBeVisible()
    const before = calls(fake, 'session.active').length
    await userEvent.keyboard('a')
    expect(screen.queryByText('まもなく画面をロックします。')).toBeNull()
    expect(calls(fake, 'session.active').slice(before)).toHaveLength(1)
    expect(calls(fake, 'session.active').at(-1)?.argument).toEqual({ ago: expect.closeTo(0, -3) })
  })
})
