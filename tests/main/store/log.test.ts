import { appendFileSync, mkdirSync, readFileSync, rmdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLog, logSync, redactText } from '../../../main/store/log'
import { folder } from '../../fixtures/folder'

/** The file's text after one entry. */
async function written(detail: Record<string, unknown>): Promise<string> {
  const path = join(folder(), 'main.log')
  const log = createLog(path, () => 0)
  log('event', detail)
  await log.flush()
  return readFileSync(path, 'utf8')
}

describe('the log does not contain', () => {
  it.each([
    'token',
    'fcm_token',
    'password',
    'oldPassword',
    'secret',
    'launchSecret',
    'Authorization',
    'name',
    'nickname',
    'username',
    'email',
    'key',
    'publicKey',
  ])('what is called %s, at any depth', async name => {
    const text = await written({ [name]: 'hidden', deep: { list: [{ [name]: { more: 'hidden' } }] } })
    expect(text).toContain('event')
    expect(text).not.toContain('hidden')
  })

  it.each([
    ['a bearer token', 'failed with Bearer abc.def-ghi', 'abc.def'],
    ['an e-mail address', 'no such user t.suzuki+x@sub.school.example.jp', 'suzuki'],
    ['an account of a proxy', 'no way by http://room1:Pa55@proxy:8080/', 'Pa55'],
    ['the user of Windows', "EACCES: open 'C:\\Users\\鈴木 太郎\\AppData\\Local\\Hanamaru\\vault.key'", '鈴木'],
    ['the user in an address of a file', 'at file:///C:/Users/tsuzuki/x.js:3:1', 'tsuzuki'],
    ['the user elsewhere', 'at /home/tsuzuki/x.js:3:1', 'tsuzuki'],
    ['a long opaque text', `at ${'aB3_'.repeat(10)}`, 'aB3_aB3_'],
  ])('%s inside a text', async (_what, text, hidden) => {
    const [firstWord = ''] = text.split(' ')
    for (const redacted of [redactText(text), await written({ detail: text, list: [{ deep: text }] })]) {
      expect(redacted).toContain(firstWord)
      expect(redacted).not.toContain(hidden)
    }
  })

  it('texts, lists and objects of unlimited length', async () => {
    expect(redactText('a b '.repeat(1000))).toHaveLength(2000)
    expect((await written({ detail: 'a b '.repeat(10_000) })).length).toBeLessThan(2200)
    const { list } = JSON.parse(await written({ list: Array.from({ length: 1000 }, (_, at) => at) })) as {
      list: number[]
    }
    expect(list).toHaveLength(20)
    let deep: unknown = 'bottom'
    for (let at = 0; at < 50; at++) deep = { in: deep }
    expect(await written({ deep })).not.toContain('bottom')
  })
})

const mebibyte = 1024 * 1024

/** A full log whose `.1` cannot be replaced, because it is a folder. */
function stuckLog(bytes: number): string {
  const path = join(folder(), 'main.log')
  writeFileSync(path, `${'x'.repeat(bytes - 1)}\n`)
  mkdirSync(`${path}.1`)
  return path
}

const lastEvent = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '') as { event: string }).event

describe('the log', () => {
  it('keeps the details that school IT needs', async () => {
    expect(await written({ status: 502, detail: 'TypeError: x is undefined\n at main.js:3:1', ok: null })).toBe(
      '{"at":"1970-01-01T00:00:00.000Z","event":"event","status":502,"detail":"TypeError: x is undefined\\n at main.js:3:1","ok":null}\n',
    )
  })

  it('can be read only by its user, as its folder', async () => {
    if (process.platform === 'win32') return
    const path = join(folder(), 'logs', 'main.log')
    const log = createLog(path, () => 0)
    log('one')
    await log.flush()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  })

  it('continues after an entry that could not be written', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'logs'), '')
    const log = createLog(join(dir, 'logs', 'main.log'), () => 0)
    log('one')
    log('two')
    await expect(log.flush()).resolves.toBeUndefined()
  })

  it('begins each file with the first entry of its run', async () => {
    const path = join(folder(), 'main.log')
    const log = createLog(path, () => 0)
    log('start', { version: '1' })
    await log.flush()
    appendFileSync(path, 'x'.repeat(1024 * 1024))
    log('next')
    log('last')
    await log.flush()
    const events = () =>
      readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map(line => (JSON.parse(line) as { event: string }).event)
    expect(events()).toEqual(['start', 'next', 'last'])
    expect(readFileSync(`${path}.1`, 'utf8')).toContain('"version":"1"')
    appendFileSync(path, 'x'.repeat(1024 * 1024))
    log('later')
    await log.flush()
    expect(events()).toEqual(['start', 'later'])
  })
})

describe('a log whose second file cannot be replaced', () => {
  it('continues in the first file up to twice its size, and renames it as soon as it can', async () => {
    const path = stuckLog(mebibyte + 1)
    const log = createLog(path, () => 0)
    log('one')
    log('two')
    await log.flush()
    expect(lastEvent(path)).toBe('two')
    expect(readFileSync(path, 'utf8').match(/"event"/g)).toHaveLength(2)

    truncateSync(path, 2 * mebibyte + 1)
    log('three')
    await log.flush()
    expect(statSync(path).size).toBe(2 * mebibyte + 1)

    rmdirSync(`${path}.1`)
    log('four')
    await log.flush()
    expect(statSync(`${path}.1`).size).toBe(2 * mebibyte + 1)
    expect(lastEvent(path)).toBe('four')
  })

  it('accepts synchronous entries up to the same size', () => {
    const path = stuckLog(mebibyte + 1)
    logSync(path, 0, 'start.failed', {})
    expect(lastEvent(path)).toBe('start.failed')
    truncateSync(path, 2 * mebibyte + 1)
    logSync(path, 0, 'crash', {})
    expect(statSync(path).size).toBe(2 * mebibyte + 1)
  })
})

describe('a synchronous entry', () => {
  it('is in the file at once, redacted, and only its user can read it', () => {
    const path = join(folder(), 'logs', 'main.log')
    logSync(path, 0, 'start.failed', { said: 'Bearer abc.def' })
    expect(readFileSync(path, 'utf8')).toBe(
      '{"at":"1970-01-01T00:00:00.000Z","event":"start.failed","said":"Bearer [redacted]"}\n',
    )
    if (process.platform === 'win32') return
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  })

  it('does not let the file grow without limit', () => {
    const path = join(folder(), 'main.log')
    writeFileSync(path, 'x'.repeat(1024 * 1024 + 1))
    logSync(path, 0, 'start.failed', {})
    expect(statSync(path).size).toBeLessThan(200)
    expect(statSync(`${path}.1`).size).toBe(1024 * 1024 + 1)
  })

  it('is lost without an error if it cannot be written', () => {
    const dir = folder()
    writeFileSync(join(dir, 'logs'), '')
    expect(() => logSync(join(dir, 'logs', 'main.log'), 0, 'start.failed', {})).not.toThrow()
  })
})
