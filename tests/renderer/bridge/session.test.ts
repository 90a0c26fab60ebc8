import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  loadBoot,
  logIn,
  logInByCard,
  logOut,
  onSessionEnd,
  sessionState,
  setBridge,
} from '../../../renderer/bridge/index'
import { endSession } from '../../../renderer/bridge/session'
import { now } from '../../../renderer/ui/clock'
import { failure, type Result, success } from '../../../shared/contract/result'
import type { Boot, SessionView } from '../../../shared/contract/types'
import { type FakeBridge, fakeBridge, teacher } from '../../fakes/bridge'

const other: SessionView = { ...teacher, user: { ...teacher.user, id: '18', nickname: '齋藤 薫' }, generation: 3 }

let fake: FakeBridge
let stop = () => {}
const ended = vi.fn<(reason: string, session: SessionView) => void>()

async function start(state: Partial<Boot> = { session: teacher }) {
  fake = fakeBridge(state)
  setBridge(fake.bridge)
  await loadBoot()
  // Ends the session that the last test left.
  ended.mockReset()
}

beforeEach(() => {
  ended.mockReset()
  stop = onSessionEnd(ended)
})
afterEach(() => stop())

const logouts = () => fake.calls.filter(({ method }) => method === 'session.logout')

describe('the session', () => {
  it('follows a login in another window', async () => {
    await start()
    fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' })
    expect(sessionState()).toBeNull()
    fake.emit('session.changed', { generation: 3, session: other })
    expect(sessionState()).toEqual(other)
    expect(ended.mock.calls).toEqual([['logout', teacher]])
  })

  it('ignores events of older generations', async () => {
    await start()
    fake.emit('session.changed', { generation: 3, session: other })
    fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' })
    fake.emit('session.changed', { generation: 1, session: teacher })
    expect(sessionState()).toEqual(other)
    fake.answer('session.login', () => success({ ...teacher, generation: 2 }))
    await logIn('late', 'late')
    expect(sessionState()).toEqual(other)
  })

  it('takes changes of the current session, and ignores those of an older one', async () => {
    await start()
    const renamed = (nickname: string) => ({ ...teacher, user: { ...teacher.user, nickname } })
    fake.emit('session.changed', { generation: 1, session: renamed('花') })
    expect(sessionState()?.user.nickname).toBe('花')
    fake.emit('session.changed', { generation: 3, session: other })
    fake.emit('session.changed', { generation: 1, session: renamed('海') })
    expect(sessionState()).toEqual(other)
    expect(ended.mock.calls.map(([, session]) => session.user.nickname)).toEqual(['花'])
  })

  it('does not re-render for an event without changes', async () => {
    await start()
    const before = sessionState()
    fake.emit('session.changed', { generation: 1, session: { ...teacher } })
    expect(sessionState()).toBe(before)
  })

  it('does not come back by a host event after it ended in the page', async () => {
    await start()
    endSession('unauthorized')
    fake.emit('session.changed', { generation: 1, session: teacher })
    expect(sessionState()).toBeNull()
  })

  it('ends the old session before the next begins, by event or by answer', async () => {
    const atEnd: (SessionView | null)[] = []
    await start()
    ended.mockImplementation(() => atEnd.push(sessionState()))
    fake.emit('session.changed', { generation: 3, session: other })
    fake.answer('session.login', () => success({ ...teacher, generation: 5 }))
    await logIn('teacher', 'hanamaru1')
    expect(sessionState()?.user.id).toBe('17')
    expect(ended.mock.calls.map(([reason, session]) => [reason, session.user.id])).toEqual([
      ['logout', '17'],
      ['logout', '18'],
    ])
    expect(atEnd).toEqual([null, null])
  })

  it('does not begin again by an event that repeats the login', async () => {
    await start({ session: null, generation: 1 })
    fake.answer('session.login', () => success({ ...teacher, generation: 2 }))
    await logIn('teacher', 'hanamaru1')
    fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } })
    expect(ended).not.toHaveBeenCalled()
  })

  it('receives host events before the boot answer', async () => {
    fake = fakeBridge({ session: teacher })
    setBridge(fake.bridge)
    const booting = loadBoot()
    fake.emit('session.changed', { generation: 2, session: null, reason: 'idle' })
    await booting
    expect(sessionState()).toBeNull()
  })
})

describe('a logout', () => {
  it('ends the session in the page at once, also without a host', async () => {
    await start()
    fake.answer('session.logout', () => failure('network', '処理が失敗しました。再度お試しください。'))
    const logout = logOut()
    expect(sessionState()).toBeNull()
    expect(await logout).toMatchObject({ ok: false })
    expect(ended.mock.calls).toEqual([['logout', teacher]])
  })

  it('is sent again if the host missed it and comes back with that session', async () => {
    await start()
    fake.answer('session.logout', () => failure('network', 'x'))
    await logOut()
    fake.answer('session.logout', () => success(null))
    fake.emit('session.changed', { generation: 1, session: teacher })
    await vi.waitFor(() => expect(logouts()).toHaveLength(2))
    expect(sessionState()).toBeNull()
    fake.emit('session.changed', { generation: 1, session: teacher })
    expect(logouts()).toHaveLength(2)
  })

  it('is finished before the next login is sent', async () => {
    await start()
    let answer = (_: Result<null>) => {}
    fake.answer('session.logout', () => new Promise(resolve => (answer = resolve)))
    fake.answer('session.login', () => success(other))
    const logout = logOut()
    const login = logIn('bc', 'hanamaru1')
    expect(fake.calls.some(({ method }) => method === 'session.login')).toBe(false)
    await vi.waitFor(() => expect(logouts()).toHaveLength(1))
    answer(success(null))
    await Promise.all([logout, login])
    expect(sessionState()).toEqual(other)
  })
})

describe('a pass card during a session', () => {
  it('ends the session first, so that a refused card does not stay in another account', async () => {
    await start()
    fake.answer('session.passCard', () => failure('status', 'パスカードが無効です。'))
    await logInByCard('old')
    expect(sessionState()).toBeNull()
    const order = fake.calls.map(({ method }) => method).filter(method => method.startsWith('session.'))
    expect(order).toEqual(['session.logout', 'session.passCard'])
  })
})

describe('the clock', () => {
  it('is set by the boot state and by later events', async () => {
    await start({ clockOffset: 3_600_000 })
    expect(now() - Date.now()).toBeCloseTo(3_600_000, -2)
    fake.emit('clock.changed', { offset: -60_000 })
    expect(now() - Date.now()).toBeCloseTo(-60_000, -2)
  })
})
