import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointName, type EndpointRequest, endpointNames, endpointRow } from '../../../shared/endpoints/index'
import { type Client, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

/** One good request per row: a row without one is a type error. */
const requests: { [N in EndpointName]: (client: Client) => EndpointRequest<N> } = {
  'login-safe': c => ({
    username: 'misaki',
    password: c.encrypt('hanamaru1'),
    app_name: 'a',
    client_name: 'b',
    device_code: 'd',
  }),
  'pass-card-login': () => ({ key: 'sample-pass-card' }),
  info: () => ({}),
  'send-reset-pwd-mail': () => ({ email: 'bc@sample.school' }),
  'reset-password-safe': c => ({
    email: 'bc@sample.school',
    code: /(\d{6})/.exec(c.said.at(-1) ?? '')?.[1] ?? '',
    password: c.encrypt('ohayou2'),
  }),
  'save-fcm-token': () => ({ fcm_token: 't' }),
  'delete-fcm-token': () => ({ fcm_token: 't' }),
  'version-check': () => ({ name: 'n', key: 'k', build: '7.1.1', device_code: 'd' }),
  'submit-client-log': () => ({ client: 'c', device: 'd', content: 'x' }),
  'new-evaluation-service': () => ({}),
  'team-rows': () => ({}),
  'my-homework-page-list': () => ({ page: 1, limit: 10 }),
  'homework-basic-info': () => ({ id: '501' }),
  'homework-topic-list': () => ({ id: '501' }),
  'topic-answer-paper': () => ({ homework_id: '501', topic_id: '9001', student_id: 's-1', round: 0 }),
  'topic-score-overview-x': () => ({ homework_id: '501' }),
  'topic-score-overview-y': () => ({ homework_id: '501', page: 1 }),
  'one-topic-overview': () => ({ homework_id: '501', topic_id: '9001' }),
  'resource-preview': () => ({ view_key: 'dialog' }),
  'export-topic-score-overview': () => ({ homework_id: '501' }),
  'export-topic-student-score': () => ({ homework_id: '501' }),
  'current-month-summary': () => ({}),
  'new-homework-summary': () => ({}),
  'new-homework-list': () => ({}),
  'new-notice-total': () => ({}),
  'system-notice-page-list': () => ({ page: 1, limit: 10 }),
  'system-notice-content': () => ({ notice_id: 'n-1' }),
  'homework-notice-page-list': () => ({ page: 1, limit: 10 }),
}

const call = <N extends EndpointName>(name: N) => client.fetch(name, requests[name](client))

describe('every row', () => {
  it.each(endpointNames)('%s answers as its row says', async name => {
    const row = endpointRow(name)
    const answer = await call(name)
    expect(answer.status).toBe(200)
    if (row.kind === 'blob') {
      expect(answer.headers.get('content-type')).toContain('spreadsheetml')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
      expect([...bytes.subarray(0, 2)]).toEqual([0x50, 0x4b])
      return
    }
    const body = (await answer.json()) as { errcode?: number; code?: number; errmsg?: string; data: unknown }
    expect(row.envelope === 'code' ? body.code : [body.errcode, body.errmsg]).toEqual(
      row.envelope === 'code' ? 200 : [0, ''],
    )
    expect(v.safeParse(row.response, body.data).issues).toBeUndefined()
  })

  it('was called, as the school counts', async () => {
    const state = (await (await client.control('state')).json()) as { calls: Record<string, number>; answers: number }
    for (const name of endpointNames) expect(state.calls[name], name).toBeGreaterThan(0)
  })

  it.each(endpointNames.filter(name => endpointRow(name).auth))('%s wants a token', async name => {
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', client.token]) {
      const { token } = client
      client.token = ''
      const answer = await client.fetch(name, requests[name](client), { headers: { authorization } })
      client.token = token
      expect(answer.status).toBe(200)
      const body = (await answer.json()) as { errcode?: number; code?: number }
      expect(body.errcode ?? body.code).toBe(401)
    }
  })
})
