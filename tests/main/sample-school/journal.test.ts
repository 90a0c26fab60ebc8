import {
  appendFileSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Entry } from '../../../main/sample-school/store/changes/index'
import { openStore } from '../../../main/sample-school/store/index'
import { type JournalDisk, openJournal, readEntries, withoutObsolete } from '../../../main/sample-school/store/journal'
import { openKeys } from '../../../main/sample-school/store/keys'
import { day } from '../../../shared/domain/time'
import { monday, start, startLoggedIn } from './client'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'school-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const entries: Entry[] = [
  { type: 'session', account: 'teacher@sample.school', token: 'ab' },
  { type: 'read', account: 'teacher@sample.school', notices: ['n-1', 'n-2'] },
  { type: 'log', account: 'teacher@sample.school', at: 1, client: '髙橋', device: '𠮷', content: '改行\nも' },
  { type: 'maintenance', opt_status: 1, opt_content: '' },
]
const whole = Buffer.from(entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))

/** The real disk; tests replace functions that should fail. */
const realDisk: JournalDisk = { write: writeSync, sync: fsyncSync, cut: ftruncateSync }

/** Without flushing, for tests that open many journals and do not simulate a power cut. */
const diskWithoutFlush: JournalDisk = { ...realDisk, sync: () => undefined }

describe('the journal', () => {
  it('is read up to its last complete entry wherever it was cut, and continues from there', () => {
    const path = join(dir, 'j')
    for (let length = 0; length <= whole.length; length++) {
      const cut = whole.subarray(0, length)
      writeFileSync(path, cut)
      rmSync(`${path}.damaged`, { force: true })
      const warned: string[] = []
      const journal = openJournal(path, line => void warned.push(line), diskWithoutFlush)
      const known = journal.entries
      expect(known).toEqual(entries.slice(0, known.length))
      const lines = cut.toString('latin1').split('\n').length - 1
      expect([lines, lines + 1]).toContain(known.length)
      const clean = readEntries(cut).goodBytes === length
      expect([warned.length, existsSync(`${path}.damaged`)]).toEqual(clean ? [0, false] : [1, true])
      journal.append({ type: 'fcm-saved', account: 'a', token: 'after' })
      journal.close()
      const again = openJournal(path, line => void warned.push(line), diskWithoutFlush)
      expect(again.entries).toEqual([...known, { type: 'fcm-saved', account: 'a', token: 'after' }])
      again.close()
    }
  })

  it('moves everything after a broken line to another file', () => {
    const path = join(dir, 'j')
    writeFileSync(path, whole)
    appendFileSync(path, '{"type":"read","account":7}\n')
    appendFileSync(path, whole)
    const journal = openJournal(path, () => undefined)
    expect(journal.entries).toEqual(entries)
    journal.close()
    expect(readFileSync(`${path}.damaged`, 'utf8')).toContain('"account":7')
    appendFileSync(path, 'another')
    openJournal(path, () => undefined).close()
    expect(readFileSync(`${path}.damaged`, 'utf8')).toContain('"account":7')
    expect(readFileSync(`${path}.damaged-2`, 'utf8')).toBe('another')
  })

  it('drops obsolete entries of limited types, and keeps the order of the rest', () => {
    const log = (at: number): Entry => ({ type: 'log', account: 'a', at, client: '', device: '', content: '' })
    const many = [entries[1] as Entry, ...Array.from({ length: 500 }, (_, at) => log(at)), entries[3] as Entry]
    const remainingEntries = withoutObsolete(many)
    expect(remainingEntries).toHaveLength(202)
    expect(remainingEntries.at(0)).toEqual(entries[1])
    expect(remainingEntries.at(1)).toEqual(log(300))
  })
})

