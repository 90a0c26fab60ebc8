/**
 * A profile that version 7.1.1 wrote is opened by the present program, and nothing in it is lost
 * (tests/fixtures/profile-7.1.1).
 */
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { checkConfig } from '../../main/config'
import type { Host } from '../../main/host/host'
import { openKeyFileBox } from '../../main/host/loopback/key-file-box'
import { createServices, type Services } from '../../main/services/index'
import type { MethodName } from '../../shared/contract/keys'
import type { Result } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { fakeSecretBox } from '../fakes/host'
import { hostIn } from '../fakes/host-in'
import { folder } from '../fixtures/folder'
import { testPublicKey } from '../fixtures/keys'

const fixture = fileURLToPath(new URL('../fixtures/profile-7.1.1', import.meta.url))

const draftValues = JSON.parse(readFileSync(join(fixture, 'draft-values.json'), 'utf8')) as Record<string, unknown>

/** When version 7.1.1 wrote the files. */
const writtenAt = Date.parse('2026-11-16T10:00:00+09:00')
const minute = 60_000

/** No server answers there. */
const serverUrl = 'http://127.0.0.1:9'

const teacherName = '792988e77f2b2953dde5d402d45d436a'
const guestName = '2f07169268c5ab6f2425b283df98c207'

/** A copy of some of the fixture's folders in one new profile, with the file modes that the program gave them. */
function profileOf(...parts: string[]): string {
  const profile = join(folder(), 'profile')
  for (const part of parts) cpSync(join(fixture, part), profile, { recursive: true })
  for (const entry of readdirSync(profile, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600)
  }
  return profile
}

const running = new Set<Services>()
afterEach(async () => {
  for (const services of running) await services.close()
  running.clear()
})

async function start(profile: string, config: Record<string, unknown>, boxes: Pick<Host, 'secretBox' | 'draftBox'>) {
  const host = hostIn(profile, boxes)
  const clock = () => writtenAt + 5 * minute
  const services = await createServices({ host, config: checkConfig(config, false), clock })
  running.add(services)
  const sender = { origin: host.origin, mainFrame: true }
  const call = (method: MethodName, argument: object = {}) =>
    services.gate.call({ sender, method, argument }) as Promise<Result<unknown>>
  const { generation } = services.session.state()
  return { services, call, read: (key: string) => call('drafts.read', { key, generation }), generation }
}

const electron = (profile: string) =>
  start(
    profile,
    { serverUrl, publicKey: testPublicKey, proxy: 'direct' },
    { secretBox: fakeSecretBox, draftBox: fakeSecretBox },
  )

const unlocked = async (profile: string) => {
  const program = await electron(profile)
  expect(await program.call('session.unlock', { password: 'hanamaru1' })).toEqual({ ok: true, value: null })
  return program
}

