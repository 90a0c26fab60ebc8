import { mkdir, writeFile } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { checkConfig } from '../../../main/config'
import { packFaultReport, readFaultReport } from '../../../main/fault-report/fault-report'
import { createLog, logPath } from '../../../main/store/log'
import { defined } from '../../fixtures/defined'
import { folder } from '../../fixtures/folder'
import { nonEmpty } from '../../fixtures/non-empty'

const now = Date.UTC(2026, 10, 23, 2)

/** Each stands somewhere in the log or the configuration, and nowhere in the report. */
const secrets = ['tok-0123456789', 'hanamaru1', '佐藤', 'Tanaka', 'hanako@example.jp', 'teacher@sample.school', '髙橋']

async function reportOf() {
  const profile = folder()
  const log = createLog(logPath(profile), () => now)
  log('start', { version: '7.1.1', config: { policy: ['serverUrl'], file: [] } })
  log('call.failed', { endpoint: 'login-safe', kind: 'network', code: 'ECONNRESET' })
  log('client', { content: 'TypeError of "Tanaka" and 佐藤 花子 with Bearer tok-0123456789, hanako@example.jp' })
  log('crash', {
    origin: 'uncaughtException',
    detail: `Error: teacher@sample.school, password hanamaru1 of ${hostname()}`,
  })
  log('wipe', { detail: `EBUSY ${path.join('/srv', userInfo().username, '成績.xlsx')}` })
  await log.flush()
  const config = checkConfig({ proxy: 'http://sato:hanamaru1@proxy.example.jp:8080' }, false)
  return readFaultReport({
    profile,
    config,
    started: { host: 'electron', origins: { policy: [], file: ['proxy'] } },
    isSample: true,
    now,
  })
}

it('has a summary, the settings without values that are secret, the faults and the rest of the log', async () => {
  const files = await reportOf()
  expect(files.map(({ name }) => name)).toEqual(['まとめ.txt', '設定.txt', '不具合.txt', '動作.txt'])
  const [summary, settings, faults, rest] = files.map(({ text }) => text)
  expect(summary).toContain('はなまる 7.1.1 electron')
  expect(settings).toContain('proxy: 設定あり（設定ファイル）')
  expect(settings).toContain('idleLockMinutes: 15')
  expect(faults?.split('\n')).toHaveLength(2)
  expect(rest).toContain('"endpoint":"login-safe","kind":"network","code":"ECONNRESET"')
})

it('names nobody, and has no token, password, account or path', async () => {
  const files = await reportOf()
  const whole = nonEmpty(files)
    .map(({ text }) => text)
    .join('\n')
  expect(whole).toContain('TypeError')
  for (const secret of [...secrets, '成績']) expect(whole).not.toContain(secret)
  expect(defined(files.find(({ name }) => name === '不具合.txt')).text).not.toContain(hostname())
})

it('is complete without a log, and after a log of which the beginning is cut off', async () => {
  const config = checkConfig({}, false)
  const profile = folder()
  const facts = { profile, config, started: undefined, isSample: false, now }
  expect((await readFaultReport(facts)).map(({ text }) => text === '')).toEqual([false, false, true, true])
  await mkdir(path.dirname(logPath(profile)), { recursive: true })
  const entry = `${JSON.stringify({ event: 'page.open', more: 1 })}\n`
  await writeFile(logPath(profile), entry.repeat(30_000))
  const rest = (await readFaultReport(facts)).at(3)?.text.split('\n') ?? []
  expect(rest).toHaveLength(400)
  expect(new Set(rest)).toEqual(new Set(['{"event":"page.open","more":1}']))
})

it('has the latest entries of a long log', async () => {
  const profile = folder()
  await mkdir(path.dirname(logPath(profile)), { recursive: true })
  const entries = Array.from({ length: 401 }, (_, at) => `${JSON.stringify({ event: 'page.open', more: at })}\n`)
  await writeFile(logPath(profile), entries.join(''))
  const files = await readFaultReport({
    profile,
    config: checkConfig({}, false),
    started: undefined,
    isSample: false,
    now,
  })
  const rest = files.at(3)?.text.split('\n') ?? []
  expect([rest.at(0), rest.at(-1)]).toEqual(['{"event":"page.open","more":1}', '{"event":"page.open","more":400}'])
})

it('says of each setting where it comes from, the policy first, and of hosts only how many there are', async () => {
  const config = checkConfig({ opsUrl: 'https://ops.example.jp', mediaHosts: ['https://media.example.jp'] }, false)
  const origins = { policy: ['opsUrl'], file: ['opsUrl', 'mediaHosts'] } as const
  const started = { host: 'electron', origins } as never
  const files = await readFaultReport({ profile: folder(), config, started, isSample: false, now })
  const settings = files.find(({ name }) => name === '設定.txt')?.text.split('\n')
  expect(settings).toEqual(
    expect.arrayContaining([
      'opsUrl: 設定あり（ポリシー）',
      'mediaHosts: 1件（設定ファイル）',
      'lessonHosts: 0件',
      'serverUrl: 設定なし',
      'offlineCopies: true',
    ]),
  )
})

it('packs exactly the files that the teacher has left in it', () => {
  const files = unzipSync(packFaultReport([{ name: '説明.txt', text: '止まりました' }]))
  expect(Object.keys(files)).toEqual(['説明.txt'])
  expect(strFromU8(files['説明.txt'] as Uint8Array)).toBe('止まりました')
})
