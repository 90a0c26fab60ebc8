/** The services at the end of a session and at a locked screen (DESIGN §4, §5, §10). */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import { createServices, type Services } from '../../main/services/index'
import { nodeDisk } from '../../main/store/disk'
import { openPendingWipes } from '../../main/store/pending-wipes'
import type { MethodName } from '../../shared/contract/keys'
import type { LockState } from '../../shared/contract/types'
import { text } from '../../shared/text'
import { fakeHost } from '../fakes/host'
import { cheapPasswordHashes } from '../fixtures/cheap-password-hashes'
import { folder } from '../fixtures/folder'
import { testPublicKey } from '../fixtures/keys'
import { answers, cleanUp, closing, defaultAnswers, serve, start, startWithData, user } from './services-fixture'

cheapPasswordHashes()

afterEach(cleanUp)

const countCopies = async ({ call }: { call: (method: MethodName) => Promise<unknown> }) =>
  ((await call('copies.list')) as { entries: unknown[] }).entries.length

describe('a chosen logout', () => {
  it('has wiped token, drafts, copies, export list and media when it returns', async () => {
    const stage = await startWithData()
    await stage.call('session.logout')
    expect(stage.data()).toEqual({ session: false, drafts: false, copies: false, exports: false })
    expect((await stage.readMedia()).status).toBe(404)
  })

  it('leaves what is kept for the teacher, and only for this teacher', async () => {
    const { call, logIn, generation, data } = await startWithData()
    const classes = { 'homework-list': '2' }
    await call('keeps.write', { key: 'classes', generation, value: classes })
    await call('session.logout')
    expect(data()).toEqual({ session: false, drafts: false, copies: false, exports: false })
    await expect(call('keeps.read', { key: 'classes', generation })).rejects.toMatchObject({ kind: 'cancelled' })

    answers['login-safe'] = { token: 'other', user: { ...user, id: 18 }, online_class_switch: 0 }
    const other = await logIn()
    expect(await call('keeps.read', { key: 'classes', generation: other.generation })).toEqual({ value: null })
    await call('session.logout')

    answers['login-safe'] = defaultAnswers['login-safe']
    const again = await logIn()
    expect(await call('keeps.read', { key: 'classes', generation: again.generation })).toEqual({ value: classes })
  })

  it('also wipes data that an earlier run encrypted, while the keychain is unavailable', async () => {
    const { root, server, services, data } = await startWithData()
    await services.close()
    const withoutKeychain = await start(root, server, { secretBox: null, draftBox: null })
    await withoutKeychain.logIn()
    await withoutKeychain.call('session.logout')
    expect(data()).toEqual({ session: false, drafts: false, copies: false, exports: false })
  })
})

it('a teacher who logs in is not told again that all drafts are lost, but what else is', async () => {
  const first = await start()
  const { generation } = await first.logIn()
  await first.call('drafts.write', { key: 'form', generation, value: '書きかけ' })
  await first.call('keeps.write', { key: 'classes', generation, value: { 'homework-list': '1' } })
  await first.services.close()
  for (const name of ['session.bin', 'session.bin.last']) rmSync(join(first.profile, name), { force: true })
  for (const name of ['drafts.key', 'drafts.key.last']) writeFileSync(join(first.profile, name), 'damaged')
  const { call, events, logIn } = await start(first.root, first.server)
  const { notices } = await call<{ notices: string[] }>('app.boot')
  expect(notices).toEqual(['下書きのファイルが壊れていて読み取れなかったため、新しく作り直しました。'])
  await logIn()
  const shown = () => events.flatMap(([event, detail]) => (event === 'app.notice' ? [detail] : []))
  const lost = '保存した絞り込みなどのファイルが壊れていて読み取れなかったため、新しく作り直しました。'
  await vi.waitFor(() => expect(shown()).toEqual([{ message: lost }]))
})

