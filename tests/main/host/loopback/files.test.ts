import { existsSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDownloadTickets, type TicketFile } from '../../../../main/host/loopback/download-tickets'
import { openDownloadedFiles } from '../../../../main/host/loopback/downloaded-files'
import { createMediaSigner } from '../../../../main/host/loopback/media-signer'
import { startLoopback } from '../../../../main/host/loopback/server'
import { lockProfile, ProfileInUse } from '../../../../main/host/start/profile-lock'
import { nodeDisk } from '../../../../main/store/disk'
import { openPathJournal } from '../../../../main/store/path-journal'
import type { SessionView } from '../../../../shared/contract/types'
import { folder as newFolder } from '../../../fixtures/folder'
import { type Fixture, noFiles, send, startFixture } from '../fixture'

let fixture: Fixture
let session: string
beforeEach(async () => {
  fixture = await startFixture()
  session = await fixture.enter()
})
afterEach(() => fixture.close())

describe('a finished file', () => {
  async function ticketed(name = '成績表.xlsx') {
    const path = join(fixture.host.paths.downloads, name)
    writeFileSync(path, 'sheet')
    return { path, ticket: (await fixture.host.offer(path)) ?? '' }
  }
  const take = (ticket: string, headers = fixture.headers(session)) =>
    send(fixture.origin, `/download/${ticket}`, { headers })

  it('is sent for its ticket, once', async () => {
    const { ticket } = await ticketed()
    const answer = await take(ticket)
    expect(answer.status).toBe(200)
    expect(answer.text).toBe('sheet')
    expect(answer.headers['content-length']).toBe('5')
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('成績表.xlsx'))
    expect((await take(ticket)).status).toBe(404)
  })

  it('is not sent without the session, and the ticket stays valid', async () => {
    const { ticket } = await ticketed()
    expect((await take(ticket, { origin: fixture.origin, 'content-type': 'x', 'x-hanamaru-session': '' })).status).toBe(
      401,
    )
    expect((await take(ticket)).status).toBe(200)
  })

  it('is not sent while the screen is locked, but after the unlock', async () => {
    const { ticket } = await ticketed()
    fixture.locked = true
    expect((await take(ticket)).status).toBe(423)
    fixture.locked = false
    expect((await take(ticket)).text).toBe('sheet')
  })

  it('has a ticket that does not expire while the screen is locked, but before and after it', async () => {
    let now = 0
    const tickets = createDownloadTickets(() => now, noFiles)
    const old = tickets.issue('/old')
    now = 4 * 60_000
    const [early, late] = [tickets.issue('/a'), tickets.issue('/b')]
    now = 6 * 60_000
    tickets.setLocked(true)
    now = 60 * 60_000
    expect(tickets.isValid(old), 'too old when it was locked').toBe(false)
    expect([early, late].map(tickets.isValid)).toEqual([true, true])
    tickets.setLocked(false)
    now += 5 * 60_000 - 1
    expect(tickets.redeem(early)?.path).toBe('/a')
    now++
    expect(tickets.redeem(late)).toBeNull()
  })

  it('has an invalid ticket after the session has ended', async () => {
    let now = 0
    const tickets = createDownloadTickets(() => now, noFiles)
    tickets.setLocked(true)
    await tickets.endSession()
    const next = tickets.issue('/a')
    now = 5 * 60_000
    expect(tickets.isValid(next)).toBe(false)
  })

  it('has a ticket that follows the lock', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const own = await startFixture()
    try {
      const path = join(own.host.paths.downloads, 'a.xlsx')
      writeFileSync(path, 'sheet')
      const ticket = await own.host.offer(path)
      const headers = own.headers(await own.enter())
      const lock = (locked: boolean) => {
        own.locked = locked
        own.emit('lock.changed', { generation: 1, isLocked: locked, hasRunningExport: false })
      }
      lock(true)
      vi.setSystemTime(Date.now() + 60 * 60_000)
      lock(false)
      expect((await send(own.origin, `/download/${ticket}`, { headers })).status).toBe(200)
    } finally {
      vi.useRealTimers()
      await own.close()
    }
  })

  it('is not sent for an unknown ticket, nor when the file is missing', async () => {
    expect((await take('AAAA')).status).toBe(404)
    const ticket = (await fixture.host.offer(join(fixture.folder, 'gone.xlsx'))) ?? ''
    expect((await take(ticket)).status).toBe(404)
  })

  it('is not sent for an expired ticket', () => {
    let now = 0
    const tickets = createDownloadTickets(() => now, noFiles)
    const early = tickets.issue('/a')
    const late = tickets.issue('/b')
    now = 5 * 60_000 - 1
    expect(tickets.redeem(early)?.path).toBe('/a')
    now++
    expect(tickets.redeem(late)).toBeNull()
  })
})

