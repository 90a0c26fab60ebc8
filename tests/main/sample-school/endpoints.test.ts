import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointName, type EndpointRequest, endpointNames, endpointRow } from '../../../shared/endpoints/index'
import { nonEmpty } from '../../fixtures/non-empty'
import { sentRequest } from '../../fixtures/requests'
import { type Body, type Client, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

/** The request of each endpoint, cached because building a request may take many calls. */
const made = new Map<EndpointName, EndpointRequest<EndpointName>>()

/** A valid request for the endpoint. */
async function requestOf(name: EndpointName) {
  const request = made.get(name) ?? (await sentRequest(name, client))
  made.set(name, request)
  return request
}

// In the order of the rows, also in nightly: the school remembers a new password and an ended plan.
describe('every endpoint', { shuffle: false }, () => {
  it.each(endpointNames)('%s answers as its row defines', async name => {
    const row = endpointRow(name)
    const answer = await client.fetch(name, await requestOf(name))
    expect(answer.status).toBe(200)
    if (row.kind === 'blob') {
      expect(answer.headers.get('content-type')).toContain('spreadsheetml')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
      expect([...bytes.subarray(0, 2)]).toEqual([0x50, 0x4b])
      return
    }
    const whole: unknown = await answer.json()
    const body = (row.envelope === 'none' ? { errcode: 0, errmsg: '', data: whole } : whole) as Body
    expect(row.envelope === 'code' ? body.code : [body.errcode, body.errmsg]).toEqual(
      row.envelope === 'code' ? 200 : [0, ''],
    )
    expect(v.safeParse(row.response, body.data).issues).toBeUndefined()
  })

  it('was called at least once, by the school’s count', async () => {
    const state = (await (await client.control('state')).json()) as { calls: Record<string, number>; answers: number }
    for (const name of endpointNames) expect(state.calls[name], name).toBeGreaterThan(0)
  })

  it.each(nonEmpty(endpointNames.filter(name => endpointRow(name).auth)))('%s requires a token', async name => {
    const request = await requestOf(name)
    const { token } = client
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', client.token]) {
      client.token = ''
      const answer = await client.fetch(name, request, { headers: { authorization } })
      client.token = token
      expect(answer.status).toBe(200)
      const body = (await answer.json()) as { errcode?: number; code?: number }
      expect(body.errcode ?? body.code).toBe(401)
    }
  })
})