describe('a journal with more logins than are kept', () => {
  it('never repeats a token after it was shortened', async () => {
    const account = 'teacher@sample.school'
    const path = join(dir, 'small-1.journal')
    const login = (count: number): Entry => ({ type: 'session', account, token: `t-${count}`, count })
    writeFileSync(path, Array.from({ length: 2100 }, (_, count) => `${JSON.stringify(login(count))}\n`).join(''))
    const store = openStore({ dataDir: dir, seed: 1, size: 'small', now: monday }, () => undefined)
    store.close()
    expect([store.state.sessions.size, store.state.sessionsMade]).toEqual([200, 2100])
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(201)
  })

  it('ends the oldest of 200 logins at the next one, and no other', () => {
    const store = openStore({ dataDir: dir, seed: 1, size: 'small', now: monday }, () => undefined)
    const account = 'teacher@sample.school'
    for (let count = 0; count < 200; count++) store.commit({ type: 'session', account, token: `t-${count}`, count })
    expect([store.state.sessions.size, store.state.sessions.has('t-0')]).toEqual([200, true])
    store.commit({ type: 'session', account, token: 't-200', count: 200 })
    expect(['t-0', 't-1', 't-200'].map(token => store.state.sessions.has(token))).toEqual([false, true, true])
    store.close()
  })
})

it('the latest two hundred reports are kept, and of the others nothing', () => {
  const store = openStore({ seed: 1, size: 'small', now: monday }, () => undefined)
  const report = (id: string): Entry => ({
    ...{ type: 'report', id, account: 'a', kind: 'study', students: ['s-1'], homework: null, email: null },
    ...{ from: null, until: 0, asked: '', at: 0, readyAt: 0, fails: false },
  })
  for (let id = 1; id <= 200; id++) store.commit(report(String(id)))
  store.commit({ type: 'report-mailed', id: '1' })
  expect([store.state.reports.has('1'), store.state.mailedReports.has('1')]).toEqual([true, true])
  store.commit(report('201'))
  expect([...store.state.reports.keys()].slice(0, 2)).toEqual(['2', '3'])
  expect([store.state.reports.size, store.state.mailedReports.size, store.state.highestReport]).toEqual([200, 0, 201])
})

const note = (token: string): Entry => ({ type: 'fcm-saved', account: 'a', token })

/** Opens the journal again and returns its entries and its warnings. */
function reopened(path: string): { tokens: unknown[]; warned: string[] } {
  const warned: string[] = []
  const journal = openJournal(path, line => void warned.push(line))
  journal.close()
  return { tokens: journal.entries.map(entry => (entry.type === 'fcm-saved' ? entry.token : entry)), warned }
}

describe('a journal on a failing disk', () => {
  it('completes a write of which the disk wrote only a part', () => {
    const path = join(dir, 'j')
    const journal = openJournal(path, () => undefined, {
      ...realDisk,
      write: (file, bytes, offset, length, position) => writeSync(file, bytes, offset, Math.min(length, 7), position),
    })
    for (const token of ['one', 'two']) journal.append(note(token))
    journal.close()
    expect(reopened(path)).toEqual({ tokens: ['one', 'two'], warned: [] })
  })

  it.each<[string, () => Partial<JournalDisk>]>([
    [
      'is full',
      () => ({
        write: (file, bytes, offset, _length, position) => {
          writeSync(file, bytes, offset, 5, position)
          throw new Error('ENOSPC')
        },
      }),
    ],
    [
      'writes a part, then nothing',
      () => {
        let left = 5
        return {
          write: (file, bytes, offset, _length, position) => {
            const now = left
            left = 0
            return now === 0 ? 0 : writeSync(file, bytes, offset, now, position)
          },
        }
      },
    ],
    [
      'fails to flush',
      () => ({
        sync: () => {
          throw new Error('EIO')
        },
      }),
    ],
  ])('keeps every confirmed entry and no refused entry if the disk %s', (_what, fault) => {
    const path = join(dir, 'j')
    const disk = { ...realDisk }
    const journal = openJournal(path, () => undefined, disk)
    journal.append(note('one'))
    Object.assign(disk, fault())
    expect(() => journal.append(note('refused'))).toThrow()
    expect(readFileSync(path, 'utf8')).toBe(`${JSON.stringify(note('one'))}\n`)
    Object.assign(disk, realDisk)
    journal.append(note('2'))
    journal.append(note('three'))
    journal.close()
    expect(reopened(path)).toEqual({ tokens: ['one', '2', 'three'], warned: [] })
  })

  it('writes nothing after a partial line that it could not cut off, and continues when it can', () => {
    const path = join(dir, 'j')
    const disk = { ...realDisk }
    const journal = openJournal(path, () => undefined, disk)
    journal.append(note('one'))
    disk.write = (file, bytes, offset, _length, position) => {
      writeSync(file, bytes, offset, 30, position)
      throw new Error('ENOSPC')
    }
    disk.cut = () => {
      throw new Error('EIO')
    }
    expect(() => journal.append(note('refused'))).toThrow('ENOSPC')
    disk.write = realDisk.write
    expect(() => journal.append(note('refused, too'))).toThrow('EIO')
    disk.cut = realDisk.cut
    journal.append(note('2'))
    journal.close()
    expect(reopened(path)).toEqual({ tokens: ['one', '2'], warned: [] })
  })
})

