/** What the services do with one another at the end of a session and at a locked screen (DESIGN §4, §5, §10). */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import { createServices, type Services } from '../../main/services/index'
import { nodeDisk } from '../../main/store/disk'
import { openPendingWipes } from '../../main/store/pending-wipes'
import type { MethodName } from '../../shared/contract/keys'
import type { LockState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { fakeHost } from '../fakes/host'
import { folder } from '../fixtures/folder'
import { testPublicKey } from '../fixtures/keys'
import { answers, busy, closing, serve, start, user, usual } from './services-fixture'

const copiesOf = async ({ call }: { call: (method: MethodName) => Promise<unknown> }) =>
  ((await call('copies.list')) as { entries: unknown[] }).entries.length

describe('a chosen logout', () => {
  it('has wiped token, drafts, copies, list of exports and media when it is answered', async () => {
    const stage = await busy()
    await stage.call('session.logout')
    expect(stage.holds()).toEqual({ session: false, drafts: false, copies: false, exports: false })
    expect((await stage.medium()).status).toBe(404)
  })

  it('has wiped what an earlier run sealed, also while the keychain is away', async () => {
    const { root, server, services, holds } = await busy()
    await services.close()
    const away = await start(root, server, { secretBox: null, draftBox: null })
    await away.logIn()
    await away.call('session.logout')
    expect(holds()).toEqual({ session: false, drafts: false, copies: false, exports: false })
  })
})

/** The disk neither removes nor replaces such files, until the returned function is called. */
function refuse(names = /drafts|copies|exports-/) {
  const { rm, rename } = nodeDisk
  const held = (path: unknown) => names.test(String(path).split('profile').at(-1) ?? '')
  const error = Object.assign(new Error('of the disk'), { code: 'EIO' })
  vi.spyOn(nodeDisk, 'rm').mockImplementation(async (path, options) => {
    if (held(path)) throw error
    return rm(path, options)
  })
  vi.spyOn(nodeDisk, 'rename').mockImplementation(async (from, to) => {
    if (held(to)) throw error
    return rename(from, to)
  })
  return () => void vi.restoreAllMocks()
}

describe('a chosen logout that the disk did not let through', () => {
  const left = { session: false, drafts: true, copies: true, exports: true }
  const nothing = { session: false, drafts: false, copies: false, exports: false }

  const owedIn = async (profile: string) => (await openPendingWipes(join(profile, 'wipes.json'), () => undefined)).list()

  /** The teacher has logged out, and his things could not be removed. */
  async function refused() {
    const stage = await busy()
    const heal = refuse()
    await stage.call('session.logout')
    heal()
    expect(stage.holds()).toEqual(left)
    expect(await owedIn(stage.profile)).toHaveLength(1)
    return stage
  }

  it('is made good at the next start', async () => {
    const { root, services, holds, profile } = await refused()
    await services.close()
    const next = await start(root)
    expect(holds()).toEqual(nothing)
    expect(next.services.session.identity()).toBeNull()
    expect(await owedIn(profile)).toEqual([])
  })

  it('is made good before the next teacher is let in, who may be the same', async () => {
    const { call, logIn } = await refused()
    const { generation } = await logIn()
    expect(await call('drafts.read', { key: 'form', generation })).toEqual({ value: null })
    expect(await call('downloads.list')).toMatchObject({ entries: [] })
  })

  it('keeps him out until it is made good, and lets others in', async () => {
    const stage = await busy()
    const heal = refuse()
    await stage.call('session.logout')
    await expect(stage.logIn()).rejects.toThrow(text.stillToWipe)
    expect(stage.services.session.identity()).toBeNull()
    answers['login-safe'] = { token: 'next', user: { ...user, id: 18, username: 'o' }, online_class_switch: 0 }
    await stage.logIn()
    expect(await owedIn(stage.profile)).toHaveLength(1)
    heal()
    answers['login-safe'] = usual['login-safe']
    const { generation } = await stage.logIn()
    expect(await stage.call('drafts.read', { key: 'form', generation })).toEqual({ value: null })
    expect(await owedIn(stage.profile)).toEqual([])
  })

  it('keeps him out also where only the note of it stays: the next start would wipe what is new', async () => {
    const stage = await refused()
    const heal = refuse(/wipes/)
    await expect(stage.logIn()).rejects.toThrow(text.stillToWipe)
    expect(stage.holds()).toEqual(nothing)
    heal()
    await stage.logIn()
    await stage.services.close()
    expect((await start(stage.root, stage.server)).services.session.identity()).not.toBeNull()
  }, 20_000)

  it('is owed as long as the session itself stays on the disk', async () => {
    const stage = await busy()
    const heal = refuse(/session/)
    await expect(stage.call('session.logout')).rejects.toThrow(text.logoutNotKept)
    heal()
    expect(await owedIn(stage.profile)).toHaveLength(1)
    await stage.services.close()
    expect((await start(stage.root, stage.server)).services.session.identity()).toBeNull()
    expect(await owedIn(stage.profile)).toEqual([])
  })

  it('is owed still where the session stays on the disk once more', async () => {
    const stage = await busy()
    const heal = refuse(/session/)
    await expect(stage.call('session.logout')).rejects.toThrow(text.logoutNotKept)
    await stage.services.close()
    await (await start(stage.root, stage.server)).services.close()
    heal()
    expect(await owedIn(stage.profile)).toHaveLength(1)
    expect((await start(stage.root, stage.server)).services.session.identity()).toBeNull()
  })

  it('that a plug ended leaves nobody logged in, and nothing of who was', async () => {
    const { root, server, services, holds, profile } = await busy()
    const owner = readdirSync(profile).flatMap(name => /^exports-(\w{32})\.bin$/.exec(name)?.[1] ?? [])
    await services.close()
    // The note was written, and nothing after it.
    const owed = await openPendingWipes(join(profile, 'wipes.json'), () => undefined)
    for (const name of owner) await owed.add({ name, reason: 'logout' })
    expect(await owedIn(profile)).toHaveLength(1)
    const next = await start(root, server)
    expect(next.services.session.identity()).toBeNull()
    expect(holds()).toEqual(nothing)
  })
})

describe('a session that broke off', () => {
  it.each(['unauthorized', 'idle', 'attempts'] as const)(
    'by %s loses its token, and nothing that the teacher typed or opened',
    async reason => {
      const stage = await busy()
      await stage.services.session.end(reason)
      expect(stage.holds()).toEqual({ session: false, drafts: true, copies: true, exports: true })
      expect((await stage.medium()).status).toBe(404)
      // Nobody is shown what is kept.
      expect(await copiesOf(stage)).toBe(0)
      await expect(stage.call('drafts.read', { key: 'form', generation: stage.generation })).rejects.toThrow()
      const { generation } = await stage.logIn()
      expect(await stage.call('drafts.read', { key: 'form', generation })).toEqual({ value: '書きかけ' })
      expect(await copiesOf(stage)).toBe(1)
    },
  )

  it('takes the count of its notices with it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { services, told, logIn } = await start()
    await logIn()
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(told.map(([event]) => event)).toContain('notices.changed'))
    const replayed = () => {
      const events: string[] = []
      services.replay(event => void events.push(event))
      return events
    }
    expect(replayed()).toContain('notices.changed')
    await services.session.end('unauthorized')
    expect(replayed()).not.toContain('notices.changed')
  })
})

