/** The first frame of the program: closed dialogs and menus, and messages, come after it. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Providers } from '../../../renderer/app/Providers'
import { createQueryClient } from '../../../renderer/app/query-client'
import { alertDialog, closePageQuestions, confirmDialog, toast } from '../../../renderer/ui/dialogs'
import { AfterFirstPaint, holdUntilFirstPaint, useFirstPaint } from '../../../renderer/ui/first-paint'
import { holdFrames } from '../../fakes/frames'
import { putBridge } from '../render'

beforeEach(() => void putBridge())

function Program() {
  useFirstPaint()
  return (
    <>
      <p>ホーム</p>
      <AfterFirstPaint>
        <p>あとから</p>
      </AfterFirstPaint>
    </>
  )
}

const start = () => {
  const paint = holdFrames()
  holdUntilFirstPaint()
  const { unmount } = render(
    <Providers client={createQueryClient()}>
      <Program />
    </Providers>,
  )
  return { paint, unmount }
}

it('shows the page first, and the rest when the frame is on the screen; later at once', async () => {
  const { paint, unmount } = start()
  expect(screen.getByText('ホーム')).toBeVisible()
  expect(screen.queryByText('あとから')).toBeNull()
  await paint()
  expect(screen.queryByText('あとから')).toBeNull()
  await paint()
  expect(screen.getByText('あとから')).toBeVisible()
  unmount()
  render(<AfterFirstPaint>すぐに</AfterFirstPaint>)
  expect(screen.getByText('すぐに')).toBeVisible()
})

it('shows an alert, a question and one toast after it', async () => {
  const { paint } = start()
  const asked = confirmDialog({ message: '消しますか。', confirm: '消す' })
  const alerted = alertDialog('サービス異常。もう一度やり直してください。')
  toast('保存しました。')
  toast('消しました。')
  await act(() => Promise.resolve())
  expect(screen.queryByRole('dialog')).toBeNull()
  await paint()
  await paint()
  expect(await screen.findByText('サービス異常。もう一度やり直してください。')).toBeVisible()
  expect(await screen.findByText('保存しました。')).toBeVisible()
  expect(screen.queryByText('消しました。')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await alerted
  await userEvent.click(await screen.findByRole('button', { name: '消す' }))
  expect(await asked).toBe(true)
})

it('does not ask what nobody waits for any more, or what was declined meanwhile', async () => {
  const { paint } = start()
  const closed = new AbortController()
  const retried = confirmDialog({ message: '再度お試しください。', confirm: '再試行', signal: closed.signal })
  const asked = confirmDialog({ message: '消しますか。', confirm: '消す' })
  closed.abort()
  closePageQuestions()
  await paint()
  await paint()
  expect(await Promise.all([retried, asked])).toEqual([false, false])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does not wait for a frame that is never painted, as in a minimised window', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  start()
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(screen.queryByText('あとから')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('あとから')).toBeVisible()
})
