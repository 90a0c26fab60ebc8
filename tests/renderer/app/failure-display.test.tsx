import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureDisplay } from '../../../renderer/app/failure-display'
import { askApi } from '../../../renderer/bridge/call'
import { callApi, closeRetryDialog, sessionState } from '../../../renderer/bridge/index'
import { alertDialog, clearToasts, closeDialogs } from '../../../renderer/ui/dialogs'
import type { ErrorKind } from '../../../shared/contract/result'
import { failure } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderScreen } from '../render'

let fake: FakeBridge
beforeEach(() => {
  fake = putBridge({ session: teacher })
  renderScreen(null)
})
afterEach(async () => {
  await act(async () => {
    closeRetryDialog()
    closeDialogs()
    clearToasts()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const calls = {
  read: () => callApi('team-rows', {}),
  write: () => askApi('make-hidden', { team_id: '1' }),
}

/** Ten calls that fail at the same time. */
async function failTenCalls(call: keyof typeof calls, kind: ErrorKind) {
  const answer = () => failure(kind, 'サーバーの<b>言葉</b>')
  fake.api('team-rows', answer)
  fake.api('make-hidden', answer)
  const ended = vi.fn()
  await act(async () => {
    for (let at = 0; at < 10; at++) void calls[call]().catch(ended)
  })
  return ended
}

const toasts = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(words => words !== '')
const failed = '処理が失敗しました。再度お試しください。'
const fault = 'サービス異常。もう一度やり直してください。'

describe('ten calls that fail together are shown once (SPEC §8)', () => {
  it.each<[keyof typeof calls, ErrorKind, string]>([
    ['read', 'status', 'サーバーの<b>言葉</b>'],
    ['write', 'status', 'サーバーの<b>言葉</b>'],
    ['write', 'timeout', failed],
    ['write', 'network', failed],
    ['write', 'offline', failed],
  ])('%s, %s: a toast', async (call, kind, message) => {
    const ended = await failTenCalls(call, kind)
    await waitFor(() => expect(toasts()).toEqual([message]))
    expect(ended).toHaveBeenCalledTimes(10)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })

  it.each<[keyof typeof calls, ErrorKind, string]>([
    ['read', 'server', fault],
    ['write', 'server', fault],
    ['read', 'invalid-response', 'サーバーの<b>言葉</b>'],
    ['write', 'invalid-request', 'サーバーの<b>言葉</b>'],
  ])('%s, %s: an alert with only an OK button', async (call, kind, message) => {
    const ended = await failTenCalls(call, kind)
    const dialogs = await screen.findAllByRole('dialog')
    expect(dialogs).toHaveLength(1)
    const dialog = dialogs[0] as HTMLElement
    expect(dialog).toHaveTextContent(message)
    expect(within(dialog).queryByRole('button', { name: '再試行' })).toBeNull()
    expect(ended).toHaveBeenCalledTimes(10)
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts()).toEqual([])
  })

  it.each<ErrorKind>(['timeout', 'network', 'offline'])(
    'read, %s: a question; declining it sends nothing',
    async kind => {
      const ended = await failTenCalls('read', kind)
      const dialogs = await screen.findAllByRole('dialog')
      expect(dialogs).toHaveLength(1)
      expect(dialogs[0]).toHaveTextContent(failed)
      expect(ended).not.toHaveBeenCalled()
      await userEvent.setup().click(screen.getByRole('button', { name: 'キャンセル' }))
      await waitFor(() => expect(ended).toHaveBeenCalledTimes(10))
      expect(fake.requests('team-rows')).toHaveLength(10)
      expect(toasts()).toEqual([])
    },
  )

  it.each<keyof typeof calls>(['read', 'write'])('%s, unauthorized: the session ends without a message', async call => {
    await failTenCalls(call, 'unauthorized')
    expect(sessionState()).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(toasts()).toEqual([])
  })
})

it('a toast closes by itself after 3 s', async () => {
  vi.useFakeTimers()
  act(() => failureDisplay.toast('保存しました'))
  await act(() => vi.advanceTimersByTimeAsync(2900))
  expect(toasts()).toEqual(['保存しました'])
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(toasts()).toEqual([])
  vi.useRealTimers()
})

it('a read is retried at most four times, each time when the teacher agrees', async () => {
  const ask = vi.spyOn(failureDisplay, 'confirmRetry')
  const ended = await failTenCalls('read', 'network')
  const user = userEvent.setup()
  for (let attempt = 1; attempt <= 4; attempt++) {
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(attempt))
    // The dialog of the question before can still be rendered: its button does nothing any more.
    await act(async () => undefined)
    await user.click(await screen.findByRole('button', { name: '再試行' }))
    await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(10 * (attempt + 1)))
  }
  ask.mockRestore()
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(10))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(fake.requests('team-rows')).toHaveLength(50)
})

it.each([
  ['再試行', true],
  ['閉じる', false],
] as const)('a missing file shows a warning: %s', async (button, reloads) => {
  let asked: Promise<boolean> | undefined
  act(() => {
    asked = failureDisplay.confirmReload('ファイルを読み込めませんでした。')
  })
  const dialog = await screen.findByRole('dialog', { name: '警告' })
  expect(dialog).toHaveTextContent('ファイルを読み込めませんでした。')
  const [first] = within(dialog).getAllByRole('button', { name: button }).reverse()
  await userEvent.setup().click(first as HTMLElement)
  expect(await asked).toBe(reloads)
})

it('an alert can be shown again after its page was unmounted before it was closed', async () => {
  void alertDialog(fault)
  cleanup()
  closeDialogs()
  renderScreen(null)
  act(() => void alertDialog(fault))
  expect(await screen.findByRole('dialog')).toHaveTextContent(fault)
})
