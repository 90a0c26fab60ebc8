import { describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import type { Host } from '../../main/host/host'
import { createProxyPrompts } from '../../main/host/network/proxy-prompts'
import { createServices, type Services } from '../../main/services/index'
import { fakeHost, fakeSecretBox } from '../fakes/host'
import { testPublicKey } from '../fixtures/keys'

const proxy = { host: 'proxy.example', port: 8080, realm: 'school' }
const config = checkConfig({ serverUrl: 'http://127.0.0.1:9', publicKey: testPublicKey }, false)

async function start(proxyAsks: ReturnType<typeof createProxyPrompts> | null) {
  const host = fakeHost({ proxyPrompts: proxyAsks })
  const services = await createServices({ host, config, clock: () => 0 })
  const sender = { origin: host.origin, mainFrame: true }
  const call = (argument: object) => services.gate.call({ sender, method: 'app.proxyLogin', argument })
  return { services, call }
}

it('before a login, a proxy’s prompt reaches the page, also one that opens later, and the answer reaches the proxy', async () => {
  const asks = createProxyPrompts(() => 0)
  const { services, call } = await start(asks)
  const received: unknown[] = []
  services.onEvent((event, detail) => {
    if (event === 'proxy.asked') received.push(detail)
  })
  const answers = [vi.fn(), vi.fn()]
  asks.createAuthenticator()(proxy, answers[0] ?? vi.fn())
  const ask = { id: 'proxy-1', host: 'proxy.example:8080', realm: 'school', wrong: false }
  expect(received).toEqual([ask])
  const replayed: unknown[] = []
  services.replay((event, detail) => {
    if (event === 'proxy.asked') replayed.push(detail)
  })
  expect(replayed).toEqual([ask])
  expect(services.session.view()).toBeNull()
  expect(await call({ id: 'proxy-1', username: 'u', password: 'p' })).toEqual({ ok: true, value: null })
  expect(answers[0]?.mock.calls).toEqual([['u', 'p']])
  asks.createAuthenticator()({ ...proxy, port: 81 }, answers[1] ?? vi.fn())
  expect((await call({ id: 'proxy-2', cancel: true })).ok).toBe(true)
  expect(answers[1]?.mock.calls).toEqual([[]])
  await services.close()
  asks.createAuthenticator()({ ...proxy, port: 82 }, vi.fn())
  expect(received).toHaveLength(2)
})

const loginOf = (id: string) => ({
  token: `token of ${id}`,
  user: { id, username: id, nickname: '', school: '', teacher_flag: '' as const, type: '', showLive: 0 as const },
  online_class_switch: 0 as const,
})

describe('the proxy password of a teacher', () => {
  /** Whether a new challenge is answered without a prompt. */
  const isKnown = (asks: ReturnType<typeof createProxyPrompts>) => {
    asks.createAuthenticator()(proxy, vi.fn())
    return asks.pending().length === 0
  }
  const begin = ({ session }: Services, id: string) => session.begin(loginOf(id), { username: id, verifier: null })
  /** Starts the services, logs a teacher in and answers the prompt. */
  async function logInAndAnswerPrompt(over: Partial<Host> = {}) {
    const asks = createProxyPrompts(() => 0)
    const host = fakeHost({ ...over, proxyPrompts: asks })
    const services = await createServices({ host, config, clock: () => 0 })
    if (services.session.view() === null) await begin(services, '17')
    asks.createAuthenticator()(proxy, vi.fn())
    asks.answer('proxy-1', { username: 'u', password: 'p' })
    return { asks, host, services }
  }

  it.each([
    ['unauthorized', '17', true],
    ['unauthorized', '18', false],
    ['attempts', '18', false],
    ['logout', '17', false],
  ] as const)('is reused after a session end (%s) and a login of teacher %s: %s', async (reason, next, known) => {
    const { asks, services } = await logInAndAnswerPrompt()
    await services.session.end(reason)
    await begin(services, next)
    expect(isKnown(asks)).toBe(known)
    await services.close()
  })

  it('is used again for the same teacher, also for a restored session', async () => {
    const first = await logInAndAnswerPrompt({ secretBox: fakeSecretBox })
    await first.services.close()
    const { asks, services } = await logInAndAnswerPrompt({ secretBox: fakeSecretBox, paths: first.host.paths })
    expect(services.session.view()?.user.id).toBe('17')
    await services.session.end('unauthorized')
    await begin(services, '17')
    expect(isKnown(asks)).toBe(true)
    await services.close()
  })
})

it('an answer without a prompt is refused, also with a host that has no prompts', async () => {
  for (const asks of [createProxyPrompts(() => 0), null]) {
    const { services, call } = await start(asks)
    const answer = await call({ id: 'proxy-1', username: 'u', password: 'p' })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    await services.close()
  }
})
