import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLog, redactText } from '../../../main/store/log'
import { folder } from '../../fixtures/folder'

/** What stands in the file after one entry. */
async function written(detail: Record<string, unknown>): Promise<string> {
  const path = join(folder(), 'main.log')
  const log = createLog(path, () => 0)
  log('event', detail)
  await log.flush()
  return readFileSync(path, 'utf8')
}

describe('what the log does not hold', () => {
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
    expect(await written({ [name]: 'hidden', deep: { list: [{ [name]: { more: 'hidden' } }] } })).not.toContain(
      'hidden',
    )
  })

  it.each([
    ['a bearer token', 'failed with Bearer abc.def-ghi', 'abc.def'],
    ['an e-mail address', 'no such user t.suzuki+x@sub.school.example.jp', 'suzuki'],
    ['a long opaque text', `at ${'aB3_'.repeat(10)}`, 'aB3_aB3_'],
  ])('%s inside a text', async (_what, text, hidden) => {
    expect(redactText(text)).not.toContain(hidden)
    expect(await written({ detail: text, list: [{ deep: text }] })).not.toContain(hidden)
  })

  it('texts, lists and objects without an end', async () => {
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

describe('the log', () => {
  it('keeps what tells school IT what went wrong', async () => {
    expect(await written({ status: 502, detail: 'TypeError: x is undefined\n at main.js:3:1', ok: null })).toBe(
      '{"at":"1970-01-01T00:00:00.000Z","event":"event","status":502,"detail":"TypeError: x is undefined\\n at main.js:3:1","ok":null}\n',
    )
  })

  it('is its user’s alone, and so is its folder', async () => {
    if (process.platform === 'win32') return
    const path = join(folder(), 'logs', 'main.log')
    const log = createLog(path, () => 0)
    log('one')
    await log.flush()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  })

  it('goes on after an entry that could not be written', async () => {
    const dir = folder()
    writeFileSync(join(dir, 'logs'), '')
    const log = createLog(join(dir, 'logs', 'main.log'), () => 0)
    log('one')
    log('two')
    await expect(log.flush()).resolves.toBeUndefined()
  })
})
