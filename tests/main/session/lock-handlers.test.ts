import { afterEach, describe, expect, it, vi } from 'vitest'
import { lockHandlers } from '../../../main/session/lock-handlers'
import type { PasswordCheck } from '../../../main/session/password-check'
import { createVerifier } from '../../../main/session/password-verifier'
import { createScreenLock } from '../../../main/session/screen-lock'
import { type Login, openSession } from '../../../main/session/session'
import { createTokenRenewal } from '../../../main/session/token-renewal'
import { type Failure, failure, type Result, success } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { fakeHost, fakeSecretBox } from '../../fakes/host'
import { cheapPasswordHashes } from '../../fixtures/cheap-password-hashes'

cheapPasswordHashes()

const user = {
  id: '17',
  username: 't@s.jp',
  nickname: '',
  school: '',
  avatar: undefined,
  teacher_flag: '',
  type: 'teacher',
}
const login: Login = { token: 'first', user: { ...user, showLive: 1 }, online_class_switch: 1 }
const again = success({ ...login, token: 'second' })
const right = 'hanamaru1'

const refusal = (status: number, message = 'ちがいます'): Result<Login> => ({
  ok: false,
  error: { kind: 'status', status, message } satisfies Failure,
})

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A locked session of a teacher who logged in by password, or by pass card. */
async function setUp(answer: (password: string) => Result<Login> | Promise<Result<Login>>, card = false) {
  const host = fakeHost({ secretBox: fakeSecretBox })
  const ended = vi.fn()
  const session = await openSession({
    host,
    log: () => undefined,
    clock: Date.now,
  })
  session.addParticipant({ onChange: ({ session, reason }) => session ?? ended(reason) })
  await session.begin(login, { username: 't@s.jp', verifier: card ? null : await createVerifier(right) })
  const lock = createScreenLock({
    session,
    idleMinutes: 15,
    clock: Date.now,
    hasRunningExport: () => false,
    onChange: () => undefined,
  })
  // The end of the session waits for writes that still run.
  closing.push(lock.dispose, () => session.end('logout'))
  const checkPassword = vi.fn<PasswordCheck>(async (_username, password) => answer(password))
  const tokenRenewal = createTokenRenewal()
  const handlers = lockHandlers({ lock, session, checkPassword, tokenRenewal })
  await handlers['session.lock']({})
  return {
    host,
    session,
    lock,
    checkPassword,
    tokenRenewal,
    ended,
    handlers,
    unlock: (password: string) => handlers['session.unlock']({ password }),
  }
}

const wrong = (left: number) => failure('status', text.lock.wrong(left))

