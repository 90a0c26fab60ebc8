/**
 * What the services opened is closed in reverse order: at the end of the program, and if a step of the start throws.
 */
import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkConfig } from '../../main/config'
import type { Host } from '../../main/host/host'
import { createProxyPrompts } from '../../main/host/network/proxy-prompts'
import { createServices } from '../../main/services/index'
import { fakeHost } from '../fakes/host'
import { testPublicKey } from '../fixtures/keys'
import { cleanUp, serve, start } from './services-fixture'

beforeEach(() => {
  vi.stubEnv('HANAMARU_SAMPLE_SIZE', 'small')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await cleanUp()
})

/** Collects the HTTP servers that are started: here, the sample school alone. */
function startedServers(): Server[] {
  const listen = vi.spyOn(Server.prototype, 'listen')
  return listen.mock.contexts as Server[]
}

/** Runs `onClose` when a server is closed. */
function whenServerCloses(onClose: () => void): void {
  const { close } = Server.prototype
  vi.spyOn(Server.prototype, 'close').mockImplementation(function (this: Server, callback) {
    onClose()
    return close.call(this, callback)
  })
}

const config = checkConfig({ publicKey: testPublicKey }, false)
const hostInFolder = (over: Partial<Host> = {}) => {
  const host = fakeHost(over)
  return { host, profile: host.paths.profile }
}
const crashListeners = () => process.listenerCount('uncaughtExceptionMonitor')
const logEvents = (profile: string) =>
  readFileSync(join(profile, 'logs', 'main.log'), 'utf8')
    .trim()
    .split('\n')
    .map(line => (JSON.parse(line) as { event: string }).event)

describe('closing the services', () => {
  it('closes in reverse order: first the services that call the server, then the server, and the log last', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const servers = startedServers()
    const { host, profile } = hostInFolder()
    const services = await createServices({ host, config, clock: () => 0 })
    expect(servers.map(({ listening }) => listening)).toEqual([true])
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    const order: string[] = []
    whenServerCloses(() => order.push(`server, log: ${logEvents(profile)}, timers: ${vi.getTimerCount()}`))
    await services.close()
    expect(order).toEqual(['server, log: start, timers: 0'])
    expect(servers.map(({ listening }) => listening)).toEqual([false])
    expect(logEvents(profile)).toEqual(['start', 'stop'])
  })

  it('listens to the prompts of proxies until then', async () => {
    const unsubscribe = vi.fn()
    const onPrompt = vi.fn(() => unsubscribe)
    const { host } = hostInFolder({ proxyPrompts: { ...createProxyPrompts(() => 0), onPrompt } })
    const services = await createServices({ host, config, clock: () => 0 })
    expect(onPrompt).toHaveBeenCalledTimes(1)
    expect(unsubscribe).not.toHaveBeenCalled()
    await services.close()
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  it('closes once, also if it is called again', async () => {
    const { host, profile } = hostInFolder()
    const services = await createServices({ host, config, clock: () => 0 })
    const closed = vi.fn()
    whenServerCloses(closed)
    await Promise.all([services.close(), services.close()])
    await services.close()
    expect(closed).toHaveBeenCalledTimes(1)
    expect(logEvents(profile)).toEqual(['start', 'stop'])
  })

  it('leaves nothing running: no poll, no probe, no event, no line in the log', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const server = await serve()
    const { services, events, logIn, profile } = await start(undefined, server)
    await logIn()
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(events.map(([event]) => event)).toContain('notices.changed'))
    await services.close()
    const before = { requests: server.received.length, events: events.length, log: logEvents(profile).length }
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect({ requests: server.received.length, events: events.length, log: logEvents(profile).length }).toEqual(before)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends the probes of a server that is offline', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    let isOffline = false
    const server = await serve(undefined, () => isOffline)
    const { services, events, logIn, call } = await start(undefined, server)
    await logIn()
    isOffline = true
    await call('api.call', { endpoint: 'team-rows', request: {} }).catch(() => undefined)
    expect(events).toContainEqual(['offline.changed', { offline: true }])
    await services.close()
    const requests = server.received.length
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(server.received).toHaveLength(requests)
  })
})

describe('a step of the start that throws', () => {
  const openSettingsLibrary = () => {
    throw new Error('of the settings')
  }

  it('closes everything that was opened before it, and its error is thrown', async () => {
    const servers = startedServers()
    const listeners = crashListeners()
    const { host, profile } = hostInFolder({ openSettingsLibrary })
    await expect(createServices({ host, config, clock: () => 0 })).rejects.toThrow('of the settings')
    expect(servers.map(({ listening }) => listening)).toEqual([false])
    expect(crashListeners()).toBe(listeners)
    expect(logEvents(profile)).toEqual(['start', 'stop'])
  })

  it('closes the rest and throws its own error, also if a part cannot be closed', async () => {
    const servers = startedServers()
    whenServerCloses(() => {
      throw new Error('of the server')
    })
    const listeners = crashListeners()
    const { host, profile } = hostInFolder({ openSettingsLibrary })
    await expect(createServices({ host, config, clock: () => 0 })).rejects.toThrow('of the settings')
    expect(crashListeners()).toBe(listeners)
    expect(logEvents(profile)).toEqual(['start', 'stop'])
    const [server] = servers
    vi.restoreAllMocks()
    server?.close()
  })
})
