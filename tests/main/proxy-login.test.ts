import { expect, it, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import { createProxyAsks } from '../../main/host/network/proxy-asks'
import { createServices } from '../../main/services'
import { fakeHost } from '../fakes/host'
import { testPublicKey } from '../fixtures/keys'

const proxy = { host: 'proxy.example', port: 8080, realm: 'school' }
const config = checkConfig({ serverUrl: 'http://127.0.0.1:9', publicKey: testPublicKey }, false)

async function start(proxyAsks: ReturnType<typeof createProxyAsks> | null) {
  const host = fakeHost({ proxyAsks })
  const services = await createServices({ host, config, clock: () => 0 })
  const sender = { origin: host.origin, mainFrame: true }
  const call = (argument: object) => services.gate.call({ sender, method: 'app.proxyLogin', argument })
  return { services, call }
}

it('a proxy’s question reaches the page, also one that opens later, and its answer the proxy: before any login', async () => {
  const asks = createProxyAsks(() => 0)
  const { services, call } = await start(asks)
  const heard: unknown[] = []
  services.onEvent((event, detail) => {
    if (event === 'proxy.asked') heard.push(detail)
  })
  const answers = [vi.fn(), vi.fn()]
  asks.converse()(proxy, answers[0] ?? vi.fn())
  const ask = { id: 'proxy-1', host: 'proxy.example:8080', realm: 'school', wrong: false }
  expect(heard).toEqual([ask])
  const replayed: unknown[] = []
  services.replay((event, detail) => {
    if (event === 'proxy.asked') replayed.push(detail)
  })
  expect(replayed).toEqual([ask])
  expect(services.session.view()).toBeNull()
  expect(await call({ id: 'proxy-1', username: 'u', password: 'p' })).toEqual({ ok: true, value: null })
  expect(answers[0]?.mock.calls).toEqual([['u', 'p']])
  asks.converse()({ ...proxy, port: 81 }, answers[1] ?? vi.fn())
  expect((await call({ id: 'proxy-2', cancel: true })).ok).toBe(true)
  expect(answers[1]?.mock.calls).toEqual([[]])
  await services.close()
  asks.converse()({ ...proxy, port: 82 }, vi.fn())
  expect(heard).toHaveLength(2)
})

it('an answer to nothing is refused, with a host whose sockets ask nobody, too', async () => {
  for (const asks of [createProxyAsks(() => 0), null]) {
    const { services, call } = await start(asks)
    const answer = await call({ id: 'proxy-1', username: 'u', password: 'p' })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-request' } })
    await services.close()
  }
})
