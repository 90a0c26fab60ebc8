/** アカウント: three parts, each saved by itself (SPEC §2, §5, §7 Auth and profile). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Person } from '../../../../renderer/screens/person/Person'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { putBridge, renderScreen } from '../../render'

const session = { ...teacher, user: { ...teacher.user, email: 'teacher@sample.school' } }
const changed = (user: Partial<typeof session.user>) => ({ ...session, user: { ...session.user, ...user } })
const next = 'hana@school.example.jp'

let fake: FakeBridge
let drafts: Map<string, unknown>

beforeEach(() => {
  fake = putBridge({ session })
  drafts = keepDrafts(fake)
})
afterEach(() => vi.useRealTimers())

const show = () => renderScreen(<Person />, { url: '/admin/person' })
const part = (name: string) => within(screen.getByRole('region', { name }))
const profile = () => part('名前と学校名')
const mail = () => part('メールアドレス')
const password = () => part('パスワード')
const nickname = () => profile().getByRole('textbox', { name: '名前' })
const save = () => profile().getByRole('button', { name: '名前と学校名を保存する' })
const newMail = () => mail().getByRole('textbox', { name: '新しいメールアドレス' })
const sendCode = () => mail().getByRole('button', { name: '確認コードを送る' })
const code = () => mail().findByRole('textbox', { name: '確認コード' })
const changeMail = () => mail().getByRole('button', { name: 'メールアドレスを変更する' })
const changePassword = () => password().getByRole('button', { name: 'パスワードを変更する' })

describe('name and school', () => {
  it('are those of the account, and are saved by Enter, but not during a conversion', async () => {
    fake.api('change-profile', () => success(null))
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible()
    await waitFor(() => expect(save()).toBeEnabled())
    expect(nickname()).toHaveValue('髙橋 美咲')
    const user = userEvent.setup()
    await user.clear(nickname())
    await user.type(nickname(), '𠮷田 花')
    fireEvent.keyDown(nickname(), { key: 'Enter', isComposing: true })
    expect(fake.requests('change-profile')).toEqual([])
    await user.keyboard('{Enter}')
    expect(await screen.findByText('名前と学校名を変更しました。')).toBeVisible()
    expect(fake.requests('change-profile')).toEqual([{ nickname: '𠮷田 花', school: 'さくら中学校' }])
    act(() => fake.emit('session.changed', { generation: 1, session: changed({ nickname: '𠮷田 花' }) }))
    expect(nickname()).toHaveValue('𠮷田 花')
    await waitFor(() => expect([...drafts.keys()]).toEqual([]))
  })

  it('are refused without a name, with an emoji, and over their limits, with a toast', async () => {
    show()
    await waitFor(() => expect(save()).toBeEnabled())
    const user = userEvent.setup()
    for (const [typed, sentence] of [
      [' ', '名前を入力してください。'],
      ['花🌸', '無効な文字が含まれています'],
    ] as const) {
      fireEvent.change(nickname(), { target: { value: typed } })
      await user.click(save())
      expect(profile().getByText(sentence)).toBeVisible()
    }
    fireEvent.change(nickname(), { target: { value: '𠮷'.repeat(21) } })
    expect(await screen.findAllByText('名前は20文字以内で入力してください。')).toHaveLength(2)
    fireEvent.change(nickname(), { target: { value: '花' } })
    fireEvent.change(profile().getByRole('textbox', { name: '学校名' }), { target: { value: '中学校🌸' } })
    await user.click(save())
    expect(profile().getByText('無効な文字が含まれています')).toBeVisible()
    expect(fake.requests('change-profile')).toEqual([])
  })

  it('cannot be saved before the draft of them is read', async () => {
    fake.answer('drafts.read', () => new Promise(() => {}))
    show()
    expect(await profile().findByRole('button', { name: '名前と学校名を保存する' })).toBeDisabled()
  })

  it.each([
    ['花', 'done', '名前と学校名を変更しました。'],
    ['別の人', 'not done', '変更されていません。もう一度お試しください。'],
  ])('are looked up after a lost answer: the account says %s (%s)', async (found, _outcome, sentence) => {
    fake.api('change-profile', () => failure('timeout', ''))
    fake.api('info', () => success({ user: changed({ nickname: found }).user, online_class_switch: 1 }))
    show()
    await waitFor(() => expect(save()).toBeEnabled())
    fireEvent.change(nickname(), { target: { value: '花' } })
    await userEvent.setup().click(save())
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(fake.requests('change-profile')).toHaveLength(1)
  })

  it('say so if nobody can tell whether they were changed, and keep what was typed', async () => {
    fake.api('change-profile', () => failure('network', ''))
    fake.api('info', () => failure('network', ''))
    show()
    await waitFor(() => expect(save()).toBeEnabled())
    fireEvent.change(nickname(), { target: { value: '花' } })
    await userEvent.setup().click(save())
    expect(await profile().findByRole('alert')).toHaveTextContent('変更できたか、確認できませんでした。')
    expect(nickname()).toHaveValue('花')
  })

  it('keep a draft of what was typed only, so that a change elsewhere shows', async () => {
    const { unmount } = show()
    await waitFor(() => expect(save()).toBeEnabled())
    fireEvent.change(nickname(), { target: { value: '花' } })
    unmount()
    await waitFor(() => expect([...drafts.keys()]).toEqual(['person/profile']))
    show()
    await waitFor(() => expect(nickname()).toHaveValue('花'))
    act(() => fake.emit('session.changed', { generation: 1, session: changed({ school: '北中学校' }) }))
    expect(profile().getByRole('textbox', { name: '学校名' })).toHaveValue('北中学校')
  })
})

describe('the e-mail address', () => {
  const request = async () => {
    fake.api('send-email-authentication-mail', () => success(null))
    show()
    await waitFor(() => expect(sendCode()).toBeEnabled())
    fireEvent.change(newMail(), { target: { value: ' ｈana＠school.example.jp ' } })
    await userEvent.setup().click(sendCode())
    return code()
  }

  it.each([
    ['', '新しいメールアドレスを入力してください。'],
    ['hana', 'メールアドレスの形式が正しくありません。'],
    ['TEACHER@sample.school', '現在のメールアドレスと異なるものを入力してください。'],
  ])('%j is refused before anything is sent', async (typed, sentence) => {
    show()
    expect(mail().getByText('teacher@sample.school')).toBeVisible()
    await waitFor(() => expect(sendCode()).toBeEnabled())
    fireEvent.change(newMail(), { target: { value: typed } })
    await userEvent.setup().click(sendCode())
    expect(mail().getByText(sentence)).toBeVisible()
    expect(fake.requests('send-email-authentication-mail')).toEqual([])
  })

  it('is changed with the code, also in full-width digits; a wrong or expired one is said at its field', async () => {
    const field = await request()
    expect(field).toHaveFocus()
    expect(mail().getByText(`${next} に確認コードを送りました。`)).toBeVisible()
    const user = userEvent.setup()
    await user.click(changeMail())
    expect(mail().getByText('確認コードを入力してください。')).toBeVisible()
    for (const sentence of ['確認コードが正しくありません。', '確認コードの有効期限が切れています。']) {
      fake.api('change-email', () => refusal(400, sentence))
      fireEvent.change(field, { target: { value: '０００ ０００' } })
      await user.click(changeMail())
      expect(await mail().findByText(sentence)).toBeVisible()
      expect(field).toHaveFocus()
    }
    fake.api('change-email', () => success(null))
    fireEvent.change(field, { target: { value: '123456' } })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('メールアドレスを変更しました。')).toBeVisible()
    expect(fake.requests('change-email').at(0)).toEqual({ email: next, code: '000000' })
    expect(newMail()).toHaveFocus()
    expect(newMail()).toHaveValue('')
    await waitFor(() => expect([...drafts.keys()]).toEqual([]))
  })

  it('requests the code again only after a countdown of 60 s', async () => {
    await request()
    expect(mail().getByRole('button', { name: 'もう一度送る（あと60秒）' })).toBeDisabled()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_000 })
    expect(await mail().findByRole('button', { name: 'もう一度送る（あと1秒）' }, { timeout: 3000 })).toBeDisabled()
    vi.setSystemTime(Date.now() + 1000)
    const again = await mail().findByRole('button', { name: 'もう一度送る' }, { timeout: 3000 })
    await userEvent.setup().click(again)
    await waitFor(() =>
      expect(fake.requests('send-email-authentication-mail')).toEqual([{ email: next }, { email: next }]),
    )
    expect(await mail().findByRole('button', { name: /^もう一度送る（あと(60|59)秒）$/ })).toBeDisabled()
  })

  it('remembers the address to which a code was sent, but never the code', async () => {
    const field = await request()
    fireEvent.change(field, { target: { value: '123456' } })
    await waitFor(() => expect([...drafts.keys()]).toEqual(['person/mail']))
    expect(JSON.stringify([...drafts])).not.toContain('123456')
  })

  it.each([
    ['misaki', '登録されていません'],
    ['misaki@sample.school', 'misaki@sample.school'],
  ])('of an account without one is its ID, if that is an address: %s', (username, shown) => {
    putBridge({ session: { ...teacher, user: { ...teacher.user, username, email: undefined } } })
    show()
    expect(mail().getByText(shown)).toBeVisible()
  })

  it('may have been changed if the answer is lost, which is said; the code stays', async () => {
    const field = await request()
    fake.api('change-email', () => failure('timeout', ''))
    fake.api('info', () => failure('timeout', ''))
    fireEvent.change(field, { target: { value: '123456' } })
    await userEvent.setup().click(changeMail())
    expect(await mail().findByText(/^変更できたか、確認できませんでした。/)).toBeVisible()
    expect(field).toHaveValue('123456')
  })

  it('says what became of another request for the code', async () => {
    await request()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const user = userEvent.setup()
    const again = () => mail().findByRole('button', { name: 'もう一度送る' }, { timeout: 3000 })
    fake.api('send-email-authentication-mail', () => refusal(400, 'いまは送れません。'))
    await user.click(await again())
    expect(await mail().findByText('いまは送れません。')).toBeVisible()
    // the line of the form, and no toast
    expect(screen.getAllByText(`${next} に確認コードを送りました。`)).toHaveLength(1)
    fake.api('send-email-authentication-mail', () => success(null))
    await user.click(await again())
    await waitFor(() => expect(screen.getAllByText(`${next} に確認コードを送りました。`)).toHaveLength(2))
    vi.setSystemTime(Date.now() + 60_000)
    fake.api('send-email-authentication-mail', () => failure('timeout', ''))
    await user.click(await again())
    expect(await mail().findByText(/確認コードを送れたか、確認できませんでした。/)).toBeVisible()
  })

  it('begins with the address again when the code has expired', async () => {
    const sent = { email: next, at: Date.now() - 61 * 60_000, isSure: true }
    drafts.set('person/mail', { email: next, sent })
    show()
    await waitFor(() => expect(newMail()).toHaveValue(next))
    expect(sendCode()).toBeVisible()
    expect(mail().queryByLabelText('確認コード')).toBeNull()
  })

  it('waits 60 s, not longer, before another request if the clock was set back after the last one', async () => {
    drafts.set('person/mail', { email: next, sent: { email: next, at: Date.now() + 3_600_000, isSure: true } })
    show()
    expect(await mail().findByRole('button', { name: 'もう一度送る（あと60秒）' })).toBeDisabled()
  })

  it('goes on to the code if nobody can tell whether the mail was sent', async () => {
    fake.api('send-email-authentication-mail', () => failure('timeout', ''))
    show()
    await waitFor(() => expect(sendCode()).toBeEnabled())
    fireEvent.change(newMail(), { target: { value: next } })
    await userEvent.setup().click(sendCode())
    expect(await mail().findByText(/確認コードを送れたか、確認できませんでした。/)).toBeVisible()
    await userEvent.setup().click(mail().getByRole('button', { name: '別のアドレスにする' }))
    expect(newMail()).toHaveFocus()
  })
})

/** The page as the program keeps it: hidden, but in the window. */
function PageToLeave() {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible')
  return (
    <>
      <button type="button" onClick={() => setMode('hidden')}>
        leave
      </button>
      <Activity mode={mode}>
        <Person />
      </Activity>
    </>
  )
}

