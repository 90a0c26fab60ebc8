/**
 * A teacher changes the account, and the session is updated (SPEC §4 "Session", §7 profile; DESIGN §4 idleLockMinutes).
 */
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import { createSchool, type SchoolOptions } from '../../main/sample-school/index'
import { createServices } from '../../main/services/index'
import type { MethodName } from '../../shared/contract/keys'
import type { Result } from '../../shared/contract/result'
import type { Events } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { holdingProxy } from '../fakes/holding-proxy'
import { fakeHost, fakeSecretBox } from '../fakes/host'
import { cheapPasswordHashes } from '../fixtures/cheap-password-hashes'
import { folder } from '../fixtures/folder'

cheapPasswordHashes()

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Scrypt and RSA are slow on a busy PC. */
const patience = { timeout: 15_000 }

const address = 'teacher@sample.school'
const password = 'hanamaru1'

/** A teacher at a sample school that can go offline, and whose program can be restarted. */
async function start(username = address, rules: Pick<SchoolOptions, 'passwordEndsAll'> = {}) {
  const consoleLines: string[] = []
  const school = await createSchool({ size: 'small', ...rules, logLine: line => void consoleLines.push(line) })
  closing.push(() => school.close())
  const proxy = await holdingProxy(await school.listen(0))
  closing.push(() => proxy.close().catch(() => undefined))
  const root = folder()
  const host = fakeHost({ paths: { profile: join(root, 'profile'), downloads: root }, secretBox: fakeSecretBox })
  const { publicKey } = school.config()
  const config = checkConfig(
    { serverUrl: proxy.origin, opsUrl: `${proxy.origin}/ops`, publicKey, proxy: 'direct' },
    false,
  )

  async function open() {
    const services = await createServices({ host, config, clock: Date.now })
    const sessionEvents: Events['session.changed'][] = []
    services.onEvent((event, detail) => {
      if (event === 'session.changed') sessionEvents.push(detail as Events['session.changed'])
    })
    const sender = { origin: host.origin, mainFrame: true }
    const call = (method: MethodName, argument: object = {}) =>
      services.gate.call({ sender, method, argument }) as Promise<Result<unknown>>
    const ask = async (endpoint: string, request: object) => {
      expect(await call('api.call', { endpoint, request })).toMatchObject({ ok: true })
    }
    const unlock = async (given: string) => {
      await call('session.lock')
      return call('session.unlock', { password: given })
    }
    let open = true
    const close = async () => {
      if (open) await services.close()
      open = false
    }
    closing.push(close)
    return { services, sessionEvents, call, ask, unlock, close }
  }

  const stage = await open()
  expect(await stage.call('session.login', { username, password })).toMatchObject({ ok: true })
  /** Changes the e-mail address with the code that is sent to it. */
  const moveTo = async (email: string) => {
    await stage.ask('send-email-authentication-mail', { email })
    await stage.ask('change-email', { email, code: /(\d{6})/.exec(consoleLines.at(-1) ?? '')?.[1] ?? '' })
  }
  /** Changes the e-mail address with an answer that the program never receives, as if another PC had done it. */
  const moveElsewhere = async (email: string) => {
    proxy.loseAnswer('change-email')
    await stage.ask('send-email-authentication-mail', { email })
    const code = /(\d{6})/.exec(consoleLines.at(-1) ?? '')?.[1] ?? ''
    const answer = await stage.call('api.call', { endpoint: 'change-email', request: { email, code } })
    expect(answer).toMatchObject({ ok: false })
  }
  const shown = () => stage.sessionEvents.at(-1)?.session?.user
  return { ...stage, proxy, open, moveTo, moveElsewhere, shown }
}

const right = { ok: true }
const wrong = { ok: false, error: { message: text.lock.wrong(4) } }

describe('after a new e-mail address', () => {
  it('the right password unlocks, also after another change', async () => {
    const { moveTo, unlock, services } = await start()
    await moveTo('hana@school.example.jp')
    await moveTo('umi@school.example.jp')
    expect(services.session.proof()?.username).toBe('umi@school.example.jp')
    expect(await unlock(password)).toMatchObject(right)
  })

  it('a teacher who logged in with the ID unlocks with it', async () => {
    const { moveTo, unlock, services } = await start('misaki')
    await moveTo('hana@school.example.jp')
    expect(services.session.proof()?.username).toBe('misaki')
    expect(await unlock(password)).toMatchObject(right)
  })

  it('the page shows it, in the same session', async () => {
    const { moveTo, shown, sessionEvents } = await start()
    await moveTo('hana@school.example.jp')
    await vi.waitFor(() => expect(shown()).toMatchObject({ email: 'hana@school.example.jp' }), patience)
    expect(new Set(sessionEvents.map(({ generation }) => generation))).toEqual(new Set([2]))
  })
})

