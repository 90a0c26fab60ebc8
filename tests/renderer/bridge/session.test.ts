import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBoot, logIn, logInByCard, logOut, onSessionEnd, sessionState, setBridge } from '../../../renderer/bridge'
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
  it('follows what another window does', async () => {
    await start()
    fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' })
    expect(sessionState()).toBeNull()
    fake.emit('session.changed', { generation: 3, session: other })
    expect(sessionState()).toEqual(other)
    expect(ended.mock.calls).toEqual([['logout', teacher]])
  })

  it('takes nothing that is older than what it has seen', async () => {
    await start()
    fake.emit('session.changed', { generation: 3, session: other })
    fake.emit('session.changed', { generation: 2, session: null, reason: 'unauthorized' })
    fake.emit('session.changed', { generation: 1, session: teacher })
    expect(sessionState()).toEqual(other)
    fake.answer('session.login', () => success({ ...teacher, generation: 2 }))
    await logIn('late', 'late')
    expect(sessionState()).toEqual(other)
  })

  it('goes on with what the host says of it now, and not with what it said of an older one', async () => {
    await start()
    const renamed = (nickname: string) => ({ ...teacher, user: { ...teacher.user, nickname } })
    fake.emit('session.changed', { generation: 1, session: renamed('花') })
    expect(sessionState()?.user.nickname).toBe('花')
    fake.emit('session.changed', { generation: 3, session: other })
    fake.emit('session.changed', { generation: 1, session: renamed('海') })
    expect(sessionState()).toEqual(other)
    expect(ended.mock.calls.map(([, session]) => session.user.nickname)).toEqual(['花'])
  })

  it('that is told again as it is shown is not shown anew', async () => {
    await start()
    const before = sessionState()
    fake.emit('session.changed', { generation: 1, session: { ...teacher } })
    expect(sessionState()).toBe(before)
  })

  it('that ended in the page does not come back with what the host says of it', async () => {
    await start()
    endSession('unauthorized')
    fake.emit('session.changed', { generation: 1, session: teacher })
    expect(sessionState()).toBeNull()
  })

  it('ends the old one before the next is there, whether the event or the answer brings it', async () => {
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

  it('does not begin again with an event that says what is known', async () => {
    await start({ session: null, generation: 1 })
    fake.answer('session.login', () => success({ ...teacher, generation: 2 }))
    await logIn('teacher', 'hanamaru1')
    fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } })
    expect(ended).not.toHaveBeenCalled()
  })

  it('hears the host before boot is answered', async () => {
    fake = fakeBridge({ session: teacher })
    setBridge(fake.bridge)
    const booting = loadBoot()
    fake.emit('session.changed', { generation: 2, session: null, reason: 'idle' })
    await booting
    expect(sessionState()).toBeNull()
  })
})

describe('a logout', () => {
  it('ends the session in the page at once, also where the host is dead', async () => {
    await start()
    fake.answer('session.logout', () => failure('network', '処理が失敗しました。再度お試しください。'))
    const left = logOut()
    expect(sessionState()).toBeNull()
    expect(await left).toMatchObject({ ok: false })
    expect(ended.mock.calls).toEqual([['logout', teacher]])
  })

  it('that the host missed is told again when the host is back with that session', async () => {
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

  it('is over before the next login is sent', async () => {
    await start()
    let answer = (_: Result<null>) => {}
    fake.answer('session.logout', () => new Promise(resolve => (answer = resolve)))
    fake.answer('session.login', () => success(other))
    const left = logOut()
    const login = logIn('bc', 'hanamaru1')
    expect(fake.calls.some(({ method }) => method === 'session.login')).toBe(false)
    await vi.waitFor(() => expect(logouts()).toHaveLength(1))
    answer(success(null))
    await Promise.all([left, login])
    expect(sessionState()).toEqual(other)
  })
})

describe('a pass card over a living session', () => {
  it('ends it first, so that a card that is no good lands in nobody’s account', async () => {
    await start()
    fake.answer('session.passCard', () => failure('status', 'パスカードが無効です。'))
    await logInByCard('old')
    expect(sessionState()).toBeNull()
    const order = fake.calls.map(({ method }) => method).filter(method => method.startsWith('session.'))
    expect(order).toEqual(['session.logout', 'session.passCard'])
  })
})

describe('the clock', () => {
  it('is set right by boot and by what the host tells later', async () => {
    await start({ clockOffset: 3_600_000 })
    expect(now() - Date.now()).toBeCloseTo(3_600_000, -2)
    fake.emit('clock.changed', { offset: -60_000 })
    expect(now() - Date.now()).toBeCloseTo(-60_000, -2)
  })
})
