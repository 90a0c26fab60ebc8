import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Host } from '../../../main/host/host'
import { openConf } from '../../../main/host/loopback/settings-library'
import type { ApiClient } from '../../../main/http/client'
import { createPasswordCheck } from '../../../main/session/password-check'
import { matchesVerifier } from '../../../main/session/password-verifier'
import { openSession } from '../../../main/session/session'
import { sessionHandlers } from '../../../main/session/session-handlers'
import { openSettings } from '../../../main/store/settings'
import { failure, success } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { fakeHost, fakeSecretBox } from '../../fakes/host'

const user = {
  id: '17',
  username: 't@s.jp',
  nickname: '𠮷田',
  school: '',
  avatar: undefined,
  teacher_flag: 'bc',
  type: 'teacher',
  showLive: 1 as const,
}
const login = { token: 'the-token', user, online_class_switch: 1 as const }
const proof = { username: 't@s.jp', verifier: null }

const reopen = (host: Pick<Host, 'paths' | 'secretBox'>) => openSession({ host, log: () => undefined, clock: () => 0 })

async function setUp(answer: unknown = success(login)) {
  const host = fakeHost({ secretBox: fakeSecretBox })
  const onChange = vi.fn()
  const session = await openSession({ host, log: () => undefined, clock: () => 0 })
  session.addParticipant({ onChange })
  const call = vi.fn(async (..._call: unknown[]) => answer)
  const client = { call } as Partial<ApiClient> as ApiClient
  const checkPassword = createPasswordCheck({ client, settings: await openSettings(host.paths.profile, openConf) })
  const lock = { isLocked: () => session.lockSnapshot()?.locked ?? false }
  const handlers = sessionHandlers({ client, session, lock, checkPassword })
  return { host, session, handlers, call, onChange }
}

describe('login', () => {
  it.each([
    ['', 'pw', text.needId],
    ['  ', 'pw', text.needId],
    ['id', '', text.needPassword],
  ])('asks for a blank id or password: %j %j', async (username, password, message) => {
    const { handlers, call } = await setUp()
    expect(await handlers['session.login']({ username, password })).toMatchObject({ ok: false, error: { message } })
    expect(call).not.toHaveBeenCalled()
  })

  it('sends the device code, and returns neither token nor password', async () => {
    const { handlers, call, session } = await setUp()
    const answer = await handlers['session.login']({ username: ' t@s.jp ', password: 'hanamaru1' })
    expect(answer).toEqual(success({ user, online_class_switch: 1, generation: 2 }))
    const [name, request] = call.mock.calls[0] as [string, { device_code: string }]
    expect(name).toBe('login-safe')
    expect(request).toMatchObject({ username: 't@s.jp', password: 'hanamaru1' })
    expect(request.device_code).toMatch(/^[0-9a-f-]{36}$/)
    expect(session.identity()).toEqual({ token: 'the-token', generation: 2, teacher_id: '17', teacher_flag: 'bc' })
  })

  it('that the server refuses begins no session', async () => {
    const { handlers, session } = await setUp(failure('status', 'ちがいます'))
    expect(await handlers['session.login']({ username: 'a', password: 'b' })).toMatchObject({ ok: false })
    expect(session.view()).toBeNull()
  })
})

