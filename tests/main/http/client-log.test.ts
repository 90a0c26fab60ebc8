/** The client log as it is wired: what goes wrong with it is no reason to log (SPEC §8). */
import { describe, expect, it, vi } from 'vitest'
import { reply, startServer } from '../../fakes/http-server'
import { folder } from '../../fixtures/folder'
import { closing, defaultAnswers, start } from '../services-fixture'

/** Answers that fit no row, each in another way, so that none is kept back as events before. */
const misfits: [string, string, number][] = [
  ['', 'text/html', 200],
  ['<html>', 'text/html', 200],
  ['{}', 'application/json', 200],
  ['no', 'text/plain', 201],
  ['', 'text/plain', 202],
  ['<html>', 'text/html', 203],
]

/** A teacher at a server whose log, or whose list of classes, answers as none should. */
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
  const logs = () => server.heard.filter(({ path }) => path.endsWith('submit-client-log')).map(({ body }) => body)
  return { ...stage, logs }
}

describe('the client log', () => {
  it('that the server does not answer rightly is not logged in turn', async () => {
    const { call, logs } = await setUp('submit-client-log')
    for (const fault of ['one', 'two']) await call('app.log', { content: fault })
    // What would be logged in turn would be on its way before the next.
    await call('app.log', { content: 'three' })
    expect(logs()).toHaveLength(3)
  })

  it('tells of another call’s wrong answer with the call’s name, once for each way, and ten a minute in all', async () => {
    const { call, logs } = await setUp('team-rows')
    const ask = () => call('api.call', { endpoint: 'team-rows', request: {} }).catch(({ kind }) => kind)
    for (let time = 0; time < 3 * misfits.length; time++) expect(await ask()).toBe('invalid-response')
    await vi.waitFor(() => expect(logs().length).toBeGreaterThanOrEqual(misfits.length))
    for (let fault = 0; fault < 20; fault++) await call('app.log', { content: `another ${fault}` })
    expect(logs()).toHaveLength(10)
    expect(logs().filter(body => body.includes('invalid response: team-rows'))).toHaveLength(misfits.length)
  })

  it('carries no password, token or address of anybody, and breaks nothing where the server is gone', async () => {
    const { call, server, logs } = await setUp('team-rows')
    const content = `Error at https://t:pw@s.example Bearer the-token misaki@sample.school ${'A1'.repeat(40)}`
    await call('app.log', { content })
    expect(logs().join()).not.toMatch(/t:pw|the-token|misaki@|A1A1/)
    await server.close()
    await expect(call('app.log', { content: 'while it is gone' })).resolves.toBeNull()
  })
})
