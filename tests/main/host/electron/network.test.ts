import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import axios from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork, proxyConfig } from '../../../../main/host/electron/network'
import { createProxyPrompts, type ProxyPrompts } from '../../../../main/host/network/proxy-prompts'
import { app, type ClientRequest, resetElectron, session, state } from '../../../fakes/electron'

vi.mock('electron', () => import('../../../fakes/electron'))

const fixture = (name: string) => join(import.meta.dirname, '../../../fixtures/certificates', `${name}.pem`)
let prompts: ProxyPrompts
const open = (config: { proxy?: string; extraCaFile?: string } = {}) =>
  openNetwork({ config: { proxy: 'system', ...config }, prompts, clock: Date.now })

beforeEach(() => {
  resetElectron()
  prompts = createProxyPrompts(() => 0)
})

/** Starts a request and waits until it has been sent. */
async function begin(adapter: Awaited<ReturnType<typeof open>>, method = 'get', address = 'https://school.example/a') {
  const before = state.requests.length
  const call = axios.request({ method, url: address, adapter })
  call.catch(() => undefined)
  await expect.poll(() => state.requests[before]?.sent).toBeDefined()
  return { call, request: state.requests[before] as ClientRequest }
}

const finish = (request: ClientRequest) => request.respond(200).push(null)

describe('the network', () => {
  it('uses the system’s proxy, none, or the configured one, for pages and services', async () => {
    await open({ proxy: 'http://user:pass@proxy.example:3128' })
    const wanted = { mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' }
    expect([session.defaultSession.proxy, state.sessions.get('network-read')?.proxy]).toEqual([wanted, wanted])
    expect(proxyConfig('system')).toEqual({ mode: 'system' })
    expect(proxyConfig('direct')).toEqual({ mode: 'direct' })
    expect(proxyConfig('http://[::1]:80')).toEqual({ mode: 'fixed_servers', proxyRules: 'http://[::1]' })
  })

  it('resolves no names at public servers', async () => {
    await open()
    expect(state.done).toContainEqual(['app.configureHostResolver', { secureDnsMode: 'off' }])
  })

  it('stores nothing on disk: its sessions are in memory and have no cache', async () => {
    const { request } = await begin(await open(), 'post')
    finish(request)
    const made = state.done.filter(([name]) => name === 'session.fromPartition')
    expect(made.map(([, partition]) => partition)).toEqual(['network-read', 'network-write-1'])
    for (const [, partition, options] of made) {
      expect(partition).not.toMatch(/^persist:/)
      expect(options).toEqual({ cache: false })
    }
  })

  it('follows no redirect, and sends no cookies and no other unrequested data', async () => {
    const { request } = await begin(await open())
    expect(request.options).toMatchObject({
      redirect: 'manual',
      credentials: 'omit',
      useSessionCookies: false,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    finish(request)
  })

  it('sends writes in an exclusive session, whose connections are closed before it is used again', async () => {
    const adapter = await open({ proxy: 'direct' })
    const partition = ({ request }: { request: ClientRequest }) => request.options.session?.partition
    const first = await begin(adapter, 'post')
    const second = await begin(adapter, 'post')
    const reading = await begin(adapter)
    expect([first, second, reading].map(partition)).toEqual(['network-write-1', 'network-write-2', 'network-read'])
    const emptied = () => state.done.filter(([name]) => name === 'session.closeAllConnections').map(([, name]) => name)
    expect(emptied()).toEqual([])
    finish(first.request)
    await first.call
    const third = await begin(adapter, 'put')
    expect(partition(third)).toBe('network-write-1')
    expect(emptied()).toEqual(['network-write-1'])
    for (const lane of ['network-write-1', 'network-write-2']) {
      expect(state.sessions.get(lane)?.proxy).toEqual({ mode: 'direct' })
    }
  })
})

describe('certificates', () => {
  it('are checked by Chromium alone when the configuration adds no authority', async () => {
    await open()
    expect([session.defaultSession.verify, state.sessions.get('network-read')?.verify]).toEqual([null, null])
  })

  it('of the added authority are trusted by pages and services, and no others', async () => {
    const adapter = await open({ extraCaFile: fixture('root') })
    finish((await begin(adapter, 'post')).request)
    const data = (name: string) => readFileSync(fixture(name), 'utf8')
    const sessions = [session.defaultSession, ...state.sessions.values()]
    expect(sessions).toHaveLength(3)
    for (const { verify } of sessions) {
      const judge = (name: string, errorCode: number) => {
        const answer = vi.fn()
        verify?.({ hostname: 'school.example', certificate: { data: data(name) }, errorCode }, answer)
        return answer.mock.calls
      }
      expect(judge('leaf-of-root', -202)).toEqual([[0]])
      expect(judge('leaf-of-root', -201)).toEqual([[-3]])
      expect(judge('leaf-of-stranger', -202)).toEqual([[-3]])
    }
  })

  it('that cannot be read prevent the start', async () => {
    await expect(open({ extraCaFile: fixture('missing') })).rejects.toThrow('ENOENT')
  })
})

describe('a challenge', () => {
  const proxy = { isProxy: true, host: 'proxy.example', port: 3128, realm: 'school', scheme: 'basic' }
  const pageAsks = (info: object, firstAuthAttempt = true) => {
    const event = { preventDefault: vi.fn() }
    const answer = vi.fn()
    app.emit('login', event, null, { firstAuthAttempt }, info, answer)
    return { prevented: event.preventDefault.mock.calls.length === 1, answer }
  }

  it('of a proxy to a request opens a prompt for the teacher', async () => {
    const { request } = await begin(await open())
    const answer = vi.fn()
    request.emit('login', proxy, answer)
    expect(prompts.pending()).toEqual([{ id: 'proxy-1', host: 'proxy.example:3128', realm: 'school', wrong: false }])
    prompts.answer('proxy-1', { username: 'u', password: 'p' })
    expect(answer.mock.calls).toEqual([['u', 'p']])
    request.emit('login', proxy, answer)
    expect(prompts.pending()).toMatchObject([{ wrong: true }])
  })

  it('is not answered any more after the teacher has logged out', async () => {
    const adapter = await open()
    finish((await begin(adapter, 'post')).request)
    await prompts.forget()
    const lanes = ['', 'network-read', 'network-write-1']
    for (const name of ['session.clearAuthCache', 'session.closeAllConnections']) {
      expect(state.done.filter(([done]) => done === name).map(([, lane]) => lane)).toEqual(lanes)
    }
  })

  it('of a proxy to a page opens a prompt, and again after a refusal', async () => {
    await open()
    const first = pageAsks(proxy)
    expect(first.prevented).toBe(true)
    prompts.answer('proxy-1', { username: 'u', password: 'p' })
    expect(first.answer.mock.calls).toEqual([['u', 'p']])
    expect(pageAsks(proxy).answer.mock.calls).toEqual([['u', 'p']])
    const refused = pageAsks(proxy, false)
    expect(refused.answer).not.toHaveBeenCalled()
    expect(prompts.pending()).toMatchObject([{ wrong: true }])
  })

  it('of a server is never answered and opens no prompt', async () => {
    const { request } = await begin(await open())
    prompts.onPrompt(() => expect.unreachable())
    const server = { ...proxy, isProxy: false }
    const answer = vi.fn()
    request.emit('login', server, answer)
    expect(answer.mock.calls).toEqual([[]])
    const page = pageAsks(server)
    expect(page.prevented).toBe(false)
    expect(page.answer).not.toHaveBeenCalled()
    expect(prompts.pending()).toEqual([])
  })
})
