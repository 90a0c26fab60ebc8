import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../main/http/api-error'
import { type ApiClient, createClient, type Identity } from '../../../main/http/client'
import { createServerConnectivity } from '../../../main/http/server-connectivity'
import { createTransport } from '../../../main/http/transport'
import { createMemoryStorage } from '../../../main/offline/cache-storage'
import { createOfflineCopies } from '../../../main/offline/offline-copies'
import { type Answerer, type FakeServer, reply, startServer } from '../../fakes/http-server'
import { online } from '../../fakes/offline'

const teacher: Identity = { token: 'secret-token', generation: 1, teacher_id: '17', teacher_flag: 'bc' }
const rows = (name: string) => ({ items: [{ id: 3, name }], total: 1 })

let server: FakeServer | undefined
afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
  server = undefined
})

async function setUp() {
  let answer: Answerer = response => reply(response, rows('1組'))
  server = await startServer((response, request) => answer(response, request))
  let present: Identity | null = teacher
  let now = 1000
  const changes: boolean[] = []
  const failures: [string, string][] = []
  const copies = createOfflineCopies({
    enabled: true,
    storage: createMemoryStorage(),
    clock: () => now,
    log: () => undefined,
  })
  await copies.begin('one')
  const connectivity = createServerConnectivity()
  connectivity.onDidChange(isOffline => changes.push(isOffline))
  const client: ApiClient = createClient({
    config: { serverUrl: server.origin, opsUrl: `${server.origin}/ops` },
    tokenRenewal: online.tokenRenewal,
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => present,
    onUnauthorized: () => undefined,
    onServerDate: () => undefined,
    onInvalid: () => undefined,
    onFailure: (endpoint, { kind }) => void failures.push([endpoint, kind]),
    connectivity,
    copies,
    clock: () => now,
  })
  return {
    client,
    copies,
    changes,
    failures,
    connectivity,
    server,
    answer: (next: Answerer) => {
      answer = next
    },
    at: (time: number) => {
      now = time
    },
    become: (next: Identity | null) => {
      present = next
    },
  }
}

const drop: Answerer = response => response.destroy()

it('stores no copy of initial passwords: without the server there are none', async () => {
  const { client, copies, server, answer } = await setUp()
  const passwords = { items: [{ student_id: 's-1', password: 'kuru4383' }], total: 1 }
  answer(response => reply(response, passwords))
  const request = { team_id: '3' }
  const before = await client.call('get-student-initial-pwd-list', request)
  expect(before).toMatchObject({ ok: true, value: { items: [{ password: 'kuru4383' }] } })
  expect(await copies.has('get-student-initial-pwd-list', request)).toBe(false)
  await server.close()
  expect(await client.call('get-student-initial-pwd-list', request)).toMatchObject({ ok: false })
})