describe('another teacher’s turn at a locked screen', () => {
  const next = { ...user, id: 18, username: 'o' }

  /** The teacher has locked his screen and gone, having told a proxy his name. */
  async function left() {
    const stage = await busy()
    const asks = stage.host.proxyPrompts
    const proxy = { host: 'proxy.example', port: 8080, realm: 'school' }
    asks?.createAuthenticator()(proxy, () => undefined)
    asks?.answer(asks.pending()[0]?.id ?? '', { username: 'miura', password: 'p' })
    const knows = () => {
      const answered = vi.fn()
      asks?.createAuthenticator()(proxy, answered)
      return answered.mock.calls.length > 0
    }
    expect(knows()).toBe(true)
    await stage.call('session.lock')
    return { ...stage, knows }
  }

  it('keeps what he typed and did, and takes all that can be had again off the PC', async () => {
    const { call, holds, told, medium, knows } = await left()
    told.length = 0
    await call('session.logout')
    expect(told).toContainEqual(['session.changed', expect.objectContaining({ session: null, reason: 'handover' })])
    expect(holds()).toEqual({ session: false, drafts: true, copies: false, exports: true })
    expect((await medium()).status).toBe(404)
    expect(knows()).toBe(false)
  })

  it('gives his drafts to nobody else, and to him again', async () => {
    const { call, logIn } = await left()
    await call('session.logout')
    answers['login-safe'] = { token: 'next', user: next, online_class_switch: 0 }
    const other = await logIn()
    expect(await call('drafts.read', { key: 'form', generation: other.generation })).toEqual({ value: null })
    expect(await call('downloads.list')).toMatchObject({ entries: [] })
    await call('session.logout')
    answers['login-safe'] = usual['login-safe']
    const { generation } = await logIn()
    expect(await call('drafts.read', { key: 'form', generation })).toEqual({ value: '書きかけ' })
    expect(await call('downloads.list')).toMatchObject({ entries: [{ state: 'failed' }] })
  })

  it('lets him in again where his copies could not be removed, and the next start as well', async () => {
    const { root, server, services, call, logIn, profile } = await left()
    const heal = refuse(/copies/)
    await call('session.logout')
    const { generation } = await logIn()
    expect(await call('drafts.read', { key: 'form', generation })).toEqual({ value: '書きかけ' })
    heal()
    await services.close()
    expect((await openPendingWipes(join(profile, 'wipes.json'), () => undefined)).list()).toEqual([])
    expect((await start(root, server)).services.session.identity()).not.toBeNull()
  })

  it('takes what his page typed last, also where that comes after it', async () => {
    const { call, logIn, generation } = await left()
    await call('session.logout')
    await call('drafts.write', { key: 'form', generation, value: '最後の一字' })
    const again = await logIn()
    expect(await call('drafts.read', { key: 'form', generation: again.generation })).toEqual({ value: '最後の一字' })
  })
})

