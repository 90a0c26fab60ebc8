import { afterEach, describe, expect, it } from 'vitest'
import { type Client, monday, start, startLoggedIn } from './client'

const open: Client[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.school.close()
})
const fresh = async (make = start) => {
  const client = await make()
  open.push(client)
  return client
}

const device = { app_name: 'a', client_name: 'b', device_code: 'c' }

describe('logging in', () => {
  it.each(['teacher@sample.school', 'misaki', 'guest@sample.school', 'bc@sample.school', 'nolive@sample.school'])(
    'takes %s',
    async username => {
      const client = await fresh()
      expect((await client.login(username)).errcode).toBe(0)
    },
  )

  it('accepts both RSA paddings, and no plain text password', async () => {
    const client = await fresh()
    for (const scheme of ['pkcs1_oaep', 'pkcs1'] as const) {
      const password = client.encrypt('hanamaru1', scheme)
      expect((await client.body('login-safe', { ...device, username: 'misaki', password })).errcode).toBe(0)
    }
    expect((await client.body('login-safe', { ...device, username: 'misaki', password: 'hanamaru1' })).errcode).toBe(
      400,
    )
  })

  it('gives the same message for a wrong password and an unknown ID', async () => {
    const client = await fresh()
    for (const [username, password] of [
      ['misaki', 'hanamaru2'],
      ['nobody', 'hanamaru1'],
    ]) {
      const body = await client.login(username, password)
      expect([body.errcode, body.errmsg]).toEqual([400, 'アカウントIDまたはパスワードが正しくありません。'])
    }
  })

  it('returns different data for each kind of account', async () => {
    const client = await fresh()
    const seen: unknown[] = []
    for (const { username } of client.school.logins) {
      const { data } = await client.login(username)
      const { user, online_class_switch } = data as {
        user: { type: string; teacher_flag: string }
        online_class_switch: number
      }
      seen.push([username, user.type, user.teacher_flag, online_class_switch])
    }
    expect(seen).toEqual([
      ['teacher@sample.school', 'teacher', '', 1],
      ['guest@sample.school', 'guest', '', 1],
      ['bc@sample.school', 'teacher', 'bc', 1],
      ['nolive@sample.school', 'teacher', '', 0],
    ])
  })

  it('accepts the pass card, and no other', async () => {
    const client = await fresh()
    expect((await client.body('pass-card-login', { key: 'sample-pass-card' })).errcode).toBe(0)
    expect((await client.body('pass-card-login', { key: '' })).errcode).toBe(400)
    expect((await client.body('pass-card-login', { key: 'teacher@sample.school' })).errcode).toBe(400)
  })

  it('allows two sessions of an account, or only one if it is configured so', async () => {
    const client = await fresh(startLoggedIn)
    const first = client.token
    await client.login()
    const asks = async (token: string) => {
      Object.assign(client, { token, teacherId: '17' })
      return (await client.body('info', {})).errcode
    }
    expect(await asks(first)).toBe(0)
    expect((await client.control('rules', { singleSession: true })).status).toBe(200)
    await client.login('bc@sample.school')
    expect(await asks(first), 'another account’s login').toBe(0)
    await client.login()
    const last = client.token
    expect([await asks(last), await asks(first)]).toEqual([0, 401])
  })

  it('requires the identity of the caller in each call', async () => {
    const client = await fresh(startLoggedIn)
    client.teacherId = '18'
    expect((await client.body('team-rows', {})).errcode).toBe(400)
    // This client always sends an empty flag, and this account has one.
    await client.login('bc@sample.school')
    expect((await client.body('team-rows', {})).errcode).toBe(400)
  })
})

describe('a password reset', () => {
  const email = 'teacher@sample.school'
  const code = (client: Client) => /(\d{6})/.exec(client.consoleLines.at(-1) ?? '')?.[1] ?? ''
  const reset = (client: Client, sent: string, password: string) =>
    client.body('reset-password-safe', { email, code: sent, password: client.encrypt(password) })

  it('works once with the mailed code, and ends the old sessions', async () => {
    const client = await fresh(startLoggedIn)
    expect((await client.body('send-reset-pwd-mail', { email: 'no@sample.school' })).errcode).toBe(400)
    expect((await client.body('send-reset-pwd-mail', { email })).errcode).toBe(0)
    const sent = code(client)
    for (const weak of ['abc12', 'abcdefg', '1234567', 'a1'.repeat(11), 'パスワード1a', 'hanamaru1']) {
      expect((await reset(client, sent, weak)).errcode, weak).toBe(400)
    }
    // As it is copied from a mail, with spaces around it.
    expect((await reset(client, ` ${sent} `, 'ohayou22')).errcode).toBe(0)
    expect((await reset(client, sent, 'ohayou33')).errcode).toBe(400)
    expect((await client.body('info', {})).errcode).toBe(401)
    expect((await client.login(email, 'hanamaru1')).errcode).toBe(400)
    expect((await client.login(email, 'ohayou22')).errcode).toBe(0)
  })

  it('refuses a code after 30 minutes, or after five wrong tries', async () => {
    const client = await fresh()
    await client.body('send-reset-pwd-mail', { email })
    await client.control('clock', { now: monday + 30 * 60_000 })
    expect((await reset(client, code(client), 'ohayou22')).errcode).toBe(400)
    await client.body('send-reset-pwd-mail', { email })
    for (let wrong = 0; wrong < 5; wrong++) await reset(client, 'wrong', 'ohayou22')
    expect((await reset(client, code(client), 'ohayou22')).errcode).toBe(400)
  })
})