describe('recordings that were not evaluated', () => {
  const recordingsOf = (profile: string) => readdirSync(join(profile, 'recordings'))

  /** A teacher who has recorded while the evaluation server was out of reach. */
  async function startWithRecording() {
    const stage = await start()
    const { generation } = await stage.logIn()
    const spoken = { text: 'I get up.', category: 'read_sentence', generation }
    const { id } = await stage.call<{ id: string }>('evaluation.begin', spoken)
    await stage.call('evaluation.frames', { id, generation, first: 0, bytes: new Uint8Array(70) })
    expect(recordingsOf(stage.profile)).toHaveLength(1)
    return { ...stage, id, spoken }
  }
  const kept = async (stage: Awaited<ReturnType<typeof start>>) => {
    const { generation } = await stage.logIn()
    const { recordings } = await stage.call<{ recordings: object[] }>('evaluation.list', { generation })
    return recordings
  }

  it('are wiped by a logout, by the next start if the disk refuses', async () => {
    const { call, profile } = await startWithRecording()
    await call('session.logout')
    expect(recordingsOf(profile)).toEqual([])
    const refused = await startWithRecording()
    const accept = refuseFiles(/recordings/)
    await refused.call('session.logout')
    accept()
    expect(recordingsOf(refused.profile)).toHaveLength(1)
    await refused.services.close()
    await start(refused.root, refused.server)
    expect(recordingsOf(refused.profile)).toEqual([])
  })

  it('stay for the teacher if the session ends otherwise', async () => {
    const stage = await startWithRecording()
    await stage.services.session.end('idle')
    expect(await kept(stage)).toMatchObject([{ id: stage.id, text: 'I get up.', seconds: 0.02 }])
  })
})

/** Makes the disk refuse to remove or replace such files, until the returned function is called. */
function refuseFiles(names = /drafts|copies|exports-/) {
  const { rm, rename } = nodeDisk
  const isRefused = (path: unknown) => names.test(String(path).split('profile').at(-1) ?? '')
  const error = Object.assign(new Error('of the disk'), { code: 'EIO' })
  vi.spyOn(nodeDisk, 'rm').mockImplementation(async (path, options) => {
    if (isRefused(path)) throw error
    return rm(path, options)
  })
  vi.spyOn(nodeDisk, 'rename').mockImplementation(async (from, to) => {
    if (isRefused(to)) throw error
    return rename(from, to)
  })
  return () => void vi.restoreAllMocks()
}

describe('a chosen logout whose wipe the disk refuses', () => {
  const remaining = { session: false, drafts: true, copies: true, exports: true }
  const nothing = { session: false, drafts: false, copies: false, exports: false }

  const pendingWipesIn = async (profile: string) =>
    (await openPendingWipes(join(profile, 'wipes.json'), () => undefined)).list()

  /** The teacher has logged out, and the data could not be removed. */
  async function refusedLogout() {
    const stage = await startWithData()
    const allowFiles = refuseFiles()
    await stage.call('session.logout')
    allowFiles()
    expect(stage.data()).toEqual(remaining)
    expect(await pendingWipesIn(stage.profile)).toHaveLength(1)
    return stage
  }

  it('is completed at the next start', async () => {
    const { root, services, data, profile } = await refusedLogout()
    await services.close()
    const next = await start(root)
    expect(data()).toEqual(nothing)
    expect(next.services.session.identity()).toBeNull()
    expect(await pendingWipesIn(profile)).toEqual([])
  })

  it('is completed before the next login, also of the same teacher', async () => {
    const { call, logIn } = await refusedLogout()
    const { generation } = await logIn()
    expect(await call('drafts.read', { key: 'form', generation })).toEqual({ value: null })
    expect(await call('downloads.list')).toMatchObject({ entries: [] })
  })

  it('refuses the login of that teacher until it is completed, and lets other teachers in', async () => {
    const stage = await startWithData()
    const allowFiles = refuseFiles()
    await stage.call('session.logout')
    await expect(stage.logIn()).rejects.toThrow(text.stillToWipe)
    expect(stage.services.session.identity()).toBeNull()
    answers['login-safe'] = { token: 'next', user: { ...user, id: 18, username: 'o' }, online_class_switch: 0 }
    await stage.logIn()
    expect(await pendingWipesIn(stage.profile)).toHaveLength(1)
    allowFiles()
    answers['login-safe'] = defaultAnswers['login-safe']
    const { generation } = await stage.logIn()
    expect(await stage.call('drafts.read', { key: 'form', generation })).toEqual({ value: null })
    expect(await pendingWipesIn(stage.profile)).toEqual([])
  })

  it('also refuses that login if only the record of the wipe remains, because the next start would wipe new data', async () => {
    const stage = await refusedLogout()
    const allowFiles = refuseFiles(/wipes/)
    await expect(stage.logIn()).rejects.toThrow(text.stillToWipe)
    expect(stage.data()).toEqual(nothing)
    allowFiles()
    await stage.logIn()
    await stage.services.close()
    expect((await start(stage.root, stage.server)).services.session.identity()).not.toBeNull()
  }, 20_000)

  it('stays recorded as long as the session itself is on the disk', async () => {
    const stage = await startWithData()
    const allowFiles = refuseFiles(/session/)
    await expect(stage.call('session.logout')).rejects.toThrow(text.logoutNotKept)
    allowFiles()
    expect(await pendingWipesIn(stage.profile)).toHaveLength(1)
    await stage.services.close()
    expect((await start(stage.root, stage.server)).services.session.identity()).toBeNull()
    expect(await pendingWipesIn(stage.profile)).toEqual([])
  })

  it('stays recorded if the next start cannot remove the session either', async () => {
    const stage = await startWithData()
    const allowFiles = refuseFiles(/session/)
    await expect(stage.call('session.logout')).rejects.toThrow(text.logoutNotKept)
    await stage.services.close()
    await (await start(stage.root, stage.server)).services.close()
    allowFiles()
    expect(await pendingWipesIn(stage.profile)).toHaveLength(1)
    expect((await start(stage.root, stage.server)).services.session.identity()).toBeNull()
  })

  it('that a power cut interrupted leaves nobody logged in, and no data of that teacher', async () => {
    const { root, server, services, data, profile } = await startWithData()
    const owner = readdirSync(profile).flatMap(name => /^exports-(\w{32})\.bin$/.exec(name)?.[1] ?? [])
    await services.close()
    // The record was written, and nothing after it.
    const owed = await openPendingWipes(join(profile, 'wipes.json'), () => undefined)
    for (const name of owner) await owed.add({ name, reason: 'logout' })
    expect(await pendingWipesIn(profile)).toHaveLength(1)
    const next = await start(root, server)
    expect(next.services.session.identity()).toBeNull()
    expect(data()).toEqual(nothing)
  })
})

