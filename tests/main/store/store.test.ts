import { chmodSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openConf } from '../../../main/host/loopback/settings-library'
import { readFileIfExists, removeTemporaryFiles, writeAtomic } from '../../../main/store/atomic-file'
import { damageNotices } from '../../../main/store/damage-notices'
import { createLog, redactText } from '../../../main/store/log'
import { openPathJournal } from '../../../main/store/path-journal'
import { openSettings } from '../../../main/store/settings'
import { folder } from '../../fixtures/folder'
import { refusing } from './faulty-disk'
import { inMemory, onDisk } from './test-folders'

describe('writeAtomic', () => {
  it('replaces the whole file, readable by this user only, and leaves no temporary file', async () => {
    const dir = folder()
    const path = join(dir, 'a', 'b.json')
    await writeAtomic(path, 'old')
    await writeAtomic(path, 'new')
    expect(readFileSync(path, 'utf8')).toBe('new')
    expect(readdirSync(join(dir, 'a'))).toEqual(['b.json'])
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('keeps the old file and no temporary file if the rename fails', async () => {
    const dir = folder()
    await writeAtomic(join(dir, 'taken', 'x'), '1')
    await expect(writeAtomic(join(dir, 'taken'), 'file over folder')).rejects.toThrow()
    expect(readdirSync(dir)).toEqual(['taken'])
    expect(readFileSync(join(dir, 'taken', 'x'), 'utf8')).toBe('1')
  })

  it('leaves temporary files only after a crash, and the next start removes them', async () => {
    const dir = folder()
    const own = ['settings.json', '.0123456789ab.tmp', 'a.tmp', 'b.0123456789abcd.tmp']
    for (const name of ['settings.json.0123456789ab.tmp', 'session.bin.abcdefabcdef.tmp', ...own]) {
      writeFileSync(join(dir, name), '')
    }
    await removeTemporaryFiles(dir)
    expect(readdirSync(dir).sort()).toEqual(own.sort())
    await expect(removeTemporaryFiles(join(dir, 'none'))).resolves.toBeUndefined()
  })

  it('returns null for a file that does not exist, and throws for one that cannot be read', async () => {
    const dir = folder()
    expect(await readFileIfExists(join(dir, 'none'))).toBeNull()
    await expect(readFileIfExists(dir)).rejects.toThrow()
    chmodSync(dir, 0o700)
  })
})

describe('settings', () => {
  it('keep one device code permanently', async () => {
    const dir = folder()
    const first = await openSettings(dir, openConf)
    await first.set({ window: { x: 1, y: 2, width: 800, height: 600 } })
    const second = await openSettings(dir, openConf)
    expect(second.get()).toEqual(first.get())
    expect(second.damage).toBe('none')
  })

  it('are restored from the copy if the file is damaged, and start new if both are', async () => {
    const dir = folder()
    const code = (await openSettings(dir, openConf)).get().deviceCode
    writeFileSync(join(dir, 'settings.json'), '{')
    const restored = await openSettings(dir, openConf)
    expect([restored.damage, restored.get().deviceCode]).toEqual(['restored', code])
    for (const name of ['settings.json', 'settings.json.last']) writeFileSync(join(dir, name), 'null')
    const anew = await openSettings(dir, openConf)
    expect(anew.damage).toBe('lost')
    expect(anew.get().deviceCode).not.toBe(code)
    expect(readFileSync(join(dir, 'settings.json.damaged'), 'utf8')).toBe('null')
    expect((await openSettings(dir, openConf)).get()).toEqual(anew.get())
  })

  it('that cannot be read are not replaced, and keep the device code', async () => {
    const testFolder = onDisk()
    const path = join(testFolder.dir, 'settings.json')
    const code = (await openSettings(testFolder.dir, openConf, testFolder.disk)).get().deviceCode
    const bytes = testFolder.names().map(name => testFolder.read(name))
    const { disk, heal } = refusing(testFolder.disk, ['readFile'], [path, `${path}.last`])
    const settings = await openSettings(testFolder.dir, openConf, disk)
    expect([settings.damage, settings.get().deviceCode === code]).toEqual(['unreadable', false])
    expect(testFolder.names().map(name => testFolder.read(name))).toEqual(bytes)
    heal()
    const window = { x: 1, y: 2, width: 800, height: 600 }
    await settings.set({ window })
    for (const each of [settings, await openSettings(testFolder.dir, openConf, testFolder.disk)]) {
      expect(each.get()).toEqual({ deviceCode: code, window })
    }
  })

  it('reject a write that the disk stored only in part, and are restored at the next start', async () => {
    const dir = folder()
    const path = join(dir, 'settings.json')
    const code = (await openSettings(dir, openConf)).get().deviceCode
    const settings = await openSettings(dir, options => {
      const library = openConf(options)
      return {
        get store() {
          return library.store
        },
        set store(value) {
          library.store = value
          truncateSync(path, 100)
        },
      }
    })
    await expect(settings.set({ window: { x: 1, y: 2, width: 800, height: 600 } })).rejects.toThrow('damaged')
    const restored = await openSettings(dir, openConf)
    expect([restored.damage, restored.get()]).toEqual(['restored', { deviceCode: code }])
  })

  it('can be read by this user only, and leave no temporary file of the library after the next start', async () => {
    const dir = folder()
    await openSettings(dir, openConf)
    if (process.platform !== 'win32') expect(statSync(join(dir, 'settings.json')).mode & 0o777).toBe(0o600)
    writeFileSync(join(dir, 'settings.json.tmp-1234567890abcdef'), '')
    await removeTemporaryFiles(dir)
    expect(readdirSync(dir).sort()).toEqual(['settings.json', 'settings.json.last'])
  })

  it('have a name in the message about their damage', () => {
    expect(damageNotices('settings', 'none')).toEqual([])
    expect(damageNotices('settings', 'restored')).toEqual([
      '設定のファイルが壊れていたため、最後に正常だった内容に戻しました。',
    ])
    expect(damageNotices('session', 'lost')[0]).toContain('ログイン状態')
  })
})

describe('the path journal', () => {
  it('keeps its paths over a restart and a damage of its file', async () => {
    const path = join(folder(), 'parts.json')
    const journal = await openPathJournal(path)
    await journal.add('/a')
    await journal.add('/b')
    await journal.remove('/a')
    expect((await openPathJournal(path)).paths()).toEqual(['/b'])
    writeFileSync(path, '["/')
    expect((await openPathJournal(path)).paths()).toEqual(['/b'])
  })

  it('holds each path once, and drops the oldest above the limit', async () => {
    const journal = await openPathJournal(join(folder(), 'parts.json'))
    for (const path of ['/a', '/b', '/a']) await journal.add(path)
    expect(journal.paths()).toEqual(['/b', '/a'])
    await Promise.all(Array.from({ length: 999 }, (_, number) => journal.add(`/${number}`)))
    expect(journal.paths()).toHaveLength(1000)
    expect(journal.paths().slice(0, 2)).toEqual(['/a', '/0'])
  })

  it('that can be read only later is merged with the paths that were added', async () => {
    const testFolder = inMemory()
    const path = join(testFolder.dir, 'parts.json')
    const before = await openPathJournal(path, testFolder.disk)
    for (const part of ['/a', '/b', '/c']) await before.add(part)
    const blocked = refusing(testFolder.disk, ['readFile', 'rename'], [path, `${path}.last`])
    const journal = await openPathJournal(path, blocked.disk)
    expect(journal.paths()).toEqual([])
    await journal.add('/d')
    await journal.add('/b')
    expect((await openPathJournal(path, testFolder.disk)).paths(), 'nothing of it is written over').toEqual([
      '/a',
      '/b',
      '/c',
    ])
    blocked.heal()
    await journal.add('/e')
    await journal.remove('/d')
    expect(journal.paths()).toEqual(['/a', '/c', '/b', '/e'])
    expect((await openPathJournal(path, testFolder.disk)).paths()).toEqual(['/a', '/c', '/b', '/e'])
  })

  it('keeps its limit when it is merged', async () => {
    const testFolder = inMemory()
    const path = join(testFolder.dir, 'parts.json')
    const before = await openPathJournal(path, testFolder.disk)
    await Promise.all(Array.from({ length: 1000 }, (_, number) => before.add(`/${number}`)))
    const blocked = refusing(testFolder.disk, ['readFile', 'rename'], [path, `${path}.last`])
    const journal = await openPathJournal(path, blocked.disk)
    await journal.add('/a')
    blocked.heal()
    await journal.add('/b')
    expect([journal.paths().length, journal.paths()[0], journal.paths().at(-1)]).toEqual([1000, '/2', '/b'])
  })

  it('never throws', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'file'), '')
    const journal = await openPathJournal(join(dir, 'file', 'parts.json'))
    await journal.add('/a')
    expect(journal.paths()).toEqual(['/a'])
  })
})