describe('unlocking', () => {
  it('checks the account of the login at the server, and continues the session with the new token', async () => {
    const { unlock, checkPassword, session, lock, ended } = await setUp(() => again)
    const { generation } = session.state()
    expect(await unlock(right)).toEqual(success(null))
    expect(checkPassword).toHaveBeenCalledWith('t@s.jp', right, expect.anything())
    expect(lock.isLocked()).toBe(false)
    expect(session.identity()).toMatchObject({ token: 'second', generation })
    expect(ended).not.toHaveBeenCalled()
  })

  it('with a wrong password returns how many attempts are left, and ends the session at the fifth', async () => {
    const { unlock, session, lock, ended } = await setUp(() => refusal(400))
    for (const left of [4, 3, 2, 1]) expect(await unlock('no')).toEqual(wrong(left))
    expect(lock.isLocked()).toBe(true)
    expect(await unlock('no')).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(ended.mock.calls).toEqual([['attempts']])
    expect(session.view()).toBeNull()
    expect(await unlock(right)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })

  it('resets the count after the right password', async () => {
    const { unlock, handlers } = await setUp(password => (password === right ? again : refusal(400)))
    for (let round = 0; round < 3; round++) {
      expect(await unlock('no')).toEqual(wrong(4))
      expect(await unlock('no')).toEqual(wrong(3))
      expect(await unlock(right)).toEqual(success(null))
      await handlers['session.lock']({})
    }
  })

  it('is possible for the same teacher only', async () => {
    const other = success({ ...login, token: 'other', user: { ...login.user, id: '18' } })
    const { unlock, session, lock } = await setUp(() => other)
    expect(await unlock(right)).toEqual(failure('status', text.lock.other))
    expect(lock.isLocked()).toBe(true)
    expect(session.identity()?.token).toBe('first')
  })

  it('runs one attempt at a time, and no sixth', async () => {
    let attempts = 0
    let most = 0
    const { unlock, checkPassword, ended } = await setUp(async () => {
      most = Math.max(most, ++attempts)
      await new Promise(setImmediate)
      attempts--
      return refusal(400)
    })
    await Promise.all(Array.from({ length: 12 }, (_, guess) => unlock(`guess${guess}`)))
    expect(most).toBe(1)
    expect(checkPassword).toHaveBeenCalledTimes(5)
    expect(ended.mock.calls).toEqual([['attempts']])
  })

  it('refuses an empty password without counting an attempt', async () => {
    const { unlock, checkPassword } = await setUp(() => refusal(400))
    expect(await unlock('')).toMatchObject({ ok: false, error: { message: text.needPassword } })
    expect(checkPassword).not.toHaveBeenCalled()
    expect(await unlock('no')).toEqual(wrong(4))
  })

  it('of an unlocked screen does nothing', async () => {
    const { unlock, lock, checkPassword } = await setUp(() => again)
    lock.unlock()
    expect(await unlock('anything')).toEqual(success(null))
    expect(checkPassword).not.toHaveBeenCalled()
  })

  it('does not unlock the session of a teacher who logged in during the check', async () => {
    const next: Login = { ...login, token: 'next', user: { ...login.user, id: '18' } }
    const { unlock, session } = await setUp(async () => {
      await session.begin(next, { username: 'o@s.jp', verifier: null })
      await session.setLockSnapshot({ locked: true, activeAt: Date.now(), wrong: 0 }, true)
      return again
    })
    expect(await unlock(right)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(session.identity()?.token).toBe('next')
    expect(session.lockSnapshot()).toMatchObject({ locked: true, wrong: 0 })
  })
})

describe('during the check at the server', () => {
  it('a token renewal runs until the check has ended', async () => {
    const settled = vi.fn()
    const { unlock, tokenRenewal, session } = await setUp(async password => {
      void tokenRenewal.waitUntilSettled().then(() => settled(session.identity()?.token))
      await new Promise(setImmediate)
      expect(settled).not.toHaveBeenCalled()
      return password === right ? again : refusal(400)
    })
    expect(await unlock('no')).toEqual(wrong(4))
    expect(settled.mock.calls).toEqual([['first']])
    settled.mockClear()
    await unlock(right)
    expect(settled.mock.calls).toEqual([['second']])
  })

  it('a teacher who has logged out and in again keeps the newer token', async () => {
    const { unlock, session } = await setUp(async () => {
      await session.end('logout')
      await session.begin({ ...login, token: 'newer' }, { username: 't@s.jp', verifier: null })
      return again
    })
    expect(await unlock(right)).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(session.identity()?.token).toBe('newer')
  })
})

it('the fifth wrong password does not end the session of a teacher who logged in while the count was written', async () => {
  const { unlock, session, ended, lock } = await setUp(() => refusal(400))
  for (let guess = 0; guess < 4; guess++) await unlock(`no${guess}`)
  const { recordWrongPassword: count } = lock
  vi.spyOn(lock, 'recordWrongPassword').mockImplementationOnce(async () => {
    const more = await count()
    await session.end('idle')
    await session.begin({ ...login, token: 'next' }, { username: 'o@s.jp', verifier: null })
    return more
  })
  expect(await unlock('no')).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  expect(ended.mock.calls).toEqual([['idle']])
  expect(session.identity()?.token).toBe('next')
})

describe('while the server is offline', () => {
  const away: [string, Result<Login>][] = [
    ['no network', failure('network', text.failed)],
    ['no answer in time', failure('timeout', text.failed)],
    ['no patience', failure('cancelled', text.cancelled)],
    ['known to be offline', failure('offline', text.failed)],
    ['a server that fails', failure('server', text.serverFault)],
    ['maintenance', refusal(503, text.operation)],
    ['too many calls', refusal(429)],
    ['a server that waited too long for the call', refusal(408)],
    ['a page in the place of an answer', failure('invalid-response', text.invalidResponse)],
    ['a proxy that lets nothing through', refusal(403, text.operation)],
    ['a proxy that finds nothing', refusal(404, text.operation)],
  ]

  it.each(away)('the password of the login unlocks the screen: %s', async (_name, answer) => {
    const { unlock, session, lock } = await setUp(() => answer)
    expect(await unlock('hanamaru2')).toEqual(wrong(4))
    expect(await unlock(right)).toEqual(success(null))
    expect(lock.isLocked()).toBe(false)
    expect(session.identity()?.token).toBe('first')
  })

  it('an attempt waits a limited time for the server', async () => {
    const patience = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const { unlock, checkPassword, lock } = await setUp(() => again)
    checkPassword.mockImplementation(
      (_username, _password, { signal } = {}) =>
        new Promise(resolve => {
          // Like the client, whose own timeout is longer.
          signal?.addEventListener('abort', () => resolve(failure('timeout', text.operation)))
          patience.abort()
          if (!signal) resolve(failure('status', text.operation))
        }),
    )
    expect(await unlock(right)).toEqual(success(null))
    expect(lock.isLocked()).toBe(false)
    expect(timeout).toHaveBeenCalledWith(10_000)
    expect(checkPassword.mock.calls[0]?.[2]?.signal).toBe(patience.signal)
    timeout.mockRestore()
  })

  it('wrong passwords are counted as well', async () => {
    const { unlock, ended } = await setUp(() => failure('network', text.failed))
    for (let guess = 0; guess < 5; guess++) await unlock(`no${guess}`)
    expect(ended.mock.calls).toEqual([['attempts']])
  })

  it('a pass-card session cannot be unlocked, and no attempt is counted', async () => {
    let there = false
    const { unlock, lock } = await setUp(() => (there ? again : failure('network', text.failed)), true)
    for (let guess = 0; guess < 7; guess++) {
      expect(await unlock(right)).toEqual(failure('network', text.lock.needsServer))
    }
    there = true
    expect(await unlock(right)).toEqual(success(null))
    // From now on the session has a verifier.
    there = false
    lock.lock()
    expect(await unlock('no')).toEqual(wrong(4))
    expect(await unlock(right)).toEqual(success(null))
  })

  it.each([400, 401, 403, 404, 1001])(
    'a refusal with a message of the server does not count as offline: %d',
    async status => {
      const { unlock } = await setUp(() => refusal(status))
      expect(await unlock(right)).toEqual(wrong(4))
    },
  )
})
