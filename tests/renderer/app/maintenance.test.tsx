/** The maintenance check at start, when the server sends no words of its own (SPEC §4). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, success } from '../../../shared/contract/result'
import type { FakeBridge } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'

/** Starts the program without a session, while the version check answers `opt_status` without words. */
function start(opt_status: 0 | 1): FakeBridge {
  const fake = putBridge()
  fake.answer('app.checkVersion', () => success({ opt_status, opt_content: '' }))
  renderApp('/login')
  return fake
}

const hasQuit = ({ calls }: FakeBridge) => calls.some(({ method }) => method === 'app.quit')
const login = () => screen.findByRole('heading', { level: 1, name: 'ログイン' })
const notice = () => screen.findByRole('dialog', { name: 'メンテナンスのお知らせ' })

it('opt_status 0 says that the service is stopped, cannot be closed by Esc, and ends the program', async () => {
  const fake = start(0)
  const dialog = await notice()
  expect(dialog).toHaveTextContent('ただいまメンテナンス中です。しばらくしてから、もう一度お試しください。')
  await act(async () => fireEvent.keyDown(dialog, { key: 'Escape' }))
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(button => button.textContent),
  ).toEqual(['終了'])
  expect(hasQuit(fake)).toBe(false)
  fireEvent.click(within(dialog).getByRole('button', { name: '終了' }))
  expect(await screen.findByText('終了しました。この画面を閉じてください。')).toBeVisible()
  await waitFor(() => expect(hasQuit(fake)).toBe(true))
  expect(screen.queryByRole('heading', { name: 'ログイン' })).toBeNull()
})

it('opt_status 1 says that there is a notice, and lets the teacher continue', async () => {
  const fake = start(1)
  const dialog = await notice()
  expect(dialog).toHaveTextContent('メンテナンスのお知らせがあります。')
  fireEvent.click(within(dialog).getByRole('button', { name: '続ける' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await login()).toBeVisible()
  expect(hasQuit(fake)).toBe(false)
})

it('what the host has to say at the start is shown, each in a dialog of its own', async () => {
  const fake = putBridge({ notices: ['設定を元に戻しました。', '下書きを読めませんでした。'] })
  fake.answer('app.checkVersion', () => success({ opt_status: 2, opt_content: '' }))
  renderApp('/login')
  expect(await login()).toBeVisible()
  // The last one is on top.
  for (const message of ['下書きを読めませんでした。', '設定を元に戻しました。']) {
    const dialog = (await screen.findByText(message)).closest('[role="dialog"]') as HTMLElement
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['opt_status 2', success({ opt_status: 2 as const, opt_content: '' })],
  ['a check that fails', failure('network', '切れました')],
])('%s shows nothing', async (_, result) => {
  const fake = putBridge()
  fake.answer('app.checkVersion', () => result)
  renderApp('/login')
  expect(await login()).toBeVisible()
  await waitFor(() => expect(fake.calls.map(({ method }) => method)).toContain('app.checkVersion'))
  // A notice of the host, shown after the check, is the only dialog.
  act(() => fake.emit('app.notice', { message: '設定が変わりました。' }))
  const dialog = (await screen.findByText('設定が変わりました。')).closest('[role="dialog"]') as HTMLElement
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(hasQuit(fake)).toBe(false)
})