describe('when the session ends', () => {
  const finished = async (name: string) => {
    const path = join(fixture.host.paths.downloads, name)
    writeFileSync(path, 'sheet')
    return { path, ticket: (await fixture.host.offer(path)) ?? '' }
  }
  const take = (ticket: string) => send(fixture.origin, `/download/${ticket}`, { headers: fixture.headers(session) })

  it('downloaded files are removed; others stay, with an invalid ticket', async () => {
    fixture.signedIn = true
    const [taken, left] = [await finished('taken.xlsx'), await finished('left.xlsx')]
    expect((await take(taken.ticket)).status).toBe(200)
    expect(existsSync(taken.path), 'while the session lasts').toBe(true)
    await fixture.host.removeOffered?.()
    // The browser can have the file a moment before the server knows it.
    await vi.waitFor(() => expect(existsSync(taken.path)).toBe(false))
    expect(existsSync(left.path)).toBe(true)
    expect((await take(left.ticket)).status).toBe(404)
  })

  it('a login removes nothing', async () => {
    const { path, ticket } = await finished('a.xlsx')
    const { ticket: left } = await finished('b.xlsx')
    await take(ticket)
    fixture.signedIn = true
    const session = { user: {}, online_class_switch: 0, generation: 2 } as SessionView
    fixture.emit('session.changed', { generation: 2, session })
    // The end of a session invalidates its tickets before it removes its files.
    expect((await take(left)).status).toBe(200)
    expect(existsSync(path)).toBe(true)
    await fixture.loopback.close()
    expect(existsSync(path), 'the program ends, and the session with it').toBe(false)
  })

  const removed: string[] = []
  const noted = new Set<string>()
  const made = () => {
    removed.length = 0
    noted.clear()
    return createDownloadTickets(() => 0, {
      markForRemoval: async path => void noted.add(path),
      unmark: async path => void noted.delete(path),
      remove: async path => void removed.push(path),
    })
  }

  it('a file that is being sent is removed when it is sent', async () => {
    const tickets = made()
    const taken = tickets.redeem(tickets.issue('/a'))
    await tickets.endSession()
    expect(removed).toEqual([])
    taken?.onSent()
    expect(removed).toEqual(['/a'])
  })

  it('a file that is downloaded again still counts as downloaded', async () => {
    const tickets = made()
    tickets.redeem(tickets.issue('/a'))?.onSent()
    const again = tickets.reissue('/a')
    expect(tickets.isValid(again)).toBe(true)
    await tickets.endSession()
    expect(tickets.redeem(again)).toBeNull()
    expect(removed).toEqual(['/a'])
  })

  it('a new file with the path of a downloaded one is kept', async () => {
    const tickets = made()
    tickets.redeem(tickets.issue('/a'))?.onSent()
    tickets.issue('/a')
    await tickets.endSession()
    expect(removed).toEqual([])
  })
})

