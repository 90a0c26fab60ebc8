/** The services with a server of the test, and a teacher who has data of each kind on the disk. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import type { Host } from '../../main/host/host'
import { createProxyPrompts } from '../../main/host/network/proxy-prompts'
import { createServices } from '../../main/services/index'
import type { MethodName } from '../../shared/contract/keys'
import type { Result } from '../../shared/contract/result'
import { fakeHost, fakeSecretBox } from '../fakes/host'
import { type Answerer, reply, startServer } from '../fakes/http-server'
import { folder } from '../fixtures/folder'
import { testPublicKey } from '../fixtures/keys'

export const user = {
  id: 17,
  username: 't',
  nickname: '髙橋',
  school: '',
  teacher_flag: '',
  type: 'teacher',
  showLive: 0,
}
const wav = Buffer.from('RIFF\x24\0\0\0WAVEfmt ')

export const defaultAnswers: Record<string, unknown> = {
  'login-safe': { token: 'the-token', user, online_class_switch: 0 },
  'new-notice-total': { new_msg_num: 3, allow_send_message: 0 },
  'homework-basic-info': { homework_id: 1, title: 'Unit 5', status: 1 },
}

/** The data that the server answers with; a test may change it. */
export const answers: Record<string, unknown> = { ...defaultAnswers }

/** A busy disk takes longer than Vitest's second. */
const patience = { timeout: 10_000 }

export const closing: (() => Promise<void>)[] = []
/**
 * Closes everything after a test. Each test file calls it in its own `afterEach`: the files share one instance of this
 * module.
 */
export async function cleanUp(): Promise<void> {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(answers, defaultAnswers)
  for (const close of closing.splice(0).reverse()) await close()
}

/**
 * A server of the test.
 * @param waitForInfo delays the response of homework-basic-info until it resolves.
 * @param isOffline breaks each connection while it returns true.
 */
export async function serve(waitForInfo?: Promise<void>, isOffline = () => false) {
  const answer: Answerer = async (response, { path }) => {
    if (isOffline()) return void response.destroy()
    if (path.endsWith('homework-basic-info')) await waitForInfo
    if (path.endsWith('.wav')) return void response.end(wav)
    reply(response, answers[path.split('/').at(-1) ?? ''] ?? null)
  }
  const server = await startServer(answer)
  closing.push(() => server.close())
  return server
}

export async function start(root = folder(), known?: Awaited<ReturnType<typeof serve>>, over: Partial<Host> = {}) {
  const profile = join(root, 'profile')
  const server = known ?? (await serve())
  const host = fakeHost({
    paths: { profile, downloads: join(root, 'downloads') },
    secretBox: fakeSecretBox,
    draftBox: fakeSecretBox,
    proxyPrompts: createProxyPrompts(() => 0),
    ...over,
  })
  const config = checkConfig(
    { serverUrl: server.origin, mediaHosts: [server.origin], publicKey: testPublicKey, proxy: 'direct' },
    false,
  )
  const services = await createServices({ host, config, clock: Date.now })
  closing.push(() => services.close())
  const events: [string, unknown][] = []
  services.onEvent((event, detail) => void events.push([event, detail]))
  const sender = { origin: host.origin, mainFrame: true }
  const call = async <T = unknown>(method: MethodName, argument: object = {}): Promise<T> => {
    const result = (await services.gate.call({ sender, method, argument })) as Result<T>
    if (!result.ok) throw Object.assign(new Error(result.error.message), { kind: result.error.kind })
    return result.value
  }
  const logIn = () => call<{ generation: number }>('session.login', { username: 't', password: 'hanamaru1' })
  return { root, profile, server, host, services, events, call, logIn }
}

/** Which data of a teacher are on the disk. */
export const dataOnDisk = (profile: string) => {
  const some = (name: string) => existsSync(join(profile, name)) && readdirSync(join(profile, name)).length > 0
  return {
    session: existsSync(join(profile, 'session.bin')),
    drafts: some('drafts'),
    copies: some('copies'),
    // A temporary file that the disk refused to remove does not count: the next start removes it.
    exports: readdirSync(profile).some(name => name.startsWith('exports-') && !name.endsWith('.tmp')),
  }
}

/** A teacher who has written a draft, opened a homework, exported a file and played a sound. */
export async function startWithData() {
  const stage = await start()
  const { generation } = await stage.logIn()
  const { call, server, profile } = stage
  await call('drafts.write', { key: 'form', generation, value: '書きかけ' })
  await call('api.call', { endpoint: 'homework-basic-info', request: { id: '1' } })
  await call('copies.list')
  const ended = () => stage.events.some(([event, detail]) => event === 'downloads.changed' && 'error' in Object(detail))
  await call('downloads.start', { kind: 'score-sheet', request: { homework_id: '1' } })
  await vi.waitFor(() => expect(ended()).toBe(true), patience)
  const { addresses } = await call<{ addresses: string[] }>('media.resolve', { base: server.origin, files: ['a.wav'] })
  const readMedia = () => stage.services.media.read(addresses[0]?.split('/').at(-1) ?? '', undefined)
  expect((await readMedia()).status).toBe(200)
  const data = () => dataOnDisk(profile)
  await vi.waitFor(() => expect(data()).toEqual({ session: true, drafts: true, copies: true, exports: true }), patience)
  return { ...stage, generation, readMedia, data }
}