describe('the log', () => {
  it('contains no token, password, name or e-mail address', async () => {
    const path = join(folder(), 'logs', 'main.log')
    const log = createLog(path, () => 0)
    log('event', {
      token: 'abc',
      deep: { password: 'hanamaru1', list: [{ nickname: '髙橋 美咲' }] },
      detail: 'Bearer abc.def for teacher@sample.school with eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9eyJhbGciOiJIUzI1',
    })
    await log.flush()
    const written = readFileSync(path, 'utf8')
    expect(written).toMatch(/^\{"at":"1970-01-01T00:00:00\.000Z","event":"event"/)
    for (const secret of ['abc', 'hanamaru1', '髙橋', 'teacher@', 'eyJ']) expect(written).not.toContain(secret)
  })

  it('has a limited size', async () => {
    const path = join(folder(), 'main.log')
    writeFileSync(path, 'x'.repeat(1024 * 1024 + 1))
    const log = createLog(path, () => 0)
    log('one')
    await log.flush()
    expect(statSync(path).size).toBeLessThan(200)
    expect(statSync(`${path}.1`).size).toBeGreaterThan(1024 * 1024)
    expect(redactText('x '.repeat(5000)).length).toBe(2000)
  })

  it('never breaks the app', async () => {
    const log = createLog(join(folder(), '\0bad'), () => 0)
    log('one')
    await expect(log.flush()).resolves.toBeUndefined()
  })
})
