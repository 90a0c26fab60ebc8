import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ForgotPassword } from '../../../../renderer/screens/session/ForgotPassword'
import { failure, success } from '../../../../shared/contract/result'
import { putBridge, renderApp, renderScreen, visitNumber } from '../../render'

const mail = 'teacher@sample.school'

afterEach(() => vi.useRealTimers())

async function openSecondStep() {
  const fake = putBridge()
  fake.answer('session.sendResetMail', () => success(null))
  renderScreen(<ForgotPassword />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'メールアドレス' }), mail)
  await user.click(screen.getByRole('button', { name: '確認コードを送る' }))
  expect(await screen.findByText(`${mail} に確認コードを送りました。`)).toBeVisible()
  return { fake, user }
}

describe('password reset', () => {
  it('checks the address before it requests a mail', async () => {
    const fake = putBridge()
    renderScreen(<ForgotPassword />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: '確認コードを送る' }))
    expect(screen.getByText('メールアドレスを入力してください。')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'メールアドレス' }), 'teacher@')
    await user.click(screen.getByRole('button', { name: '確認コードを送る' }))
    expect(screen.getByText('メールアドレスの形式が正しくありません。')).toBeVisible()
    expect(fake.calls.filter(call => call.method === 'session.sendResetMail')).toHaveLength(0)
  })

  it('accepts a full-width address, and shows it as it is sent', async () => {
    const fake = putBridge()
    fake.answer('session.sendResetMail', () => failure('status', '見つかりません。'))
    renderScreen(<ForgotPassword />)
    const user = userEvent.setup()
    const field = screen.getByRole('textbox', { name: 'メールアドレス' })
    await user.type(field, 'ｔeacher＠sample．school')
    await user.click(screen.getByRole('button', { name: '確認コードを送る' }))
    expect(await screen.findByText('見つかりません。')).toBeVisible()
    expect(field).toHaveValue(mail)
    expect(fake.calls.find(call => call.method === 'session.sendResetMail')?.argument).toEqual({ email: mail })
  })

  it('checks code and passwords, then resets and says so', async () => {
    const { fake, user } = await openSecondStep()
    fake.answer('session.resetPassword', () => success(null))
    const reset = screen.getByRole('button', { name: 'パスワードを再設定する' })
    await user.click(reset)
    expect(screen.getByText('確認コードを入力してください。')).toBeVisible()
    expect(screen.getByText('パスワードは6〜20文字で入力してください。')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '確認コード' }), '１２３ ４５６')
    await user.type(screen.getByLabelText('新しいパスワード'), 'onlyletters')
    await user.click(reset)
    expect(screen.getByText('パスワードは半角の英字と数字を組み合わせて入力してください。')).toBeVisible()
    await user.clear(screen.getByLabelText('新しいパスワード'))
    await user.type(screen.getByLabelText('新しいパスワード'), 'hanamaru2')
    await user.type(screen.getByLabelText('新しいパスワード（確認）'), 'hanamaru3')
    await user.click(reset)
    expect(screen.getByText('パスワードが一致しません。')).toBeVisible()
    await user.clear(screen.getByLabelText('新しいパスワード（確認）'))
    await user.type(screen.getByLabelText('新しいパスワード（確認）'), 'hanamaru2')
    await user.click(reset)
    expect(await screen.findByText('パスワード再設定が成功しました。')).toBeVisible()
    expect(fake.calls.find(call => call.method === 'session.resetPassword')?.argument).toEqual({
      email: mail,
      code: '123456',
      password: 'hanamaru2',
    })
  })

  it('puts the login in its place, so that going back does not lead to the form of a used code', async () => {
    const fake = putBridge()
    fake.answer('session.sendResetMail', () => success(null))
    fake.answer('session.resetPassword', () => success(null))
    renderApp('/forget')
    const user = userEvent.setup()
    await user.type(await screen.findByRole('textbox', { name: 'メールアドレス' }), `${mail}{Enter}`)
    await user.type(await screen.findByRole('textbox', { name: '確認コード' }), '123456')
    await user.type(screen.getByLabelText('新しいパスワード'), 'hanamaru2')
    expect(visitNumber()).toBe(0)
    await user.type(screen.getByLabelText('新しいパスワード（確認）'), 'hanamaru2{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
    expect(visitNumber()).toBe(0)
  })

  it('keeps the input if the code is wrong, and counts down before another mail', async () => {
    const { fake, user } = await openSecondStep()
    fake.answer('session.resetPassword', () => failure('status', '確認コードが正しくありません。'))
    await user.type(screen.getByRole('textbox', { name: '確認コード' }), '000000')
    await user.type(screen.getByLabelText('新しいパスワード'), 'hanamaru2')
    await user.type(screen.getByLabelText('新しいパスワード（確認）'), 'hanamaru2')
    await user.click(screen.getByRole('button', { name: 'パスワードを再設定する' }))
    expect(await screen.findByText('確認コードが正しくありません。')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '確認コード' })).toHaveValue('000000')
    expect(screen.getByRole('button', { name: /もう一度送る（あと\d+秒）/ })).toBeDisabled()
  })

  it('requests another mail after the countdown, which then begins again; a refusal is said in the form', async () => {
    const { fake, user } = await openSecondStep()
    const again = () => screen.findByRole('button', { name: 'もう一度送る' }, { timeout: 3000 })
    const requests = () => fake.calls.filter(call => call.method === 'session.sendResetMail')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    fake.answer('session.sendResetMail', () => failure('status', 'いまは送れません。'))
    await user.click(await again())
    expect(await screen.findByText('いまは送れません。')).toBeVisible()
    fake.answer('session.sendResetMail', () => success(null))
    await user.click(await again())
    // in the form, and in a toast
    await waitFor(() => expect(screen.getAllByText(`${mail} に確認コードを送りました。`)).toHaveLength(2))
    expect(await screen.findByRole('button', { name: /^もう一度送る（あと(60|59)秒）$/ })).toBeDisabled()
    expect(requests().map(({ argument }) => argument)).toEqual([{ email: mail }, { email: mail }, { email: mail }])
  })
})
