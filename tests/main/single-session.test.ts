/**
 * Unlocking with a server that allows one session per account: the login of the unlock ends the session before it
 * (DESIGN §4, §5).
 */
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import { createSchool } from '../../main/sample-school/index'
import { createServices } from '../../main/services/index'
import type { MethodName } from '../../shared/contract/keys'
import type { Result } from '../../shared/contract/result'
import type { DownloadList, Events } from '../../shared/contract/types'
import { holdingProxy } from '../fakes/holding-proxy'
import { fakeHost } from '../fakes/host'
import { type Answerer, reply, startServer } from '../fakes/http-server'
import { cheapPasswordHashes } from '../fixtures/cheap-password-hashes'
import { folder } from '../fixtures/folder'
import { testPublicKey } from '../fixtures/keys'

cheapPasswordHashes()

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The first workbook waits until the Excel writer is loaded. */
const patience = { timeout: 15_000 }

const username = 'teacher@sample.school'
const password = 'hanamaru1'

/** The program with a logged-in teacher. */
async function start(server: { serverUrl: string; opsUrl: string; publicKey: string }) {
  const root = folder()
  const host = fakeHost({ paths: { profile: join(root, 'profile'), downloads: root } })
  const services = await createServices({
    host,
    config: checkConfig({ ...server, proxy: 'direct' }, false),
    clock: Date.now,
  })
  closing.push(() => services.close())
  const ends: Events['session.changed'][] = []
  services.onEvent((event, detail) => {
    if (event === 'session.changed' && (detail as Events['session.changed']).session === null) {
      ends.push(detail as Events['session.changed'])
    }
  })
  const sender = { origin: host.origin, mainFrame: true }
  const call = (method: MethodName, argument: object = {}) =>
    services.gate.call({ sender, method, argument }) as Promise<Result<unknown>>
  const ask = (endpoint: string, request: object = {}) => call('api.call', { endpoint, request })
  expect(await call('session.login', { username, password })).toMatchObject({ ok: true })
  return { services, call, ask, ends, unlock: (given = password) => call('session.unlock', { password: given }) }
}

describe('a server that allows one session', () => {
  async function atSchool() {
    const school = await createSchool({ size: 'small', singleSession: true, logLine: () => undefined })
    closing.push(() => school.close())
    const origin = await school.listen(0)
    const { publicKey } = school.config()
    const proxy = await holdingProxy(origin)
    closing.push(() => proxy.close())
    const stage = await start({ serverUrl: proxy.origin, opsUrl: `${proxy.origin}/ops`, publicKey })
    /** The results of the calls of a row so far. */
    const outcomes = async (name: string) => {
      const state = await fetch(`${origin}/sample/state`)
      const { recent } = (await state.json()) as { recent: { name: string; outcome: string }[] }
      return recent.filter(entry => entry.name === name).map(({ outcome }) => outcome)
    }
    /** Starts a call of this row, then locks and unlocks before the call reaches the server. */
    async function across<T>(row: string, begin: () => Promise<T>): Promise<T> {
      proxy.hold(row)
      const begun = begin()
      await vi.waitFor(() => expect(proxy.heldRequests()).toHaveLength(1), patience)
      await stage.call('session.lock')
      expect(await stage.unlock()).toMatchObject({ ok: true })
      proxy.release()
      return begun
    }
    return { ...stage, across, outcomes }
  }

  it('keeps the teacher logged in, and returns the data that was requested before the lock', async () => {
    const { ask, across, outcomes, ends } = await atSchool()
    expect(await across('team-rows', () => ask('team-rows'))).toMatchObject({ ok: true })
    expect(await outcomes('team-rows')).toEqual(['401', 'ok'])
    expect(await ask('team-rows')).toMatchObject({ ok: true })
    expect(ends).toEqual([])
  })

  it('refuses a write, which is not sent again and does not end the session', async () => {
    const { ask, call, across, outcomes, ends } = await atSchool()
    await across('submit-client-log', () => call('app.log', { content: 'a fault of the page' }))
    expect(await outcomes('submit-client-log')).toEqual(['401'])
    expect(ends).toEqual([])
    expect(await ask('team-rows')).toMatchObject({ ok: true })
  })

  it.each([
    ['score-sheet', 'topic-score-overview-y'],
    ['export-topic-score-overview', 'export-topic-score-overview'],
  ])('lets an export go on: %s', async (kind, row) => {
    const { ask, call, across, outcomes, ends } = await atSchool()
    const page = await ask('my-homework-page-list', { page: 1, limit: 10 })
    const { items } = (page.ok ? page.value : { items: [] }) as { items: { homework_id: string }[] }
    const argument = { kind, request: { homework_id: items[0]?.homework_id } }
    expect(await across(row, () => call('downloads.start', argument))).toMatchObject({ ok: true })
    const states = async () => {
      const list = await call('downloads.list')
      return ((list.ok ? list.value : { entries: [] }) as DownloadList).entries.map(({ state }) => state)
    }
    await vi.waitFor(async () => expect(await states()).toEqual(['done']), patience)
    expect((await outcomes(row)).slice(0, 2)).toEqual(['401', 'ok'])
    expect(ends).toEqual([])
  })
})

describe('a 401 that arrives before the response to the unlock', () => {
  const user = { id: 17, username: 't', nickname: '', school: '', teacher_flag: '', type: 'teacher', showLive: 0 }

  /** A call that waits; the unlock makes the server refuse its token, and `login` answers after that. */
  async function overtaken(login: Answerer) {
    const waiting: (() => void)[] = []
    let logins = 0
    const server = await startServer((response, heard) => {
      const row = heard.path.split('/').at(-1)
      if (row === 'login-safe' && ++logins === 1) {
        return reply(response, { token: 'first', user, online_class_switch: 0 })
      }
      if (row === 'login-safe') return void waiting.push(() => login(response, heard))
      if (heard.headers.authorization === 'Bearer second') return reply(response, { items: [], total: 0 })
      waiting.push(() => reply(response, null, 401))
    })
    closing.push(() => server.close())
    const { origin } = server
    const stage = await start({ serverUrl: origin, opsUrl: `${origin}/ops`, publicKey: testPublicKey })
    const answer = stage.ask('team-rows')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await stage.call('session.lock')
    const unlocked = stage.unlock()
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    waiting[0]?.()
    // After another call, the response to this one has been handled.
    const around = stage.services.gate.call({
      sender: { origin: 'hanamaru://app', mainFrame: true },
      method: 'app.checkVersion',
      argument: {},
    })
    await vi.waitFor(() => expect(waiting).toHaveLength(3))
    waiting[2]?.()
    await around
    expect(stage.ends).toEqual([])
    waiting[1]?.()
    return { ...stage, server, answer, unlocked }
  }

  it('does not end the session', async () => {
    const { answer, unlocked, ends } = await overtaken(response =>
      reply(response, { token: 'second', user, online_class_switch: 0 }),
    )
    expect([await unlocked, await answer]).toMatchObject([{ ok: true }, { ok: true }])
    expect(ends).toEqual([])
  })

  it('ends the session if the password was wrong: the token was refused for another reason', async () => {
    const { answer, unlocked, ends } = await overtaken(response => reply(response, null, 400, 'ちがいます'))
    expect([await unlocked, await answer]).toMatchObject([{ ok: false }, { error: { kind: 'unauthorized' } }])
    expect(ends.map(({ reason }) => reason)).toEqual(['unauthorized'])
  })
})