describe('a profile of the installed app', () => {
  it('keeps the device code and the place of the window', async () => {
    const { services, call } = await electron(profileOf('electron'))
    expect(services.settings.get()).toEqual({
      deviceCode: 'ed781259-2a15-4c00-9f9b-d5a1979054c4',
      window: { x: 120, y: 40, width: 1180, height: 690 },
    })
    expect(await call('app.boot')).toMatchObject({ value: { notices: [] } })
  })

  it('keeps the teacher logged in, the screen locked and the number of wrong passwords', async () => {
    const { services, call } = await electron(profileOf('electron'))
    expect(services.session.view()?.user).toEqual({
      id: '17',
      username: 'teacher@sample.school',
      email: 'teacher@sample.school',
      nickname: '髙橋 美咲',
      school: 'さくら中学校',
      teacher_flag: '',
      type: 'teacher',
      showLive: 1,
    })
    expect(services.isLocked()).toBe(true)
    expect(await call('session.unlock', { password: 'wrong' })).toMatchObject({
      ok: false,
      error: { message: text.lock.wrong(3) },
    })
    expect(await call('session.unlock', { password: 'hanamaru1' })).toEqual({ ok: true, value: null })
    expect(services.isLocked()).toBe(false)
  })

  it('keeps every draft under its key', async () => {
    const { read } = await unlocked(profileOf('electron'))
    const { 'homework/filters': _moved, ...others } = draftValues
    for (const [key, value] of Object.entries(others)) {
      expect(await read(key)).toEqual({ ok: true, value: { value } })
    }
    expect(Object.keys(others)).toHaveLength(12)
  })

  it('moves the named filters out of the drafts, so that a logout keeps them', async () => {
    const profile = profileOf('electron')
    const { services, call, read, generation } = await unlocked(profile)
    const filters = { ok: true, value: { value: draftValues['homework/filters'] } }
    expect(await call('keeps.read', { key: 'homework-filters', generation })).toMatchObject(filters)
    expect(await read('homework/filters')).toEqual({ ok: true, value: { value: null } })
    await services.close()
    running.delete(services)
    const next = await unlocked(profile)
    const again = { key: 'homework-filters', generation: next.generation }
    expect(await next.call('keeps.read', again)).toMatchObject(filters)
  })

  it('keeps the offline copies, and answers from them without the server', async () => {
    const { call } = await unlocked(profileOf('electron'))
    expect(await call('copies.list')).toEqual({
      ok: true,
      value: {
        enabled: true,
        isDurable: true,
        entries: [
          {
            homework_id: '513',
            title: 'Unit 5 文法のまとめ',
            at: writtenAt,
            bytes: 3718,
            matrix: true,
            topics: 1,
            papers: 1,
          },
        ],
      },
    })
    const api = (endpoint: string, request: object) => call('api.call', { endpoint, request })
    const request = { homework_id: '513', topic_id: '10201', student_id: 's-1', round: 0 }
    expect(await api('homework-basic-info', { id: '513' })).toMatchObject({
      ok: true,
      copiedAt: writtenAt,
      value: { title: 'Unit 5 文法のまとめ' },
    })
    expect(await api('topic-answer-paper', request)).toMatchObject({ ok: true, copiedAt: writtenAt })
    expect(await api('topic-score-overview-y', { homework_id: '513', page: 1, limit: 100 })).toMatchObject({
      ok: true,
      value: { total: 10 },
    })
  })

  it('keeps the past exports', async () => {
    const { call } = await unlocked(profileOf('electron'))
    expect(await call('downloads.list')).toEqual({
      ok: true,
      value: {
        isDurable: true,
        isLost: false,
        entries: [
          {
            id: '0b20858c-0762-4c90-9ace-24813501c967',
            kind: 'score-sheet',
            request: { homework_id: '513' },
            title: 'Unit 5 文法のまとめ',
            name: 'Unit 5 文法のまとめ_成績表_20261116.xlsx',
            state: 'done',
            at: writtenAt,
            received: 9011,
            bytes: 9011,
            isFromEarlierLogin: true,
            // The file is on the PC of the teacher who saved it.
            isFileMissing: true,
          },
          {
            id: 'ed076b93-da91-40c0-830b-4d775c4b7794',
            kind: 'score-sheet',
            request: { homework_id: 'no-such-homework' },
            title: '',
            name: '',
            state: 'failed',
            at: writtenAt,
            received: 0,
            error: { kind: 'status', message: 'この宿題は見つかりません。', status: 400 },
            isFromEarlierLogin: true,
          },
        ],
      },
    })
  })

  it('keeps the files of the other teacher, and every file under its name', async () => {
    const profile = profileOf('electron')
    const before = readdirSync(profile, { recursive: true, encoding: 'utf8' })
    const { services } = await unlocked(profile)
    await services.close()
    running.delete(services)
    expect(readdirSync(profile, { recursive: true, encoding: 'utf8' })).toEqual(expect.arrayContaining(before))
    expect(readdirSync(profile, { recursive: true }).filter(name => String(name).includes('damaged'))).toEqual([])
    for (const name of [guestName, teacherName]) {
      expect(existsSync(join(profile, 'drafts', `${name}.drafts`))).toBe(true)
      expect(existsSync(join(profile, `exports-${name}.bin`))).toBe(true)
    }
    // A drive that is not connected may hold the file: the program looks for it again at the next start.
    expect(readFileSync(join(profile, 'parts.json'), 'utf8')).toContain('成績.xlsx.hanamaru-0123abcd.part')
  })

  it('finishes the wipe of a logout that was interrupted, and keeps what belongs to the teacher who is logged in', async () => {
    const profile = profileOf('electron', 'pending-wipe')
    const { services, call, read } = await unlocked(profile)
    expect(services.session.view()?.user.id).toBe('17')
    expect(existsSync(join(profile, 'drafts', `${guestName}.drafts`))).toBe(false)
    expect(existsSync(join(profile, `exports-${guestName}.bin`))).toBe(false)
    expect(existsSync(join(profile, `exports-${guestName}.bin.last`))).toBe(false)
    // A logout removes the offline copies of the PC.
    expect(await call('copies.list')).toMatchObject({ value: { entries: [] } })
    expect(existsSync(join(profile, 'wipes.json'))).toBe(false)
    expect(await read('assign/routine')).toEqual({ ok: true, value: { value: draftValues['assign/routine'] } })
    expect(await call('downloads.list')).toMatchObject({ value: { entries: [{ title: 'Unit 5 文法のまとめ' }, {}] } })
  })
})

describe('a profile of the loopback host', () => {
  it('keeps the device code, the drafts under the key file, and the changes that the sample school stored', async () => {
    const size = process.env.HANAMARU_SAMPLE_SIZE
    process.env.HANAMARU_SAMPLE_SIZE = 'small'
    const profile = profileOf('loopback')
    const box = await openKeyFileBox(join(profile, 'host.key'))
    const { services, call } = await start(profile, {}, { secretBox: null, draftBox: box }).finally(() => {
      if (size === undefined) delete process.env.HANAMARU_SAMPLE_SIZE
      else process.env.HANAMARU_SAMPLE_SIZE = size
    })
    expect(services.settings.get()).toEqual({ deviceCode: '01b5093a-d25f-4537-8860-af88874147ef' })
    const account = { username: 'teacher@sample.school', password: 'hanamaru1' }
    expect(await call('session.login', account)).toMatchObject({ ok: true })
    const { generation } = services.session.state()
    const key = 'assign/routine'
    expect(await call('drafts.read', { key, generation })).toEqual({ ok: true, value: { value: draftValues[key] } })
    expect(await call('api.call', { endpoint: 'team-rows', request: {} })).toMatchObject({
      value: { items: expect.arrayContaining([expect.objectContaining({ id: '3', name: '選択英語Ａ' })]) },
    })
  })
})
