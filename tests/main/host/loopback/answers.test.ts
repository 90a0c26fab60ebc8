import crypto from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { safeHeaders } from '../../../../main/host/csp'
import { createDownloadTickets } from '../../../../main/host/loopback/download-tickets'
import { createSecrets } from '../../../../main/host/loopback/secrets'
import { type Answer, type Fixture, noFiles, send, startFixture } from '../fixture'

let fixture: Fixture
let session: string
beforeEach(async () => {
  fixture = await startFixture()
  session = await fixture.enter()
})
afterEach(() => fixture.close())

const exchange = (body: string) =>
  send(fixture.origin, '/session', {
    method: 'POST',
    headers: { origin: fixture.origin, 'content-type': 'application/json' },
    body,
  })

const call = () =>
  send(fixture.origin, '/bridge', { method: 'POST', headers: fixture.headers(session), body: '{"method":"m"}' })

async function download(name: string): Promise<Answer> {
  const path = join(fixture.host.paths.downloads, name)
  writeFileSync(path, '<script>alert(1)</script>')
  const ticket = (await fixture.host.offer(path)) ?? ''
  return send(fixture.origin, `/download/${ticket}`, { headers: fixture.headers(session) })
}

describe('every response', () => {
  it('has the security headers, even a refusal and an internal error', async () => {
    const answers = [
      await send(fixture.origin, '/'),
      await exchange(JSON.stringify({ launch: fixture.launch() })),
      await call(),
      await download('a.xlsx'),
      await exchange('{}'),
      await send(fixture.origin, '/nothing'),
      await send(fixture.origin, '/', { method: 'PUT' }),
    ]
    rmSync(join(fixture.folder, 'renderer', 'icon.svg'))
    answers.push(await send(fixture.origin, '/icon.svg'))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 401, 404, 405, 500])
    for (const { headers } of answers) expect(headers).toMatchObject(safeHeaders)
  })

  it('with a secret or a teacher’s data is not cached', async () => {
    const secret = await exchange(JSON.stringify({ launch: fixture.launch() }))
    for (const answer of [secret, await call(), await download('a.xlsx')]) {
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('to an internal error reveals nothing', async () => {
    rmSync(join(fixture.folder, 'renderer', 'icon.svg'))
    expect((await send(fixture.origin, '/icon.svg')).body).toHaveLength(0)
  })
})

it('a finished file is sent as bytes, whatever its name', async () => {
  const { headers } = await download('page.html')
  expect(headers['content-type']).toBe('application/octet-stream')
  expect(headers['content-disposition']).toMatch(/^attachment;/)
})

it('a session request has a maximum size', async () => {
  const long = await exchange(JSON.stringify({ launch: fixture.launch(), more: 'x'.repeat(1100) }))
  expect(long.status).toBe(413)
})

it('a message on a page’s socket has a maximum size, and a longer one is not read to its end', async () => {
  const address = `${fixture.origin.replace('http', 'ws')}/events`
  const socket = new WebSocket(address, ['hanamaru', session], { origin: fixture.origin })
  await new Promise(done => socket.on('open', done))
  const closed = new Promise(done => socket.on('close', done))
  socket.send('x'.repeat(2000))
  expect(await closed).toBe(1009)
})

it('only its user can read the folder of finished files', () => {
  if (process.platform === 'win32') return
  expect(statSync(fixture.host.paths.downloads).mode & 0o777).toBe(0o700)
})

it('both ports listen on 127.0.0.1 only', async () => {
  const listen = vi.spyOn(net.Server.prototype, 'listen')
  const other = await startFixture()
  try {
    const hosts = listen.mock.calls.flatMap(([port, host]) => (typeof port === 'number' ? [host] : []))
    expect(hosts).toEqual(['127.0.0.1', '127.0.0.1'])
  } finally {
    listen.mockRestore()
    await other.close()
  }
})

it('secrets are compared in constant time', () => {
  const compare = vi.spyOn(crypto, 'timingSafeEqual')
  syncBuiltinESMExports()
  try {
    const secrets = createSecrets(() => undefined)
    const mine = secrets.exchange(secrets.launch())
    compare.mockClear()
    expect(secrets.isSession(mine)).toBe(true)
    expect(secrets.isSession('x')).toBe(false)
    expect(secrets.exchange('x')).toBeNull()
    expect(compare).toHaveBeenCalledTimes(3)
  } finally {
    compare.mockRestore()
    syncBuiltinESMExports()
  }
})

it('unused tickets are invalid after the session has ended', async () => {
  const tickets = createDownloadTickets(() => 0, noFiles)
  const ticket = tickets.issue('/a')
  await tickets.endSession()
  expect(tickets.isValid(ticket)).toBe(false)
  expect(tickets.redeem(ticket)).toBeNull()
})