describe('a file that is being downloaded', () => {
  const outcomes: [string, (taken: TicketFile) => void, string[]][] = [
    ['is on its way', () => undefined, ['/a']],
    ['is there', taken => void [taken.onSent(), taken.onClosed()], ['/a']],
    ['was on a way that broke off', taken => taken.onClosed(), []],
  ]
  it.each(outcomes)('is in the journal before its first byte is sent: it %s', async (_what, become, noted) => {
    const profile = newFolder()
    const files = await openDownloadedFiles(profile, join(profile, 'downloads'))
    const tickets = createDownloadTickets(() => 0, files)
    const taken = tickets.redeem(tickets.issue('/a'))
    if (!taken) throw new Error('no file')
    await taken.beforeSending()
    const paths = async () => (await openPathJournal(join(profile, 'taken.json'))).paths()
    expect(await paths()).toEqual(['/a'])
    become(taken)
    await vi.waitFor(async () => expect(await paths()).toEqual(noted))
  })

  it('is not in the journal after the browser has broken the download off', async () => {
    const { downloads, profile } = fixture.host.paths
    const path = join(downloads, 'a.xlsx')
    // More than the buffers of the connection take at once: with some settings these alone hold 36 MB.
    writeFileSync(path, '')
    truncateSync(path, 256 * 1024 * 1024)
    const ticket = await fixture.host.offer(path)
    const paths = async () => (await openPathJournal(join(profile, 'taken.json'))).paths()
    const abort = new AbortController()
    const headers = fixture.headers(session)
    const response = await fetch(`${fixture.origin}/download/${ticket}`, { headers, signal: abort.signal })
    expect([response.status, await paths()]).toEqual([200, [path]])
    abort.abort()
    await vi.waitFor(async () => expect(await paths()).toEqual([]))
  })

  it('stays in the journal when a second download breaks off, but not when a new file has its path', async () => {
    const noted = new Set<string>()
    const tickets = createDownloadTickets(() => 0, {
      markForRemoval: async path => void noted.add(path),
      unmark: async path => void noted.delete(path),
      remove: async () => undefined,
    })
    const take = () => tickets.redeem(tickets.reissue('/a'))
    const [first, second, third] = [take(), take(), take()]
    await first?.beforeSending()
    second?.onClosed()
    first?.onSent()
    third?.onClosed()
    expect([...noted]).toEqual(['/a'])
    tickets.issue('/a')
    expect([...noted]).toEqual([])
  })

  it('is removed when the end of the session resolves', async () => {
    const profile = newFolder()
    const path = join(profile, 'a.xlsx')
    writeFileSync(path, 'sheet')
    const tickets = createDownloadTickets(() => 0, await openDownloadedFiles(profile, profile))
    tickets.redeem(tickets.issue(path))?.onSent()
    await tickets.endSession()
    expect(existsSync(path)).toBe(false)
    expect((await openPathJournal(join(profile, 'taken.json'))).paths()).toEqual([])
  })

  it('is journalled before the response and removed at the start after a kill; other files stay', async () => {
    const { downloads, profile } = fixture.host.paths
    const at = (name: string) => join(downloads, name)
    for (const name of ['taken.xlsx', 'left.xlsx']) writeFileSync(at(name), 'sheet')
    const ticket = await fixture.host.offer(at('taken.xlsx'))
    await fixture.host.offer(at('left.xlsx'))
    await send(fixture.origin, `/download/${ticket}`, { headers: fixture.headers(session) })
    expect(existsSync(at('taken.xlsx'))).toBe(true)
    // This run does not close properly.
    await openDownloadedFiles(profile, downloads)
    expect([existsSync(at('taken.xlsx')), existsSync(at('left.xlsx'))]).toEqual([false, true])
  })

  it('is removed when the host starts', async () => {
    const folder = newFolder()
    const [profile, path] = [join(folder, 'profile'), join(folder, 'profile', 'downloads', 'a.xlsx')]
    await (await openPathJournal(join(profile, 'taken.json'))).add(path)
    mkdirSync(dirname(path))
    writeFileSync(path, 'sheet')
    const failing = startLoopback({
      port: 0,
      profile,
      renderer: folder,
      services: () => Promise.reject(new Error('enough')),
      onAddress: () => undefined,
      onQuit: () => undefined,
    })
    await expect(failing).rejects.toThrow('enough')
    expect(existsSync(path)).toBe(false)
  })

  it('that could not be removed is removed by a later start, and no file elsewhere is', async () => {
    const profile = newFolder()
    const downloads = join(profile, 'downloads')
    const [path, elsewhere] = [join(downloads, 'a.xlsx'), join(profile, 'a.xlsx')]
    mkdirSync(downloads)
    for (const each of [path, elsewhere]) writeFileSync(each, 'sheet')
    const ioError = Object.assign(new Error('held'), { code: 'EIO' })
    const rm: typeof nodeDisk.rm = (at, options) => (at === path ? Promise.reject(ioError) : nodeDisk.rm(at, options))
    const disk = { ...nodeDisk, rm }
    const files = await openDownloadedFiles(profile, downloads, disk)
    await files.markForRemoval(path)
    await files.remove(path)
    expect(existsSync(path)).toBe(true)
    await files.markForRemoval(elsewhere)
    await openDownloadedFiles(profile, downloads, disk)
    await openDownloadedFiles(profile, downloads)
    expect([existsSync(path), existsSync(elsewhere)]).toEqual([false, true])
    expect((await openPathJournal(join(profile, 'taken.json'))).paths()).toEqual([])
  })
})