describe('the password', () => {
  const type = (old: string, typed: string, repeat = typed) => {
    fireEvent.change(password().getByLabelText('現在のパスワード'), { target: { value: old } })
    fireEvent.change(password().getByLabelText('新しいパスワード'), { target: { value: typed } })
    fireEvent.change(password().getByLabelText('新しいパスワード（確認）'), { target: { value: repeat } })
  }

  it.each([
    ['', 'kumo7ame', 'kumo7ame', '現在のパスワードを入力してください。'],
    ['hanamaru1', 'kumo7', 'kumo7', 'パスワードは6〜20文字で入力してください。'],
    ['hanamaru1', 'k7'.repeat(11), 'k7'.repeat(11), 'パスワードは6〜20文字で入力してください。'],
    ['hanamaru1', 'kumoame', 'kumoame', 'パスワードは半角の英字と数字を組み合わせて入力してください。'],
    ['hanamaru1', 'kumo7-ame', 'kumo7-ame', 'パスワードは半角の英字と数字を組み合わせて入力してください。'],
    ['hanamaru1', 'hanamaru1', 'hanamaru1', '新しいパスワードは現在のパスワードと異なるものにしてください。'],
    ['hanamaru1', 'kumo7ame', 'kumo7yuki', 'パスワードが一致しません。'],
  ])('%s → %s, %s is refused', async (old, typed, repeat, sentence) => {
    show()
    type(old, typed, repeat)
    await userEvent.setup().click(changePassword())
    expect(password().getByText(sentence)).toBeVisible()
    expect(fake.requests('change-password-safe')).toEqual([])
  })

  it('is changed once; its strength is said in words, and nothing of it is kept', async () => {
    fake.api('change-password-safe', () => refusal(400, '現在のパスワードが正しくありません。'))
    show()
    type('hanamaru2', 'teacherA1')
    expect(password().getByText(/^推測されやすいパスワードです。/)).toBeVisible()
    type('hanamaru2', 'kumo7ame')
    expect(password().getByText(/^ふつうの強さです。/)).toBeVisible()
    type('hanamaru2', 'kumo7Ame29xi')
    expect(password().getByText('推測されにくいパスワードです。')).toBeVisible()
    const user = userEvent.setup()
    await user.click(changePassword())
    expect(await password().findByText('現在のパスワードが正しくありません。')).toBeVisible()
    fake.api('change-password-safe', () => success(null))
    type('hanamaru1', 'kumo7Ame29xi')
    await user.click(changePassword())
    expect(await screen.findByText('パスワードを変更しました。')).toBeVisible()
    expect(fake.requests('change-password-safe').at(-1)).toEqual({
      oldpassword: 'hanamaru1',
      newpassword: 'kumo7Ame29xi',
    })
    for (const label of ['現在のパスワード', '新しいパスワード', '新しいパスワード（確認）'])
      expect(password().getByLabelText(label)).toHaveValue('')
    expect([...drafts.keys()]).toEqual([])
    expect(fake.calls.filter(({ method }) => method === 'app.log')).toEqual([])
  })

  it('is easily guessed if it has the name of the account in it', () => {
    putBridge({ session: changed({ username: 'kobayashi@sample.school', email: 'nagisa@sample.school' }) })
    show()
    type('hanamaru2', 'kumo7Kobayashi')
    expect(password().getByText(/^推測されやすいパスワードです。/)).toBeVisible()
    type('hanamaru2', 'kumo7Nagisa29')
    expect(password().getByText(/^推測されやすいパスワードです。/)).toBeVisible()
    type('hanamaru2', 'kumo7Midori29')
    expect(password().getByText('推測されにくいパスワードです。')).toBeVisible()
  })

  it('says instead that another login may be needed, if main warns of it', async () => {
    fake.api('change-password-safe', () => ({ ok: true, value: null, warning: 'もう一度ログインが必要です。' }))
    show()
    type('hanamaru1', 'kumo7Ame29xi')
    await userEvent.setup().click(changePassword())
    expect(await screen.findByText('もう一度ログインが必要です。')).toBeVisible()
    expect(screen.queryByText('パスワードを変更しました。')).toBeNull()
  })

  it('says what to do at the next login if nobody can tell whether it was changed', async () => {
    fake.api('change-password-safe', () => failure('network', ''))
    show()
    type('hanamaru1', 'kumo7Ame29xi')
    await userEvent.setup().click(changePassword())
    expect(await password().findByRole('alert')).toHaveTextContent('次のログインでは新しいパスワードを入力し')
  })

  it('is emptied when the page is left or the screen is locked', async () => {
    renderScreen(<PageToLeave />)
    type('hanamaru1', 'kumo7Ame29xi')
    await userEvent.setup().click(screen.getByRole('button', { name: 'leave' }))
    const fields = document.querySelectorAll('input[type=password]')
    expect(fields).toHaveLength(3)
    for (const field of fields) expect(field).toHaveValue('')
  })
})
