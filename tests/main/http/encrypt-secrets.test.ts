import { constants, privateDecrypt } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { type CallName, createClient } from '../../../main/http/client'
import type { RequestDependencies } from '../../../main/http/prepare-request'
import { createTransport } from '../../../main/http/transport'
import { endpointNames, endpointRow } from '../../../shared/endpoints/index'
import { isBlob } from '../../../shared/exports/kinds'
import { text } from '../../../shared/text'
import { type FakeServer, reply, startServer } from '../../fakes/http-server'
import { online } from '../../fakes/offline'
import { testPrivateKey, testPublicKey } from '../../fixtures/keys'
import { nonEmpty } from '../../fixtures/non-empty'
import { exampleOf } from '../../fixtures/request-example'

let server: FakeServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function setUp(keys: Partial<RequestDependencies['config']> = { publicKey: testPublicKey }) {
  server = await startServer(response => reply(response, { token: 't', user: { id: '17' } }))
  const client = createClient({
    ...online,
    config: { serverUrl: server.origin, ...keys },
    transport: createTransport({ proxy: 'direct', extraCaFile: undefined }, null),
    identity: () => ({ token: 't', generation: 1, teacher_id: '17', teacher_flag: '' }),
    onUnauthorized: () => undefined,
    onServerDate: () => undefined,
    onInvalid: () => undefined,
  })
  const call = (name: CallName, request: object = exampleOf(name)) => client.call(name, request as never)
  return { call, heard: server.received }
}

/** The passwords that the server decrypts from the request. */
const opened = (sealed: string, padding: number, as: 'utf8' | 'latin1' = 'utf8') =>
  privateDecrypt({ key: testPrivateKey, padding }, Buffer.from(sealed, 'base64')).toString(as)

const secretRows = endpointNames.filter(name => !isBlob(name)).filter(name => endpointRow(name).secrets)

const change = (oldpassword: string, newpassword: string) => ({ oldpassword, newpassword })
const reset = (password: string) => ({ email: 'a@b.example', code: '123456', password })

describe('a password', () => {
  it('is sent by login, reset, the teacher’s own change and a student’s change', () => {
    expect(secretRows.sort()).toEqual([
      'change-password-safe',
      'change-student-password-safe',
      'login-safe',
      'reset-password-safe',
    ])
  })

  it.each(secretRows)(
    'of %s is sent encrypted, never in plain text; the other fields are not encrypted',
    async name => {
      const { call, heard } = await setUp()
      const request = exampleOf(name) as Record<string, string>
      expect(await call(name, request)).toMatchObject({ ok: true })
      const [{ body = '', query, headers } = {}] = heard
      const secrets = nonEmpty(Object.keys(endpointRow(name).secrets ?? {}))
      for (const field of secrets) {
        expect(`${body} ${query} ${JSON.stringify(headers)}`).not.toContain(request[field])
      }
      const sent = JSON.parse(body)
      for (const field of secrets) sent[field] = opened(sent[field], constants.RSA_PKCS1_OAEP_PADDING)
      expect(sent).toEqual(request)
    },
  )

  it('is padded as configured', async () => {
    const { call, heard } = await setUp({ publicKey: testPublicKey, passwordScheme: 'pkcs1' })
    await call('reset-password-safe', reset('ohayou22'))
    const { password } = JSON.parse(heard[0]?.body ?? '')
    // 00 02, random bytes without zero, 00, then the text (RFC 8017 §7.2): Node no longer removes this padding.
    const [start, noise = '', plain] = opened(password, constants.RSA_NO_PADDING, 'latin1').split('\0')
    expect([start, noise.charCodeAt(0), plain]).toEqual(['', 2, 'ohayou22'])
  })

  it('is another ciphertext each time', async () => {
    const { call, heard } = await setUp()
    await call('reset-password-safe', reset('ohayou22'))
    await call('reset-password-safe', reset('ohayou22'))
    expect(new Set(heard.map(({ body }) => body)).size).toBe(2)
  })

  it.each([{}, { publicKey: '' }, { publicKey: 'no key at all' }])('is not sent without a key: %j', async keys => {
    const { call, heard } = await setUp(keys)
    for (const name of secretRows) {
      const error = { kind: 'invalid-request', message: text.noPublicKey }
      expect(await call(name), name).toEqual({ ok: false, error })
    }
    expect(heard).toEqual([])
  })

  it.each<[string, CallName, object]>([
    [text.password.length, 'reset-password-safe', reset('abc12')],
    [text.password.length, 'reset-password-safe', reset(`${'a'.repeat(20)}1`)],
    [text.password.length, 'reset-password-safe', reset('')],
    [text.password.kinds, 'reset-password-safe', reset('abcdef')],
    [text.password.kinds, 'reset-password-safe', reset('あいうえお12')],
    [text.password.kinds, 'change-student-password-safe', { student_id: 's-1', password: '1234567' }],
    [text.password.kinds, 'change-password-safe', change('hanamaru1', 'ohayou')],
    [text.password.same, 'change-password-safe', change('hanamaru1', 'hanamaru1')],
    [text.needPassword, 'change-password-safe', change('', 'ohayou22')],
    [text.needPassword, 'login-safe', { ...exampleOf('login-safe'), password: '' }],
  ])('that SPEC §5 forbids is not sent: %s %s', async (message, name, request) => {
    const { call, heard } = await setUp()
    expect(await call(name, request)).toMatchObject({ ok: false, error: { kind: 'invalid-request', message } })
    expect(heard).toEqual([])
  })

  it('that is in use is sent even if it breaks the rule for new passwords', async () => {
    const { call, heard } = await setUp()
    expect(await call('login-safe', { ...exampleOf('login-safe'), password: '古い' })).toMatchObject({ ok: true })
    expect(await call('change-password-safe', change('x', 'ohayou22'))).toMatchObject({ ok: true })
    expect(heard).toHaveLength(2)
  })
})