describe('a late response to a login', () => {
  const other = { ...login, token: 'other', user: { ...user, id: '18' } }

  /** A login whose response is held back until `say` is called. */
  async function setUpLogin() {
    const stage = await setUp()
    const pendingLogins: ((login: unknown) => void)[] = []
    stage.call.mockImplementationOnce(() => new Promise(resolve => pendingLogins.push(resolve)))
    const entered = stage.handlers['session.passCard']({ key: 'card' })
    const say = () => {
      for (const resolve of pendingLogins) resolve(success(login))
    }
    return { ...stage, entered, say }
  }

  it('does not end a session that began meanwhile', async () => {
    const { session, entered, say, onChange } = await setUpLogin()
    await session.begin(other, proof)
    say()
    expect(await entered).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(session.identity()?.token).toBe('other')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('does not unlock a screen that was locked meanwhile', async () => {
    const stage = await setUp()
    await stage.session.begin(other, proof)
    stage.call.mockImplementationOnce(async () => {
      await stage.session.setLockSnapshot({ locked: true, activeAt: 0, wrong: 0 }, true)
      return success(login)
    })
    expect(await stage.handlers['session.passCard']({ key: 'card' })).toMatchObject({ error: { kind: 'cancelled' } })
    expect(stage.session.identity()?.token).toBe('other')
  })
})

describe('a logout', () => {
  it('at a locked screen is a handover to another teacher, not a logout by the first', async () => {
    const { session, handlers, onChange } = await setUp()
    await session.begin(login, proof)
    await session.setLockSnapshot({ locked: true, activeAt: 0, wrong: 0 }, true)
    expect(await handlers['session.logout']({})).toEqual(success(null))
    expect(onChange.mock.calls.at(-1)?.[0]).toEqual({ generation: 3, session: null, reason: 'handover' })
  })

  it('makes no call to the server', async () => {
    const { session, handlers, call } = await setUp()
    await session.begin(login, proof)
    call.mockImplementation(() => new Promise(() => undefined))
    expect(await handlers['session.logout']({})).toEqual(success(null))
    expect(call).not.toHaveBeenCalled()
  })
})

describe('the session', () => {
  it('is stored encrypted, and is restored after a restart', async () => {
    const { handlers, host } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    expect(readFileSync(join(host.paths.profile, 'session.bin'), 'utf8')).not.toContain('the-token')
    const again = await reopen(host)
    expect(again.identity()?.token).toBe('the-token')
  })

  it('is never written if the host cannot encrypt', async () => {
    const host = fakeHost()
    const session = await reopen(host)
    await session.begin(login, proof)
    expect(readdirSync(host.paths.profile)).toEqual([])
    expect((await reopen(host)).view()).toBeNull()
  })

  it('is restored from its backup if the file is damaged, and reports it', async () => {
    const { handlers, host } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    const path = join(host.paths.profile, 'session.bin')
    writeFileSync(path, readFileSync(path).subarray(0, 40))
    const again = await reopen(host)
    expect([again.view()?.user.id, again.damage]).toEqual(['17', 'restored'])
    for (const file of [path, `${path}.last`]) writeFileSync(file, 'x')
    const session = await reopen(host)
    expect([session.view(), session.damage]).toEqual([null, 'lost'])
    await session.end('logout')
    expect(readdirSync(host.paths.profile).filter(name => name.startsWith('session'))).toEqual([])
  })

  it('of another machine is not restored', async () => {
    const { handlers, host } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    const alien = {
      seal: fakeSecretBox.seal,
      open: () => {
        throw new Error('other key')
      },
    }
    expect((await reopen({ ...host, secretBox: alien })).view()).toBeNull()
  })

  it('ends at logout: the file is deleted and the page is notified once', async () => {
    const { handlers, host, call, onChange } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    await handlers['session.logout']({})
    await handlers['session.logout']({})
    expect(call.mock.calls.map(([name]) => name)).toEqual(['pass-card-login'])
    expect(readdirSync(host.paths.profile).filter(name => name.startsWith('session'))).toEqual([])
    expect(onChange.mock.calls.map(([state]) => state)).toEqual([
      { generation: 2, session: { user, online_class_switch: 1, generation: 2 } },
      { generation: 3, session: null, reason: 'logout' },
    ])
  })
})

it('a logout that leaves the session on the disk returns a failure', async () => {
  const { handlers, session } = await setUp()
  vi.spyOn(session, 'end').mockResolvedValue(false)
  expect(await handlers['session.logout']({})).toEqual(failure('status', text.logoutNotKept))
})

describe('the stored proof of a locked screen', () => {
  it('is stored at a login: user name and verifier, never the password', async () => {
    const { handlers, session, host } = await setUp()
    await handlers['session.login']({ username: ' t@s.jp ', password: 'hanamaru1' })
    const content = await fakeSecretBox.open(readFileSync(join(host.paths.profile, 'session.bin')))
    expect(content).not.toContain('hanamaru1')
    const found = session.proof()
    expect(found?.username).toBe('t@s.jp')
    if (!found?.verifier) throw new Error('no verifier')
    expect(await matchesVerifier(found.verifier, 'hanamaru1')).toBe(true)
    expect(await matchesVerifier(found.verifier, 'hanamaru2')).toBe(false)
  })

  it('is the account without a verifier after a login by pass card', async () => {
    const { handlers, session } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    expect(session.proof()).toEqual({ username: 't@s.jp', verifier: null })
  })

  it('is restored after a restart, with the lock snapshot', async () => {
    const { session, host } = await setUp()
    await session.begin(login, proof)
    await session.setLockSnapshot({ locked: true, activeAt: 5, wrong: 2 }, true)
    const again = await reopen(host)
    expect([again.proof(), again.lockSnapshot()]).toEqual([proof, { locked: true, activeAt: 5, wrong: 2 }])
  })

  it('is replaced with the token, and the session goes on', async () => {
    const { session, onChange } = await setUp()
    await session.begin(login, proof)
    const changes = onChange.mock.calls.length
    await session.renewToken(2, { ...login, token: 'renewed' }, proof, { ...proof, username: 'misaki' })
    expect(session.identity()).toMatchObject({ token: 'renewed', generation: 2 })
    expect(session.proof()?.username).toBe('misaki')
    await session.renewToken(2, { token: 'alien', user: { ...user, id: '18' }, online_class_switch: 1 }, proof, proof)
    expect(session.identity()?.token).toBe('renewed')
    expect(onChange.mock.calls).toHaveLength(changes)
  })

  it('keeps a change that the teacher made during an unlock, and not a change of another session', async () => {
    const { session } = await setUp()
    await session.begin(login, proof)
    const storedProof = session.proof() ?? proof
    await session.updateProof(2, { username: 'new@s.jp' })
    await session.renewToken(2, { ...login, token: 'renewed' }, storedProof, { ...storedProof })
    expect([session.identity()?.token, session.proof()?.username]).toEqual(['renewed', 'new@s.jp'])
    await session.begin({ ...login, token: 'next', user: { ...user, id: '18' } }, proof, 2)
    await session.updateProof(2, { username: 'late@s.jp' })
    expect(session.proof()).toEqual(proof)
  })

  it('is removed with the session', async () => {
    const { session } = await setUp()
    await session.begin(login, proof)
    await session.end('logout')
    await session.setLockSnapshot({ locked: true, activeAt: 5, wrong: 0 }, true)
    expect([session.proof(), session.lockSnapshot()]).toEqual([null, null])
  })
})

describe('one teacher after another', () => {
  const other = { ...login, token: 'other', user: { ...user, id: '18' } }

  it('the current session ends before the next begins', async () => {
    const { session, onChange } = await setUp()
    await session.begin(login, proof)
    await session.begin(other, proof)
    expect(onChange.mock.calls.map(([{ session, reason }]) => session?.user.id ?? reason)).toEqual([
      '17',
      'logout',
      '18',
    ])
  })

  it('data of one teacher are not stored in the session of another', async () => {
    const { session } = await setUp()
    await session.begin(other, proof)
    await session.refresh('the-token', { user, online_class_switch: 1 })
    expect(session.identity()).toMatchObject({ token: 'other', teacher_id: '18' })
  })

  it('a change of the view calls onUpdate in the same session; another change does not', async () => {
    const onUpdate = vi.fn()
    const host = fakeHost({ secretBox: fakeSecretBox })
    const session = await openSession({ host, log: () => undefined, clock: () => 0 })
    session.addParticipant({ onUpdate })
    await session.begin(login, proof)
    await session.refresh('the-token', { user: { ...user }, online_class_switch: 1 })
    await session.updateProof(2, { username: 'misaki' })
    expect(onUpdate).not.toHaveBeenCalled()
    await session.refresh('the-token', { user: { ...user, teacher_flag: 'x' }, online_class_switch: 0 })
    const view = { user: { ...user, teacher_flag: 'x' }, online_class_switch: 0, generation: 2 }
    expect(onUpdate.mock.calls).toEqual([[{ generation: 2, session: view }]])
    expect(session.identity()?.teacher_flag).toBe('x')
    await session.renewToken(2, { ...login, token: 'renewed' }, proof, proof)
    expect(onUpdate).toHaveBeenLastCalledWith({ generation: 2, session: { ...view, user, online_class_switch: 1 } })
    expect((await reopen(host)).view()?.user.teacher_flag).toBe('bc')
  })

  it('data of another teacher are ignored', async () => {
    const { session } = await setUp()
    await session.begin(login, proof)
    await session.refresh('the-token', { user: { ...user, id: '18' }, online_class_switch: 1 })
    expect(session.identity()?.teacher_id).toBe('17')
  })

  it('data that came with an older token are ignored', async () => {
    const { session } = await setUp()
    await session.begin(login, proof)
    await session.renewToken(2, { ...login, token: 'renewed' }, proof, proof)
    await session.refresh('the-token', { user: { ...user, teacher_flag: 'x' }, online_class_switch: 1 })
    expect(session.identity()).toMatchObject({ token: 'renewed', teacher_flag: 'bc' })
  })

  it('a running write does not undo a logout', async () => {
    const { session, host } = await setUp()
    await session.begin(login, proof)
    const late = session.refresh('the-token', { user, online_class_switch: 0 })
    await session.end('logout')
    await late
    expect(readdirSync(host.paths.profile).filter(name => name.startsWith('session'))).toEqual([])
    expect((await reopen(host)).view()).toBeNull()
  })

  it('a session that cannot be stored still begins, and the older one is not restored', async () => {
    const { session, host } = await setUp()
    await session.begin(login, proof)
    const seal = vi.spyOn(host.secretBox ?? fakeSecretBox, 'seal').mockImplementation(() => {
      throw new Error('no key ring')
    })
    expect(await session.begin(other, proof)).toMatchObject({ user: { id: '18' } })
    seal.mockRestore()
    expect(session.identity()?.token).toBe('other')
    expect((await reopen(host)).view()).toBeNull()
  })
})

describe('password reset', () => {
  it('refuses an invalid e-mail address without a call', async () => {
    const { handlers, call } = await setUp(success(null))
    expect(await handlers['session.sendResetMail']({ email: 'no mail' })).toMatchObject({ ok: false })
    expect(call).not.toHaveBeenCalled()
  })

  it('removes spaces around e-mail address and code', async () => {
    const { handlers, call } = await setUp(success(null))
    await handlers['session.resetPassword']({ email: ' a@b.jp', code: ' 123456 ', password: 'newpass1' })
    const right = { email: 'a@b.jp', code: '123456', password: 'newpass1' }
    expect(call.mock.calls).toEqual([['reset-password-safe', right]])
  })
})