describe('a session that the teacher did not end', () => {
  it.each(['unauthorized', 'idle', 'attempts'] as const)(
    '(%s) loses its token, but no draft and no copy',
    async reason => {
      const stage = await startWithData()
      await stage.services.session.end(reason)
      expect(stage.data()).toEqual({ session: false, drafts: true, copies: true, exports: true })
      expect((await stage.readMedia()).status).toBe(404)
      // The data are on the disk, but are shown to nobody.
      expect(await countCopies(stage)).toBe(0)
      await expect(stage.call('drafts.read', { key: 'form', generation: stage.generation })).rejects.toThrow()
      const { generation } = await stage.logIn()
      expect(await stage.call('drafts.read', { key: 'form', generation })).toEqual({ value: '書きかけ' })
      expect(await countCopies(stage)).toBe(1)
    },
  )

  it('removes its notice count', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const unread: number[] = []
    const showUnread = (count: number) => void unread.push(count)
    const { services, host, events, call, logIn } = await start(folder(), undefined, { showUnread })
    await logIn()
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(events.map(([event]) => event)).toContain('notices.changed'))
    expect(unread.at(-1)).toBe(3)
    await call('session.lock')
    expect(unread.at(-1)).toBe(0)
    await call('session.unlock', { password: 'hanamaru1' })
    expect(unread.at(-1)).toBe(3)
    answers['new-notice-total'] = { new_msg_num: 5, allow_send_message: 0 }
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(host.notifications).toHaveLength(1))
    const replayed = () => {
      const events: string[] = []
      services.replay(event => void events.push(event))
      return events
    }
    expect(replayed()).toContain('notices.changed')
    await services.session.end('unauthorized')
    expect(replayed()).not.toContain('notices.changed')
    expect([unread.at(-1), host.notifications]).toEqual([0, []])
  })
})

describe('another teacher at a locked screen', () => {
  const next = { ...user, id: 18, username: 'o' }

  /** The teacher has given a proxy a password and locked the screen. */
  async function lockedScreen() {
    const stage = await startWithData()
    const asks = stage.host.proxyPrompts
    const proxy = { host: 'proxy.example', port: 8080, realm: 'school' }
    asks?.createAuthenticator()(proxy, () => undefined)
    asks?.answer(asks.pending()[0]?.id ?? '', { username: 'miura', password: 'p' })
    const isAnswered = () => {
      const answered = vi.fn()
      asks?.createAuthenticator()(proxy, answered)
      return answered.mock.calls.length > 0
    }
    expect(isAnswered()).toBe(true)
    await stage.call('session.lock')
    return { ...stage, isAnswered }
  }

  it('keeps drafts and export list of the first, and removes everything that can be downloaded again', async () => {
    const { call, data, events, readMedia, isAnswered } = await lockedScreen()
    events.length = 0
    await call('session.logout')
    expect(events).toContainEqual(['session.changed', expect.objectContaining({ session: null, reason: 'handover' })])
    expect(data()).toEqual({ session: false, drafts: true, copies: false, exports: true })
    expect((await readMedia()).status).toBe(404)
    expect(isAnswered()).toBe(false)
  })

  it('sees no draft of the first teacher, who sees the drafts again after the next login', async () => {
    const { call, logIn } = await lockedScreen()
    await call('session.logout')
    answers['login-safe'] = { token: 'next', user: next, online_class_switch: 0 }
    const other = await logIn()
    expect(await call('drafts.read', { key: 'form', generation: other.generation })).toEqual({ value: null })
    expect(await call('downloads.list')).toMatchObject({ entries: [] })
    await call('session.logout')
    answers['login-safe'] = defaultAnswers['login-safe']
    const { generation } = await logIn()
    expect(await call('drafts.read', { key: 'form', generation })).toEqual({ value: '書きかけ' })
    expect(await call('downloads.list')).toMatchObject({ entries: [{ state: 'failed' }] })
  })

  it('does not prevent the first from logging in if the copies could not be removed, also after the next start', async () => {
    const { root, server, services, call, logIn, profile } = await lockedScreen()
    const allowFiles = refuseFiles(/copies/)
    await call('session.logout')
    const { generation } = await logIn()
    expect(await call('drafts.read', { key: 'form', generation })).toEqual({ value: '書きかけ' })
    allowFiles()
    await services.close()
    expect((await openPendingWipes(join(profile, 'wipes.json'), () => undefined)).list()).toEqual([])
    expect((await start(root, server)).services.session.identity()).not.toBeNull()
  })

  it('does not lose a draft that the page of the first sends after the logout', async () => {
    const { call, logIn, generation } = await lockedScreen()
    await call('session.logout')
    await call('drafts.write', { key: 'form', generation, value: '最後の一字' })
    const again = await logIn()
    expect(await call('drafts.read', { key: 'form', generation: again.generation })).toEqual({ value: '最後の一字' })
  })
})

