import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import NodeRSA from 'node-rsa'
import { describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../../main/config'
import type { ApiClient } from '../../../main/http/client'
import { sessionHandlers } from '../../../main/http/login'
import { openSession } from '../../../main/http/session'
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
const key = new NodeRSA({ b: 1024 })
const publicKey = key.exportKey('pkcs8-public-pem')

async function setUp(answer: unknown = success(login), scheme: 'oaep' | 'pkcs1' = 'oaep') {
  const host = fakeHost({ secretBox: fakeSecretBox })
  const ended = vi.fn()
  const session = await openSession(host, ended)
  const call = vi.fn(async (..._call: unknown[]) => answer)
  const push = vi.fn(async () => 'fcm')
  const handlers = sessionHandlers({
    client: { call } as Partial<ApiClient> as ApiClient,
    session,
    settings: await openSettings(host.paths.profile),
    config: checkConfig({ serverUrl: 'https://s.example', publicKey, passwordScheme: scheme }, true),
    push,
  })
  return { host, session, handlers, call, ended, push }
}

describe('login', () => {
  it.each([
    ['', 'pw', text.needId],
    ['  ', 'pw', text.needId],
    ['id', '', text.needPassword],
  ])('asks for what is blank: %j %j', async (username, password, message) => {
    const { handlers, call } = await setUp()
    expect(await handlers['session.login']({ username, password })).toMatchObject({ ok: false, error: { message } })
    expect(call).not.toHaveBeenCalled()
  })

  it.each(['oaep', 'pkcs1'] as const)(
    'sends the password encrypted (%s) and answers without the token',
    async scheme => {
      const { handlers, call, session } = await setUp(success(login), scheme)
      const answer = await handlers['session.login']({ username: ' t@s.jp ', password: 'hanamaru1' })
      expect(answer).toEqual(success({ user, online_class_switch: 1 }))
      expect(JSON.stringify(answer)).not.toContain('the-token')
      const [name, request] = call.mock.calls[0] as [
        string,
        { username: string; password: string; device_code: string },
      ]
      expect([name, request.username]).toEqual(['login-safe', 't@s.jp'])
      expect(request.device_code).toMatch(/^[0-9a-f-]{36}$/)
      key.setOptions({ encryptionScheme: scheme === 'oaep' ? 'pkcs1_oaep' : 'pkcs1', environment: 'node' })
      expect(key.decrypt(request.password, 'utf8')).toBe('hanamaru1')
      expect(session.identity()).toEqual({ token: 'the-token', teacher_id: '17', teacher_flag: 'bc' })
    },
  )

  it('that the server refuses leaves nobody logged in', async () => {
    const { handlers, session } = await setUp(failure('status', 'ちがいます'))
    expect(await handlers['session.login']({ username: 'a', password: 'b' })).toMatchObject({ ok: false })
    expect(session.view()).toBeNull()
  })
})

describe('the session', () => {
  it('is kept encrypted, and is there after a restart', async () => {
    const { handlers, host } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    expect(readFileSync(join(host.paths.profile, 'session.bin'), 'utf8')).not.toContain('the-token')
    const again = await openSession(host, () => undefined)
    expect(again.identity()?.token).toBe('the-token')
  })

  it('is never written where the host cannot encrypt', async () => {
    const host = fakeHost()
    const session = await openSession(host, () => undefined)
    await session.begin(login)
    expect(readdirSync(host.paths.profile)).toEqual([])
    expect((await openSession(host, () => undefined)).view()).toBeNull()
  })

  it('made on another machine is as good as none', async () => {
    const { handlers, host } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    const alien = {
      seal: fakeSecretBox.seal,
      open: () => {
        throw new Error('other key')
      },
    }
    expect((await openSession({ ...host, secretBox: alien }, () => undefined)).view()).toBeNull()
  })

  it('ends at logout: the push token is deleted, the file is gone, the page is told once', async () => {
    const { handlers, host, call, ended } = await setUp()
    await handlers['session.passCard']({ key: 'card' })
    await handlers['session.logout']({})
    await handlers['session.logout']({})
    expect(call.mock.calls.map(([name]) => name)).toEqual(['pass-card-login', 'save-fcm-token', 'delete-fcm-token'])
    expect(readdirSync(host.paths.profile)).toEqual(['settings.json'])
    expect(ended.mock.calls).toEqual([['logout']])
  })
})

describe('password reset', () => {
  it('refuses a wrong address and a weak password without a call', async () => {
    const { handlers, call } = await setUp(success(null))
    expect(await handlers['session.sendResetMail']({ email: 'no mail' })).toMatchObject({ ok: false })
    const weak = await handlers['session.resetPassword']({ email: 'a@b.jp', code: '1', password: 'short' })
    expect(weak).toMatchObject({ ok: false })
    expect(call).not.toHaveBeenCalled()
  })

  it('encrypts the new password', async () => {
    const { handlers, call } = await setUp(success(null))
    await handlers['session.resetPassword']({ email: 'a@b.jp', code: ' 123456 ', password: 'newpass1' })
    expect(JSON.stringify(call.mock.calls)).not.toContain('newpass1')
    expect(call.mock.calls[0]?.[1]).toMatchObject({ code: '123456' })
  })
})