describe('after a new password', () => {
  const change = { oldpassword: password, newpassword: 'ohayou22' }

  it('the new password unlocks, and the old one does not', async () => {
    const { ask, unlock } = await start()
    await ask('change-password-safe', change)
    expect(await unlock(password)).toMatchObject(wrong)
    expect(await unlock('ohayou22')).toMatchObject(right)
  })

  it('it also unlocks without the server', async () => {
    const { ask, unlock, proxy } = await start()
    await ask('change-password-safe', change)
    await proxy.close()
    expect(await unlock(password)).toMatchObject(wrong)
    expect(await unlock('ohayou22')).toMatchObject(right)
  })

  it('it unlocks without the server after a restart', async () => {
    const { ask, close, open, proxy } = await start()
    await ask('change-password-safe', change)
    await proxy.close()
    await close()
    const again = await open()
    expect(await again.unlock(password)).toMatchObject(wrong)
    expect(await again.unlock('ohayou22')).toMatchObject(right)
  })

  it('the old one unlocks without the server if the server refused the change', async () => {
    const { call, unlock, proxy } = await start()
    const request = { ...change, oldpassword: 'hanamaru2' }
    expect(await call('api.call', { endpoint: 'change-password-safe', request })).toMatchObject({ ok: false })
    await proxy.close()
    expect(await unlock(password)).toMatchObject(right)
  })
})

