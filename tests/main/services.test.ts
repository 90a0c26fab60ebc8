import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkConfig } from '../../main/config'
import { createServices } from '../../main/services/index'
import { openPathJournal } from '../../main/store/path-journal'
import { text } from '../../shared/text'
import { fakeHost, fakeSecretBox } from '../fakes/host'
import { reply, startServer } from '../fakes/http-server'
import { testPublicKey } from '../fixtures/keys'

const config = checkConfig({ serverUrl: 'http://127.0.0.1:9', publicKey: testPublicKey }, false)

it('remove the temporary files that a crash has left in the profile', async () => {
  const host = fakeHost()
  const { profile, downloads } = host.paths
  mkdirSync(downloads)
  const part = join(downloads, 'a.xlsx.hanamaru-0123abcd.part')
  const temporary = join(profile, 'settings.json.0123456789ab.tmp')
  for (const path of [part, temporary]) writeFileSync(path, '')
  await (await openPathJournal(join(profile, 'parts.json'))).add(part)
  const services = await createServices({ host, config, clock: () => 0 })
  await services.close()
  expect(readdirSync(downloads)).toEqual([])
  expect(readdirSync(profile).filter(name => name.endsWith('.tmp'))).toEqual([])
})

it('report at the start which stores were damaged', async () => {
  const host = fakeHost({ secretBox: fakeSecretBox, draftBox: fakeSecretBox })
  const start = () => createServices({ host, config, clock: () => 0 })
  await (await start()).close()
  const path = (name: string) => join(host.paths.profile, name)
  for (const name of ['settings.json', 'session.bin', 'session.bin.last', 'drafts.key', 'drafts.key.last']) {
    writeFileSync(path(name), 'damaged')
  }
  const services = await start()
  const sender = { origin: host.origin, mainFrame: true }
  const boot = await services.gate.call({ sender, method: 'app.boot', argument: {} })
  expect(boot).toMatchObject({
    value: {
      notices: [
        text.damaged.restored(text.stores.settings),
        text.damaged.lost(text.stores.session),
        text.damaged.lost(text.stores.drafts),
      ],
    },
  })
  await services.close()
  const lines = linesOf(host.paths.profile)
  expect(lines.filter(({ event }) => event === 'damaged')).toEqual([
    { event: 'damaged', store: 'settings', damage: 'restored' },
    { event: 'damaged', store: 'session', damage: 'lost' },
    { event: 'damaged', store: 'drafts', damage: 'lost' },
  ])
  expect(lines).toContainEqual({ event: 'page.open' })
})

/** The entries of the log, without their time. */
const linesOf = (profile: string): Record<string, unknown>[] =>
  readFileSync(join(profile, 'logs', 'main.log'), 'utf8')
    .trim()
    .split('\n')
    .map(line => ({ ...(JSON.parse(line) as Record<string, unknown>), at: undefined }))

it('first log version, host and platform, and the source of each configuration key, without values', async () => {
  const host = fakeHost()
  const started = { host: 'a kind of host', origins: { policy: ['serverUrl' as const], file: ['publicKey' as const] } }
  await (await createServices({ host, config, clock: () => 0, started })).close()
  const [line] = linesOf(host.paths.profile)
  expect(line).toMatchObject({
    event: 'start',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    host: 'a kind of host',
    platform: expect.stringContaining(process.platform),
    sample: false,
    sealed: false,
    proxy: 'system',
    extraCa: false,
    config: started.origins,
  })
  expect(JSON.stringify(line)).not.toContain('127.0.0.1')
})

it('log which calls failed and why, with a limit, and when the server went offline and came back', async () => {
  let there = false
  const server = await startServer(response => (there ? reply(response, null) : response.destroy()))
  const host = fakeHost()
  const at = checkConfig({ serverUrl: server.origin, publicKey: testPublicKey, proxy: 'direct' }, false)
  const services = await createServices({ host, config: at, clock: () => 0 })
  const sender = { origin: host.origin, mainFrame: true }
  const ask = () =>
    services.gate.call({ sender, method: 'session.sendResetMail', argument: { email: 'tanaka@school.example.jp' } })
  for (let turn = 0; turn < 100; turn++) await ask()
  there = true
  expect(await ask()).toMatchObject({ ok: true })
  await services.close()
  await server.close()
  const failed = { event: 'call.failed', endpoint: 'send-reset-pwd-mail', kind: 'network', code: 'ECONNRESET' }
  expect(linesOf(host.paths.profile).slice(1)).toEqual([
    failed,
    { event: 'server.gone' },
    { ...failed, more: 99 },
    { event: 'server.back' },
    { event: 'stop' },
  ])
})

it('log the proxy route to a server that does not answer, and the format of an invalid response', async () => {
  let html = false
  const server = await startServer(response =>
    html ? void response.end('<!DOCTYPE html><p>この通信は禁止されています') : void response.destroy(),
  )
  const requests: string[] = []
  const host = fakeHost({
    async resolveProxy(url) {
      requests.push(url)
      return 'PROXY proxy.example:8080'
    },
  })
  const at = checkConfig({ serverUrl: server.origin, publicKey: testPublicKey, proxy: 'direct' }, false)
  const services = await createServices({ host, config: at, clock: () => 0 })
  const sender = { origin: host.origin, mainFrame: true }
  const ask = () => services.gate.call({ sender, method: 'session.sendResetMail', argument: { email: 'a@b.jp' } })
  await ask()
  html = true
  await ask()
  await services.close()
  await server.close()
  expect(requests).toEqual([server.origin])
  const lines = linesOf(host.paths.profile)
  expect(lines).toContainEqual({ event: 'server.route', route: 'PROXY proxy.example:8080' })
  const content = 'invalid response: send-reset-pwd-mail: no envelope, status 200, HTML'
  expect(lines).toContainEqual({ event: 'client', content })
  expect(JSON.stringify(lines)).not.toContain('禁止')
})

it('log an uncaught error at once, until they are closed', async () => {
  const host = fakeHost()
  const services = await createServices({ host, config, clock: () => 0 })
  const listeners = process.listeners('uncaughtExceptionMonitor').slice(-1)
  const fault = new TypeError('a fault of ours')
  for (const hear of listeners) hear(fault, 'uncaughtException')
  expect(linesOf(host.paths.profile).at(-1)).toMatchObject({
    event: 'crash',
    origin: 'uncaughtException',
    detail: expect.stringContaining('a fault of ours'),
  })
  await services.close()
  expect(process.listeners('uncaughtExceptionMonitor')).not.toContain(listeners[0])
})

it('keep a page that fails repeatedly, or makes refused calls, from filling the log', async () => {
  const host = fakeHost()
  const services = await createServices({ host, config, clock: () => 0 })
  const call = (origin: string) =>
    services.gate.call({
      sender: { origin, mainFrame: true },
      method: 'app.log',
      argument: { content: 'a fault of the page' },
    })
  for (let turn = 0; turn < 500; turn++) {
    await call(host.origin)
    await call('https://evil.example')
  }
  await services.close()
  const fault = { event: 'client', content: 'a fault of the page' }
  const refused = { event: 'bridge.refused', why: 'origin', method: 'app.log' }
  expect(linesOf(host.paths.profile).slice(1, -1)).toEqual([
    fault,
    refused,
    { ...fault, more: 499 },
    { ...refused, more: 499 },
  ])
})