describe('the host', () => {
  it('saves into the profile, which only its user can read, without replacing files', async () => {
    const { downloads, profile } = fixture.host.paths
    expect(downloads).toBe(join(profile, 'downloads'))
    expect(statSync(profile).mode & 0o777).toBe(0o700)
    const place = { path: join(downloads, '成績.xlsx'), replace: false }
    expect(await fixture.host.chooseSavePath('成績.xlsx')).toEqual(place)
    expect(await fixture.host.chooseSavePath('成績.xlsx'), 'a name is not used up by asking').toEqual(place)
    expect(await fixture.host.chooseSavePath('../../b.xlsx')).toEqual({
      path: join(downloads, 'b.xlsx'),
      replace: false,
    })
  })

  it('opens a finished file with a new ticket', async () => {
    const path = join(fixture.host.paths.downloads, 'again.xlsx')
    writeFileSync(path, 'sheet')
    const { ticket = '' } = await fixture.host.open(path)
    const answer = await send(fixture.origin, `/download/${ticket}`, { headers: fixture.headers(session) })
    expect(answer.text).toBe('sheet')
  })

  it('has no secret box', () => expect(fixture.host.secretBox).toBeNull())

  it('opens folders, https addresses and addresses on this machine', async () => {
    await fixture.host.reveal(join(fixture.host.paths.downloads, 'a.xlsx'))
    await fixture.host.openExternal('https://support.example/help')
    await fixture.host.openExternal('http://127.0.0.1:8080/x')
    expect(fixture.opened).toEqual([
      fixture.host.paths.downloads,
      'https://support.example/help',
      'http://127.0.0.1:8080/x',
    ])
  })

  it.each(['http://example.com', 'file:///etc/passwd', 'javascript:alert(1)', 'https://u:p@example.com', 'x', '-x'])(
    'does not open %s',
    async address => {
      await expect(fixture.host.openExternal(address)).rejects.toThrow()
      expect(fixture.opened).toEqual([])
    },
  )
})

describe('the media port', () => {
  const bytes = new Uint8Array([1, 2, 3, 4])
  const asked: unknown[] = []
  beforeEach(() => {
    asked.length = 0
    fixture.media = (id, range) => {
      asked.push([id, range])
      return {
        status: range ? 206 : 200,
        headers: { 'Content-Type': 'audio/mpeg', 'Accept-Ranges': 'bytes' },
        body: bytes,
      }
    }
  })
  const get = (address: string, headers: Record<string, string> = {}) => {
    const url = new URL(address)
    return send(url.origin, url.pathname + url.search, { headers })
  }

  it('serves a signed id with the requested range, readable by our pages only', async () => {
    const answer = await get(fixture.host.mediaAddress('abc'), { range: 'bytes=0-1', 'sec-fetch-site': 'same-site' })
    expect(answer.status).toBe(206)
    expect([...answer.body]).toEqual([1, 2, 3, 4])
    expect(asked).toEqual([['abc', 'bytes=0-1']])
    expect(answer.headers['content-type']).toBe('audio/mpeg')
    expect(answer.headers['access-control-allow-origin']).toBe(fixture.origin)
  })

  it('gives no other address', () => {
    expect(fixture.host.mediaAddress('abc')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/m\/abc\?s=[\w-]{43}$/)
  })

  it('refuses a missing signature, a wrong one, and that of another id', async () => {
    const address = fixture.host.mediaAddress('abc')
    expect((await get(address.split('?')[0] ?? '')).status).toBe(404)
    expect((await get(`${address}x`)).status).toBe(404)
    expect((await get(address.replace('/abc', '/abd'))).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('refuses another host, other sites and other methods', async () => {
    const address = fixture.host.mediaAddress('abc')
    expect((await get(address, { host: 'evil.example' })).status).toBe(403)
    expect((await get(address, { host: new URL(fixture.origin).host })).status).toBe(403)
    expect((await get(address, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const url = new URL(address)
    expect((await send(url.origin, url.pathname + url.search, { method: 'POST' })).status).toBe(404)
    expect((await send(url.origin, url.pathname + url.search, { method: 'HEAD' })).status).toBe(404)
    expect(asked).toEqual([])
  })

  it('serves only media', async () => {
    const { origin } = new URL(fixture.host.mediaAddress('abc'))
    expect((await send(origin, '/')).status).toBe(404)
    expect((await send(origin, '/bridge')).status).toBe(404)
  })

  it('signs differently in each run', () => {
    const [one, other] = [createMediaSigner(), createMediaSigner()]
    const signature = one.signedPath('x').split('s=')[1]
    expect(one.isSigned('x', signature)).toBe(true)
    expect(other.isSigned('x', signature)).toBe(false)
  })
})

it('the profile is unlocked when the host has closed', async () => {
  const { profile } = fixture.host.paths
  await expect(lockProfile(profile)).rejects.toThrow(ProfileInUse)
  await fixture.loopback.close()
  ;(await lockProfile(profile))()
})
