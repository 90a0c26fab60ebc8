/** The first frame of the program: closed dialogs and menus, and messages, come after it. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureDisplay } from '../../../renderer/app/failure-display'
import { Providers } from '../../../renderer/app/Providers'
import { createQueryClient } from '../../../renderer/app/query-client'
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

it('shows an alert and a toast of the first frame after it', async () => {
  const { paint } = start()
  const alert = failureDisplay.alert('サービス異常。もう一度やり直してください。')
  failureDisplay.toast('保存しました。')
  await act(() => Promise.resolve())
  expect(screen.queryByRole('dialog')).toBeNull()
  await paint()
  await paint()
  expect(await screen.findByRole('dialog')).toHaveTextContent('サービス異常。もう一度やり直してください。')
  expect(await screen.findByText('保存しました。')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await alert
})

it('does not ask again about a read that nobody waits for any more', async () => {
  const { paint } = start()
  const closed = new AbortController()
  const answer = failureDisplay.confirmRetry('処理が失敗しました。再度お試しください。', closed.signal)
  closed.abort()
  await paint()
  await paint()
  expect(await answer).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
})
