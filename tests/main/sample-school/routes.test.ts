import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, openCalls, servedCalls } from '../../fixtures/calls'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Body, type Client, start } from './client'

let client: Client
beforeAll(async () => {
  client = await start()
})
afterAll(() => client.school.close())

/** The place of each call under the school's origin. */
const rows = servedCalls.map(name => ({ name, ...callOf(name, { opsUrl: '/ops', templateUrl: '/template' }) }))
const needsToken = ({ name, path }: { name: string; path: string }) =>
  !openCalls.includes(name) && !path.startsWith('/template/')

const ask = async (method: string, path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${client.origin}${path}`, { method, ...init })
  return { status: answer.status, allow: answer.headers.get('allow'), body: (await answer.json()) as Body }
}

describe('paths', () => {
  it.each([
    '/v4/none',
    '/v4/teacher/info/',
    '/V4/teacher/info',
    '/template/none.xlsx',
    '/media/none/none.wav',
    '/media/recitation/..%2fkey.pem',
    '/evaluation',
    '/sample/none',
  ])('%s answers 404 to everybody, with every method', async path => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      for (const init of [{}, { headers: { authorization: 'Bearer wrong' } }]) {
        const answer = await ask(method, path, init)
        expect([method, answer.status, answer.body.errcode]).toEqual([method, 404, 404])
      }
    }
  })

  it('that exist check the login first, whatever the method and the body', async () => {
    for (const { name, path } of nonEmpty(rows.filter(needsToken))) {
      for (const init of [{ method: 'GET' }, { method: 'POST', body: new FormData() }]) {
        const { status, body } = await ask(init.method, path, init)
        expect([name, status, body.errcode]).toEqual([name, 200, 401])
      }
    }
  })

  it('that exist answer 405 with the allowed method to a logged-in caller', async () => {
    await client.login()
    const withToken = { headers: { authorization: `Bearer ${client.token}` } }
    for (const { name, method, path } of nonEmpty(rows)) {
      const { status, allow, body } = await ask(method === 'GET' ? 'POST' : 'GET', path, withToken)
      expect([name, status, allow, body.errcode]).toEqual([name, 405, method, 405])
    }
  })
})