describe('a notice that arrives while the screen is locked', () => {
  it('is shown by the system after unlocking, not before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { host, events, call, logIn, server } = await start()
    const polls = () => server.received.filter(({ path }) => path.endsWith('new-notice-total')).length
    const counts = () => events.flatMap(([event, detail]) => (event === 'notices.changed' ? [detail] : []))
    await logIn()
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(counts()).toHaveLength(1))
    await call('session.lock')
    answers['new-notice-total'] = { new_msg_num: 5, allow_send_message: 0 }
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(polls()).toBe(2))
    // After another call, the response to the poll has been handled.
    await call('app.log', { content: 'a fault of the page' })
    expect([counts().length, host.asked]).toEqual([1, []])
    await call('session.unlock', { password: 'hanamaru1' })
    await vi.waitFor(() => expect(host.asked).toEqual([`notify ${text.newNoticeBody(5)}`]))
    expect(counts().at(-1)).toMatchObject({ new_msg_num: 5 })
    host.notifications[0]?.click()
    expect(events.at(-1)).toEqual(['notification.clicked', { about: 'notices' }])
    await call('session.lock')
    expect(host.notifications).toEqual([])
  })
})

it('a teacher who has switched notifications off still sees the count of new notices', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { host, events, call, logIn } = await start()
  const counts = () => events.filter(([event]) => event === 'notices.changed')
  await logIn()
  await call('app.setPreferences', { systemNotices: false })
  for (const new_msg_num of [1, 2]) {
    answers['new-notice-total'] = { new_msg_num, allow_send_message: 0 }
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(counts()).toHaveLength(new_msg_num))
  }
  expect(host.asked).toEqual([])
})

it('a logout waits until the host has removed the files that it offered', async () => {
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
  it('shows no data, no media and no names of exports, and shows them again after unlocking', async () => {
    const { call, readMedia, services, events } = await startWithData()
    const eventNames = () => events.map(([event]) => event)
    await call('session.lock')
    events.length = 0
    const replayed: string[] = []
    services.replay(event => void replayed.push(event))
    expect(replayed).not.toContain('downloads.changed')
    expect(replayed).toEqual(['session.changed', 'lock.changed', 'clock.changed', 'offline.changed'])
    await expect(call('api.call', { endpoint: 'homework-basic-info', request: { id: '1' } })).rejects.toMatchObject({
      kind: 'cancelled',
    })
    expect((await readMedia()).status).toBe(403)
    await call('session.unlock', { password: 'hanamaru1' })
    expect((await readMedia()).status).toBe(200)
    expect(eventNames()).toContain('downloads.changed')
  })

  it('asks for no export path until it is unlocked', async () => {
    let go = () => {}
    const released = new Promise<void>(done => {
      go = done
    })
    let locked = false
    const askedLocked: boolean[] = []
    const chooseSavePath = async () => {
      askedLocked.push(locked)
      return null
    }
    const { call, logIn, services } = await start(folder(), await serve(released), { chooseSavePath })
    services.onEvent((event, detail) => {
      if (event === 'lock.changed') locked = (detail as LockState).isLocked
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
  it('can be read by its user only, and loses the temporary files of a crash', async () => {
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