describe('a notice that comes while the screen is locked', () => {
  it('is shown by nobody before the teacher is back, and by the system then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { host, told, call, logIn, server } = await start()
    const polls = () => server.heard.filter(({ path }) => path.endsWith('new-notice-total')).length
    const counts = () => told.flatMap(([event, detail]) => (event === 'notices.changed' ? [detail] : []))
    await logIn()
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(counts()).toHaveLength(1))
    await call('session.lock')
    answers['new-notice-total'] = { new_msg_num: 5, allow_send_message: 0 }
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(polls()).toBe(2))
    // Another call's round: by then the poll's answer is there.
    await call('app.log', { content: 'a fault of the page' })
    expect([counts().length, host.asked]).toEqual([1, []])
    await call('session.unlock', { password: 'hanamaru1' })
    await vi.waitFor(() => expect(host.asked).toEqual([`notify ${text.newNoticeBody(5)}`]))
    expect(counts().at(-1)).toMatchObject({ new_msg_num: 5 })
  })
})

it('a logout ends when the host has taken back what it handed over', async () => {
  let go = () => {}
  const calls: string[] = []
  const takeBack = () =>
    new Promise<void>(done => {
      calls.push('asked')
      go = done
    })
  const { call, logIn } = await start(folder(), undefined, { removeOffered: takeBack })
  await logIn()
  const ended = call('session.logout').then(() => calls.push('ended'))
  await vi.waitFor(() => expect(calls).toEqual(['asked']))
  for (let turn = 0; turn < 200; turn += 1) await new Promise(resolve => setImmediate(resolve))
  expect(calls).toEqual(['asked'])
  go()
  await ended
  expect(calls).toEqual(['asked', 'ended'])
})

describe('a locked screen', () => {
  it('is shown no data, no media and no names of exports, and all of them again when it is unlocked', async () => {
    const { call, medium, services, told } = await busy()
    const events = () => told.map(([event]) => event)
    await call('session.lock')
    told.length = 0
    const replayed: string[] = []
    services.replay(event => void replayed.push(event))
    expect(replayed).not.toContain('downloads.changed')
    await expect(call('api.call', { endpoint: 'homework-basic-info', request: { id: '1' } })).rejects.toMatchObject({
      kind: 'cancelled',
    })
    expect((await medium()).status).toBe(403)
    await call('session.unlock', { password: 'hanamaru1' })
    expect((await medium()).status).toBe(200)
    expect(events()).toContain('downloads.changed')
  })

  it('chooses no place for an export: that waits until it is unlocked', async () => {
    let go = () => {}
    const held = new Promise<void>(done => {
      go = done
    })
    let locked = false
    const askedLocked: boolean[] = []
    const chooseSavePath = async () => {
      askedLocked.push(locked)
      return null
    }
    const { call, logIn, services } = await start(folder(), await serve(held), { chooseSavePath })
    services.onEvent((event, detail) => {
      if (event === 'lock.changed') locked = (detail as LockState).locked
    })
    await logIn()
    await call('downloads.start', { kind: 'export-topic-score-overview', request: { homework_id: '1' } })
    await call('session.lock')
    go()
    await call('session.unlock', { password: 'hanamaru1' })
    await vi.waitFor(() => expect(askedLocked).toEqual([false]))
  })
})

describe('a profile', () => {
  it('is its user’s alone, and swept of what a crash left half written', async () => {
    const { profile } = await start()
    if (process.platform !== 'win32') expect(statSync(profile).mode & 0o777).toBe(0o700)
    const left = join(profile, 'settings.json.0123456789ab.tmp')
    writeFileSync(left, '')
    const config = checkConfig({ serverUrl: 'http://127.0.0.1:9', publicKey: testPublicKey }, false)
    const again: Services = await createServices({
      host: fakeHost({ paths: { profile, downloads: profile } }),
      config,
      clock: Date.now,
    })
    closing.push(() => again.close())
    expect(existsSync(left)).toBe(false)
  })
})
