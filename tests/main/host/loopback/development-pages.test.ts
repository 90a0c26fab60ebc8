import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { developmentPages } from '../../../../main/host/loopback/development-pages'
import { defined } from '../../../fixtures/defined'

let server: Server
const requests: IncomingMessage[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    if (request.url === '/moved') return void response.writeHead(302, { location: '/' }).end()
    const html = request.url === '/'
    response.writeHead(html ? 200 : 203, { 'content-type': html ? 'text/html' : 'text/javascript', 'x-other': 'y' })
    response.end(html ? '<script nonce="__NONCE__"></script>' : 'export {}')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => void server.close())
beforeEach(() => {
  requests.length = 0
})

const pages = () =>
  developmentPages(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    connect: ['ws://127.0.0.1:1'],
    media: 'http://127.0.0.1:2',
    frames: [],
  })

it('serves the development page with a nonce and the policy', async () => {
  const answer = await pages().respond({ path: '/', search: '', header: () => null })
  const nonce = /nonce="([\w-]+)"/.exec(Buffer.from(answer?.body ?? []).toString())?.[1]
  expect(nonce).toHaveLength(24)
  expect(answer?.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`)
  expect(answer?.headers['content-security-policy']).toContain('ws://127.0.0.1:1;')
})

it('passes a redirect on without following it', async () => {
  const answer = await pages().respond({ path: '/moved', search: '', header: () => null })
  expect([answer?.status, answer?.headers.location]).toEqual([302, '/'])
  expect(requests).toHaveLength(1)
})

it('forwards requests for modules with their query, without the page’s secret', async () => {
  const given: Record<string, string> = { accept: 'text/css', 'x-hanamaru-session': 'secret' }
  const answer = await pages().respond({ path: '/main.tsx', search: '?t=1', header: name => given[name] ?? null })
  expect(answer?.status).toBe(203)
  expect(answer?.headers).toMatchObject({ 'content-type': 'text/javascript', 'x-content-type-options': 'nosniff' })
  expect(defined(answer).headers).not.toHaveProperty('x-other')
  expect(requests[0]?.url).toBe('/main.tsx?t=1')
  expect(requests[0]?.headers.accept).toBe('text/css')
  expect(JSON.stringify(defined(requests[0]).headers)).not.toContain('secret')
})
