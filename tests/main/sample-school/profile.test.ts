import { describe, expect, it, onTestFinished } from 'vitest'
import { folder } from '../../fixtures/folder'
import { type Body, type Client, monday, start, startLoggedIn } from './client'
import { startForTest } from './school-for-test'

const mailed = (client: Client) => /(\d{6})/.exec(client.consoleLines.at(-1) ?? '')?.[1] ?? ''
const errorOf = ({ errcode, errmsg }: Body) => [errcode, errmsg]
const ownProfile = async (client: Client) =>
  ((await client.data('info', {})) as { user: { nickname: string; school: string; username: string } }).user

/** Requests a code and changes the e-mail address with it. */
async function moveTo(client: Client, email: string): Promise<Body> {
  await client.data('send-email-authentication-mail', { email })
  return client.body('change-email', { email, code: mailed(client) })
}

describe('the name and the school', () => {
  it('are changed, without leading and trailing spaces', async () => {
    const client = await startForTest()
    await client.data('change-profile', { nickname: ' 𠮷田 花 ', school: '北中学校' })
    expect(await ownProfile(client)).toMatchObject({
      nickname: '𠮷田 花',
      school: '北中学校',
      username: 'teacher@sample.school',
    })
    const { data } = await client.login()
    expect(data).toMatchObject({ user: { nickname: '𠮷田 花' } })
  })

  it.each([
    ['', '北中学校', '名前を入力してください。'],
    [' ', '北中学校', '名前を入力してください。'],
    ['𠮷'.repeat(21), '北中学校', '名前は20文字以内で入力してください。'],
    ['花🌸', '北中学校', '無効な文字が含まれています'],
    ['花', '', '学校名を入力してください。'],
    ['花', '𠮷'.repeat(51), '学校名は50文字以内で入力してください。'],
    ['花', '🏫', '無効な文字が含まれています'],
  ])('are refused: %s, %s', async (nickname, school, sentence) => {
    const client = await startForTest()
    expect(errorOf(await client.body('change-profile', { nickname, school }))).toEqual([400, sentence])
    expect((await ownProfile(client)).nickname).toBe('髙橋 美咲')
  })

  it('may be as long as the limit', async () => {
    const client = await startForTest()
    const longest = { nickname: '𠮷'.repeat(20), school: '𠮷'.repeat(50) }
    expect((await client.body('change-profile', longest)).errcode).toBe(0)
  })
})

describe('a new e-mail address', () => {
  it('replaces the old one for login; the account keeps its data', async () => {
    const client = await startForTest()
    await client.data('save-fcm-token', { fcm_token: 'mine' })
    expect((await moveTo(client, 'Hana@school.example.jp')).errcode).toBe(0)
    expect(client.consoleLines.at(-1)).toContain('Hana@school.example.jp 宛て')
    expect((await ownProfile(client)).username).toBe('Hana@school.example.jp')
    expect(client.school.logins[0]?.username).toBe('Hana@school.example.jp')
    expect((await client.login('teacher@sample.school')).errcode).toBe(400)
    for (const name of ['hana@school.example.jp', 'misaki']) expect((await client.login(name)).errcode, name).toBe(0)
    expect((await client.body('pass-card-login', { key: 'sample-pass-card' })).errcode).toBe(0)
    expect((await client.body('send-reset-pwd-mail', { email: 'teacher@sample.school' })).errcode).toBe(400)
    expect((await client.body('send-reset-pwd-mail', { email: 'hana@school.example.jp' })).errcode).toBe(0)
    expect(client.consoleLines.at(-1)).toContain('Hana@school.example.jp 宛て')
    const state = (await (await client.control('state')).json()) as { fcm_tokens: object }
    expect(state.fcm_tokens).toEqual({ 'teacher@sample.school': ['mine'] })
  })

  it.each([
    ['hana', 'メールアドレスの形式が正しくありません。'],
    ['TEACHER@sample.school ', '現在のメールアドレスと異なるものを入力してください。'],
    ['bc@sample.school', 'このメールアドレスはすでに使用されています。'],
  ])('is refused if it is %s', async (email, sentence) => {
    const client = await startForTest()
    expect(errorOf(await client.body('send-email-authentication-mail', { email }))).toEqual([400, sentence])
    expect(errorOf(await client.body('change-email', { email, code: '000000' }))).toEqual([400, sentence])
  })

  it('makes a code for the password that was sent to the old address invalid', async () => {
    const client = await startForTest()
    const email = 'hana@school.example.jp'
    await client.data('send-reset-pwd-mail', { email: 'teacher@sample.school' })
    const code = mailed(client)
    expect((await moveTo(client, email)).errcode).toBe(0)
    const reset = { email, code, password: client.encrypt('ohayou22') }
    const over = [400, '確認コードの有効期限が切れています。もう一度送ってください。']
    expect(errorOf(await client.body('reset-password-safe', reset))).toEqual(over)
  })

  it('needs the latest code, within its time and within five tries', async () => {
    const client = await startForTest()
    const email = 'hana@school.example.jp'
    const wrong = [400, '確認コードが正しくありません。']
    const over = [400, '確認コードの有効期限が切れています。もう一度送ってください。']
    const change = (code: string, to = email) => client.body('change-email', { email: to, code })
    expect(errorOf(await change('000000')), 'none was sent').toEqual(over)
    await client.data('send-email-authentication-mail', { email })
    const first = mailed(client)
    expect(errorOf(await change(first, 'other@school.example.jp')), 'it proves one address').toEqual(over)
    await client.data('send-reset-pwd-mail', { email: 'teacher@sample.school' })
    expect(errorOf(await change(mailed(client))), 'a code for the password').toEqual(wrong)
    await client.control('clock', { now: monday + 30 * 60_000 })
    expect(errorOf(await change(first)), 'after half an hour').toEqual(over)
    await client.data('send-email-authentication-mail', { email })
    const second = mailed(client)
    for (let tries = 0; tries < 5; tries++) await change('wrong')
    expect(errorOf(await change(second)), 'after five tries').toEqual(over)
    expect((await moveTo(client, email)).errcode).toBe(0)
    expect(errorOf(await change(mailed(client)))).toEqual([400, '現在のメールアドレスと異なるものを入力してください。'])
  })

  it('cannot be used by two accounts', async () => {
    const client = await startForTest()
    const email = 'hana@school.example.jp'
    await client.data('send-email-authentication-mail', { email })
    const mine = { email, code: mailed(client) }
    await client.login('nolive@sample.school')
    await client.data('send-email-authentication-mail', { email })
    const colleagues = { email, code: mailed(client) }
    expect((await client.body('change-email', mine)).errcode, 'the code of another').toBe(400)
    await client.login()
    expect((await client.body('change-email', mine)).errcode).toBe(0)
    await client.login('nolive@sample.school')
    expect(errorOf(await client.body('change-email', colleagues))).toEqual([
      400,
      'このメールアドレスはすでに使用されています。',
    ])
  })

  it('survives a restart', async () => {
    const dataDir = folder()
    const client = await startLoggedIn({ dataDir })
    await client.data('change-profile', { nickname: '花', school: '北中学校' })
    await moveTo(client, 'hana@school.example.jp')
    await client.school.close()
    const again = await start({ dataDir })
    onTestFinished(() => again.school.close())
    expect((await again.login('teacher@sample.school')).errcode).toBe(400)
    expect((await again.login('hana@school.example.jp')).errcode).toBe(0)
    expect(await ownProfile(again)).toMatchObject({ nickname: '花', school: '北中学校' })
  })
})