describe('a school on disk', () => {
  it('loses nothing when it is restarted', async () => {
    const first = await startLoggedIn({ dataDir: dir })
    const total = (await first.data('new-notice-total', {})) as { new_msg_num: number }
    await first.data('system-notice-content', { notice_id: 'n-1' })
    await first.data('save-fcm-token', { fcm_token: 'keep' })
    await first.data('submit-client-log', { client: 'c', device: 'd', content: 'x' })
    await first.data('send-reset-pwd-mail', { email: 'bc@sample.school' })
    const code = /(\d{6})/.exec(first.consoleLines.at(-1) ?? '')?.[1] ?? ''
    const { publicKey } = first.school.config()
    await first.school.close()

    const second = await start({ dataDir: dir })
    second.token = first.token
    expect(second.school.config().publicKey).toBe(publicKey)
    expect(await second.data('new-notice-total', {})).toMatchObject({ new_msg_num: total.new_msg_num - 1 })
    const password = second.encrypt('ohayou22')
    await second.data('reset-password-safe', { email: 'bc@sample.school', code, password })
    await second.school.close()

    const third = await start({ dataDir: dir })
    expect((await third.login('bc@sample.school', 'hanamaru1')).errcode).toBe(400)
    expect((await third.login('bc@sample.school', 'ohayou22')).errcode).toBe(0)
    const state = (await (await third.control('state')).json()) as { logs: unknown[]; fcm_tokens: object }
    expect(state.logs).toHaveLength(1)
    expect(state.fcm_tokens).toEqual({ 'teacher@sample.school': ['keep'] })
    const files = readFileSync(join(dir, 'small-1.journal'), 'utf8')
    for (const secret of ['ohayou22', first.token]) expect(files).not.toContain(secret)
    await third.school.close()
  })

  it('starts with new dates and a warning if the seed file is damaged', () => {
    writeFileSync(join(dir, 'small-1.json'), '{"format":1,"se')
    const warned: string[] = []
    const store = openStore({ dataDir: dir, seed: 1, size: 'small', now: monday }, line => void warned.push(line))
    expect([store.world.epoch, warned.length]).toEqual([monday, 1])
    store.close()
  })

  it('keeps its dates for four weeks, then moves them by whole weeks', () => {
    const epochAt = (now: number) => {
      const store = openStore({ dataDir: dir, seed: 1, size: 'small', now }, () => undefined)
      store.close()
      return store.world.epoch
    }
    expect(epochAt(monday)).toBe(monday)
    expect(epochAt(monday + 27 * day)).toBe(monday)
    expect(epochAt(monday + 40 * day)).toBe(monday + 35 * day)
  })
})

it('a key that cannot be read is set aside with a warning, and another one is made', async () => {
  writeFileSync(join(dir, 'key.pem'), 'no key')
  const warned: string[] = []
  const { publicKey } = await openKeys(dir, line => void warned.push(line))
  expect(readFileSync(join(dir, 'key.pem.damaged'), 'utf8')).toBe('no key')
  expect(warned).toHaveLength(1)
  expect((await openKeys(dir, line => void warned.push(line))).publicKey).toBe(publicKey)
  expect(warned).toHaveLength(1)
})
