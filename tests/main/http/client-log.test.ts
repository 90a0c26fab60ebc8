/** The client log inside the services: its own failures are not reported to it (SPEC §8). */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reply, startServer } from '../../fakes/http-server'
import { folder } from '../../fixtures/folder'
import { cleanUp, closing, defaultAnswers, start } from '../services-fixture'

afterEach(cleanUp)

/** Invalid responses, each with another fault, so that none counts as a repetition. */
const misfits: [string, string, number][] = [
  ['', 'text/html', 200],
  ['<html>', 'text/html', 200],
  ['{}', 'application/json', 200],
  ['no', 'text/plain', 201],
  ['', 'text/plain', 202],
  ['<html>', 'text/html', 203],
]

/** A teacher at a server whose client log, or whose list of classes, answers wrongly. */
async function setUp(broken: 'submit-client-log' | 'team-rows') {
  let at = 0
  const server = await startServer((response, { path }) => {
    const name = path.split('/').at(-1) ?? ''
    if (name !== broken) return reply(response, defaultAnswers[name] ?? null)
    const [body, type, status] = misfits[at++ % misfits.length] ?? ['', '', 200]
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  closing.push(() => server.close())
  const stage = await start(folder(), server)
  await stage.logIn()
  const logs = () => server.received.filter(({ path }) => path.endsWith('submit-client-log')).map(({ body }) => body)
  return { ...stage, logs }
}

describe('the client log', () => {
  it('does not report its own invalid response', async () => {
    const { call, logs } = await setUp('submit-client-log')
    for (const fault of ['one', 'two']) await call('app.log', { content: fault })
    // A second report would have been sent before the next call.
    await call('app.log', { content: 'three' })
    expect(logs()).toHaveLength(3)
  })

  it('reports the invalid response of another call with its name, each fault once, at most ten per minute', async () => {
    const { call, logs } = await setUp('team-rows')
    const ask = () => call('api.call', { endpoint: 'team-rows', request: {} }).catch(({ kind }) => kind)
    for (let time = 0; time < 3 * misfits.length; time++) expect(await ask()).toBe('invalid-response')
    await vi.waitFor(() => expect(logs().length).toBeGreaterThanOrEqual(misfits.length))
    for (let fault = 0; fault < 20; fault++) await call('app.log', { content: `another ${fault}` })
    expect(logs()).toHaveLength(10)
    expect(logs().filter(body => body.includes('invalid response: team-rows'))).toHaveLength(misfits.length)
  })

  it('contains no password, token or e-mail address, and does nothing if the server is offline', async () => {
    const { call, server, logs } = await setUp('team-rows')
    const content = `Error at https://t:pw@s.example Bearer the-token misaki@sample.school ${'A1'.repeat(40)}`
    await call('app.log', { content })
    await vi.waitFor(() => expect(logs()).toHaveLength(1))
    expect(logs().join()).toContain('Error at')
    expect(logs().join()).not.toMatch(/t:pw|the-token|misaki@|A1A1/)
    await server.close()
    await expect(call('app.log', { content: 'while it is gone' })).resolves.toBeNull()
  })
})