describe('a new password', () => {
  const change = (client: Client, oldpassword: string, newpassword: string) =>
    client.body('change-password-safe', {
      oldpassword: client.encrypt(oldpassword),
      newpassword: client.encrypt(newpassword),
    })

  it('ends the other sessions of the account, but not the present one and no other account’s', async () => {
    const client = await startForTest()
    const other = client.token
    await client.login('nolive@sample.school')
    const colleague = { token: client.token, teacherId: client.teacherId }
    await client.login()
    const own = client.token
    expect((await change(client, 'hanamaru1', 'ohayou22')).errcode).toBe(0)
    expect((await client.body('info', {})).errcode).toBe(0)
    client.token = other
    expect((await client.body('info', {})).errcode).toBe(401)
    Object.assign(client, { token: own })
    expect((await client.login('misaki', 'hanamaru1')).errcode).toBe(400)
    expect((await client.login('misaki', 'ohayou22')).errcode).toBe(0)
    expect(errorOf(await change(client, 'ohayou22', 'ohayou22'))[1]).toBe(
      '新しいパスワードは現在のパスワードと異なるものにしてください。',
    )
    Object.assign(client, colleague)
    expect((await client.body('info', {})).errcode).toBe(0)
  })

  it.each([
    ['wrong111', 'ohayou22', '現在のパスワードが正しくありません。'],
    ['hanamaru1', 'hanamaru1', '新しいパスワードは現在のパスワードと異なるものにしてください。'],
    ['hanamaru1', 'abc12', 'パスワードは6〜20文字で入力してください。'],
    ['hanamaru1', 'a1'.repeat(11), 'パスワードは6〜20文字で入力してください。'],
    ['hanamaru1', 'abcdefg', 'パスワードは半角の英字と数字を組み合わせて入力してください。'],
  ])('is refused: %s → %s', async (old, next, sentence) => {
    const client = await startForTest()
    expect(errorOf(await change(client, old, next))).toEqual([400, sentence])
    expect((await client.login()).errcode).toBe(0)
  })

  it('is never accepted as plain text', async () => {
    const client = await startForTest()
    const body = await client.body('change-password-safe', { oldpassword: 'hanamaru1', newpassword: 'ohayou22' })
    expect(errorOf(body)).toEqual([400, 'パスワードを読み取れませんでした。'])
  })
})

describe('a guest', () => {
  it('cannot change the account', async () => {
    const client = await startForTest()
    await client.login('guest@sample.school')
    const password = client.encrypt('hanamaru1')
    const answers = [
      await client.body('change-profile', { nickname: '花', school: '北中学校' }),
      await client.body('send-email-authentication-mail', { email: 'hana@school.example.jp' }),
      await client.body('change-email', { email: 'hana@school.example.jp', code: '1' }),
      await client.body('change-password-safe', { oldpassword: password, newpassword: client.encrypt('ohayou22') }),
    ]
    for (const body of answers) expect(errorOf(body)).toEqual([400, 'ゲストのアカウントは変更できません。'])
  })
})