describe('a copy', () => {
  it('replaces the response of an offline server, and has its time', async () => {
    const { client, server, changes, failures, at } = await setUp()
    const live = await client.call('team-rows', {})
    expect(live).not.toHaveProperty('copiedAt')
    await server.close()
    at(99_000)
    expect(await client.call('team-rows', {})).toEqual({ ...live, copiedAt: 1000 })
    expect(changes).toEqual([true])
    // The failure is still logged.
    expect(failures).toEqual([['team-rows', 'network']])
  })

  it('replaces a response that breaks off', async () => {
    const { client, answer } = await setUp()
    await client.call('team-rows', {})
    answer(response => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"errcode":0', () => response.destroy())
    })
    expect(await client.call('team-rows', {})).toMatchObject({ ok: true, copiedAt: 1000 })
  })

  const answered: [string, Answerer, string][] = [
    ['401', response => reply(response, null, 401), 'unauthorized'],
    ['404', response => response.writeHead(404).end(), 'status'],
    ['500', response => response.writeHead(500).end(), 'server'],
    ['503', response => response.writeHead(503).end(), 'status'],
    ['an errcode', response => reply(response, null, 12, '上限です'), 'status'],
    ['a page of the filter', response => response.end('<html>'), 'invalid-response'],
    ['a body that does not fit', response => reply(response, [1]), 'invalid-response'],
    ['a body above the maximum size', response => response.end('x'.repeat(33 * 1024 * 1024)), 'invalid-response'],
  ]
  it.each(answered)('never replaces %s', async (_name, answerer, kind) => {
    const { client, answer, changes, failures } = await setUp()
    await client.call('team-rows', {})
    answer(answerer)
    expect(await client.call('team-rows', {})).toMatchObject({ ok: false, error: { kind } })
    expect(changes).toEqual([])
    expect(failures).toEqual([['team-rows', kind]])
  })

  it('is the last valid response', async () => {
    const { client, answer } = await setUp()
    await client.call('team-rows', {})
    answer(response => reply(response, [1]))
    await client.call('team-rows', {})
    answer(drop)
    expect(await client.call('team-rows', {})).toMatchObject({ ok: true, value: { items: [{ name: '1組' }] } })
  })

  it('is used for the same request only, and for rows that may be copied', async () => {
    const { client, answer } = await setUp()
    answer(response => reply(response, { homework_id: 7, title: 'Unit 5', new_msg_num: 3 }))
    await client.call('homework-basic-info', { id: '7' })
    await client.call('new-notice-total', {})
    answer(drop)
    expect(await client.call('homework-basic-info', { id: '7' })).toMatchObject({ ok: true, copiedAt: 1000 })
    expect(await client.call('homework-basic-info', { id: '8' })).toMatchObject({ error: { kind: 'network' } })
    expect(await client.call('new-notice-total', {})).toMatchObject({ error: { kind: 'network' } })
  })

  it('of homework-basic-info has the title of the homework in the list', async () => {
    const { client, copies, answer } = await setUp()
    answer(response => reply(response, { homework_id: 7, title: 'Unit 5' }))
    await client.call('homework-basic-info', { id: '7' })
    expect(await copies.list({})).toMatchObject({ value: { entries: [{ homework_id: '7', title: 'Unit 5' }] } })
  })

  it('of one teacher is not used for the next', async () => {
    const { client, answer, become } = await setUp()
    await client.call('team-rows', {})
    const waiting: Parameters<Answerer>[0][] = []
    answer(response => waiting.push(response))
    const late = client.call('team-rows', {})
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    become({ ...teacher, token: 'next', generation: 2, teacher_id: '18' })
    for (const response of waiting) response.destroy()
    expect(await late).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })

  it('is not stored from a response for an ended session', async () => {
    const { client, copies, answer, become } = await setUp()
    const waiting: Parameters<Answerer>[0][] = []
    answer(response => waiting.push(response))
    const late = client.call('team-rows', {})
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    become(null)
    for (const response of waiting) reply(response, rows('1組'))
    await late
    expect(await copies.has('team-rows', {})).toBe(false)
  })

  it('is used after half a minute at first, and after 3 s once the server is offline', async () => {
    const { client, answer, server, changes } = await setUp()
    await client.call('team-rows', {})
    answer(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waitsFor = async (ms: number, requestCount: number) => {
      let ended = false
      const call = client.call('team-rows', {}).then(result => {
        ended = true
        return result
      })
      await vi.waitFor(() => expect(server.received).toHaveLength(requestCount))
      await vi.advanceTimersByTimeAsync(ms - 500)
      expect(ended).toBe(false)
      await vi.advanceTimersByTimeAsync(1000)
      expect(await call).toMatchObject({ ok: true, copiedAt: 1000 })
    }
    await waitsFor(30_000, 2)
    expect(changes).toEqual([true])
    await waitsFor(3000, 3)
  })

  it('is not used once the server is back', async () => {
    const { client, answer, changes } = await setUp()
    await client.call('team-rows', {})
    answer(drop)
    await client.call('team-rows', {})
    answer(response => reply(response, rows('2組')))
    expect(await client.call('team-rows', {})).toEqual({
      ok: true,
      value: expect.objectContaining({ items: [expect.objectContaining({ name: '2組' })] }),
    })
    expect(changes).toEqual([true, false])
  })
})

describe('the offline state', () => {
  it('is set by any call to the server, but not by a cancelled call', async () => {
    const { client, answer, changes, server } = await setUp()
    answer(() => undefined)
    const controller = new AbortController()
    const call = client.call('info', {}, { signal: controller.signal })
    await vi.waitFor(() => expect(server.received).toHaveLength(1))
    controller.abort()
    await call
    expect(changes).toEqual([])
    answer(drop)
    await client.call('info', {})
    expect(changes).toEqual([true])
  })

  it('is not set by the version check, which goes to another server', async () => {
    const { client, answer, changes } = await setUp()
    answer(drop)
    const request = { name: 'hanamaru', key: 'teacher-console', build: '7.1.1', device_code: 'x' } as const
    await client.call('version-check', request)
    expect(changes).toEqual([])
  })

  it('is set if a copy replaces a response, although another call was answered meanwhile', async () => {
    const { client, answer, changes } = await setUp()
    await client.call('team-rows', {})
    const held: ServerResponse[] = []
    answer(response => void held.push(response))
    const read = client.call('team-rows', {})
    await vi.waitFor(() => expect(held).toHaveLength(1))
    answer(response => reply(response, null))
    await client.call('info', {})
    held[0]?.destroy()
    expect(await read).toMatchObject({ ok: true, copiedAt: 1000 })
    expect(changes).toEqual([true])
  })

  it('is not set by a file that does not arrive, if another call was answered meanwhile', async () => {
    const { client, answer, changes } = await setUp()
    const held: ServerResponse[] = []
    answer(response => void held.push(response))
    const opening = client.stream('export-topic-score-overview', { homework_id: '7' })
    await vi.waitFor(() => expect(held).toHaveLength(1))
    answer(response => reply(response, null))
    await client.call('info', {})
    held[0]?.destroy()
    expect(await opening).toMatchObject({ ok: false, error: { kind: 'network' } })
    expect(changes).toEqual([])
  })

  it('is set by a file that breaks off, and by one that does not arrive', async () => {
    const { client, answer, changes } = await setUp()
    answer(response => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('PK', () => response.destroy())
    })
    const opened = await client.stream('export-topic-score-overview', { homework_id: '7' })
    if (!opened.ok) throw new Error(opened.error.message)
    const read = async () => {
      for await (const _chunk of opened.value.body);
    }
    await expect(read()).rejects.toBeInstanceOf(ApiError)
    expect(changes).toEqual([true])
    await client.call('info', {})
    answer(drop)
    await client.call('info', {})
    expect(await client.stream('export-topic-score-overview', { homework_id: '7' })).toMatchObject({ ok: false })
    expect(changes.at(-1)).toBe(true)
  })
})