describe('at a server that ends all sessions with the old password', () => {
  const change = { oldpassword: password, newpassword: 'ohayou22' }

  it('the session goes on with the new password, also for a call that was on its way', async () => {
    const { ask, call, unlock, proxy, sessionEvents } = await start(address, { passwordEndsAll: true })
    proxy.hold('team-rows')
    const waiting = call('api.call', { endpoint: 'team-rows', request: {} })
    await vi.waitFor(() => expect(proxy.heldRequests()).toHaveLength(1), patience)
    proxy.hold('login-safe')
    const changing = call('api.call', { endpoint: 'change-password-safe', request: change })
    await vi.waitFor(() => expect(proxy.heldRequests()).toHaveLength(2), patience)
    proxy.release()
    expect(await waiting).toMatchObject(right)
    expect(await changing).toMatchObject(right)
    await ask('team-rows', {})
    expect(new Set(sessionEvents.map(({ generation }) => generation))).toEqual(new Set([2]))
    expect(await unlock(password)).toMatchObject(wrong)
    expect(await unlock('ohayou22')).toMatchObject(right)
  })

  it('the session goes on if the answer of the new login was lost once', async () => {
    const { ask, call, proxy, sessionEvents } = await start(address, { passwordEndsAll: true })
    proxy.loseAnswer('login-safe')
    const answer = await call('api.call', { endpoint: 'change-password-safe', request: change })
    expect(answer).toEqual({ ok: true, value: null })
    await ask('team-rows', {})
    expect(new Set(sessionEvents.map(({ generation }) => generation))).toEqual(new Set([2]))
  })

  it('the change counts, the new password unlocks, and the teacher is warned, if no login is answered', async () => {
    const { call, unlock, proxy } = await start(address, { passwordEndsAll: true })
    proxy.loseAnswer('login-safe', 2)
    const answer = await call('api.call', { endpoint: 'change-password-safe', request: change })
    expect(answer).toEqual({
      ok: true,
      value: null,
      warning:
        'パスワードを変更しました。ただし、サーバーの返事を受け取れなかったため、もう一度ログインが必要になることがあります。そのときは、新しいパスワードを入力してください。',
    })
    await proxy.close()
    expect(await unlock(password)).toMatchObject(wrong)
    expect(await unlock('ohayou22')).toMatchObject(right)
  })

  it('a change with a token that has ended leads to the login', async () => {
    const { call, sessionEvents, proxy } = await start()
    const fault = { endpoint: 'change-password-safe', kind: '401', count: 1 }
    await fetch(`${proxy.origin}/sample/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })
    const answer = await call('api.call', { endpoint: 'change-password-safe', request: change })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } })
    await vi.waitFor(() => expect(sessionEvents.at(-1)).toMatchObject({ session: null }), patience)
  })
})

describe('after a new password whose answer was lost', () => {
  const change = { oldpassword: password, newpassword: 'ohayou22' }
  const request = { endpoint: 'change-password-safe', request: change }

  it('the change counts if the server accepts the new password', async () => {
    const { call, ask, proxy, unlock, sessionEvents } = await start()
    proxy.loseAnswer('change-password-safe')
    expect(await call('api.call', request)).toMatchObject(right)
    expect(await unlock(password)).toMatchObject(wrong)
    expect(await unlock('ohayou22')).toMatchObject(right)
    await ask('team-rows', {})
    expect(new Set(sessionEvents.map(({ generation }) => generation))).toEqual(new Set([2]))
  })

  it('it does not if the server refuses the new password, and the teacher is told', async () => {
    const { call, proxy, unlock } = await start()
    proxy.loseAnswer('change-password-safe')
    const refused = { ...request, request: { ...change, oldpassword: 'hanamaru2' } }
    expect(await call('api.call', refused)).toMatchObject({
      ok: false,
      error: {
        kind: 'status',
        message:
          'サーバーの返事を受け取れませんでした。確認したところ、パスワードは変わっていません。もう一度お試しください。',
      },
    })
    await proxy.close()
    expect(await unlock(password)).toMatchObject(right)
  })

  it('nothing is known if the server cannot be asked', async () => {
    const { call, proxy, unlock } = await start()
    proxy.loseAnswer('change-password-safe')
    proxy.loseAnswer('login-safe', 2)
    expect(await call('api.call', request)).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(await unlock('ohayou22')).toMatchObject(right)
  })
})

describe('after a change on another PC', () => {
  it('the new address unlocks as soon as the page reads the account', async () => {
    const { call, ask, proxy, moveElsewhere, unlock, services } = await start()
    await moveElsewhere('hana@school.example.jp')
    expect(services.session.proof()?.username).toBe(address)
    expect(await call('api.call', { endpoint: 'info', request: {} })).toMatchObject(right)
    expect(services.session.proof()?.username).toBe('hana@school.example.jp')
    expect(await unlock(password)).toMatchObject(right)
    await ask('team-rows', {})
    await proxy.close()
  })
})

describe('after a new name', () => {
  const request = { nickname: '花', school: '北中学校' }

  it.each(['before', 'while'])('an account that was read %s it changed does not bring the old one back', async when => {
    const { ask, call, moveTo, proxy, services } = await start()
    if (when === 'while') proxy.hold('change-profile')
    const changing = when === 'while' ? ask('change-profile', request) : null
    if (changing) await vi.waitFor(() => expect(proxy.heldRequests()).toHaveLength(1), patience)
    proxy.holdAnswer('info')
    const reading = call('api.call', { endpoint: 'info', request: {} })
    await vi.waitFor(() => expect(proxy.heldAnswers()).toBe(1), patience)
    if (changing) proxy.release()
    else await ask('change-profile', request)
    await changing
    await moveTo('hana@school.example.jp')
    proxy.releaseAnswers()
    expect(await reading).toMatchObject(right)
    expect(services.session.view()?.user).toMatchObject({ ...request, email: 'hana@school.example.jp' })
    expect(services.session.proof()?.username).toBe('hana@school.example.jp')
  })

  it('the page shows it, in the same session', async () => {
    const { ask, shown, sessionEvents, services } = await start()
    await ask('change-profile', request)
    await vi.waitFor(() => expect(shown()).toMatchObject({ ...request, email: address }), patience)
    expect(sessionEvents).toHaveLength(2)
    expect(services.session.view()?.user.nickname).toBe('花')
  })

  it('the page shows it, even if the teacher’s data cannot be read again', async () => {
    const { ask, proxy, sessionEvents, services } = await start()
    proxy.hold('info')
    await ask('change-profile', request)
    await vi.waitFor(() => expect(proxy.heldRequests()).toHaveLength(1), patience)
    await proxy.close()
    expect(services.session.view()?.user).toMatchObject(request)
    expect(sessionEvents).toHaveLength(2)
  })

  it('the page shows what the server made of it', async () => {
    const { ask, shown } = await start()
    await ask('change-profile', { nickname: ' 花 ', school: '北中学校 ' })
    await vi.waitFor(() => expect(shown()).toMatchObject(request), patience)
  })

  it('the unlock shows it if the answer was lost', async () => {
    const { call, proxy, shown, unlock } = await start()
    proxy.loseAnswer('change-profile')
    expect(await call('api.call', { endpoint: 'change-profile', request })).toMatchObject({ ok: false })
    expect(await unlock(password)).toMatchObject(right)
    expect(shown()).toMatchObject(request)
  })
})
