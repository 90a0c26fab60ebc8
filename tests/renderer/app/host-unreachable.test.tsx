import { act, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { setHostUnreachable } from '../../../renderer/bridge/host-unreachable'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderApp } from '../render'
import { answerHome } from './home-answers'

afterEach(() => act(() => setHostUnreachable(false)))

async function open(locked = false): Promise<FakeBridge> {
  const fake = putBridge({ session: teacher })
  answerHome(fake)
  renderApp('/admin/home')
  await screen.findByRole('heading', { level: 1, name: 'トップページ' })
  if (locked) {
    act(() => fake.emit('lock.changed', { generation: teacher.generation, isLocked: locked, hasRunningExport: false }))
    await screen.findByRole('heading', { name: '画面をロックしています' })
  }
  return fake
}

const cover = () => screen.queryByRole('alertdialog', { name: 'はなまるとの接続が切れました。' })
const outermost = (element: Element) => element.closest('body > *') as HTMLElement

it('covers the page while the host is unreachable, says what to do, and returns the focus', async () => {
  await open()
  const link = screen.getByRole('link', { name: '宿題一覧' })
  link.focus()
  expect(cover()).toBeNull()
  act(() => setHostUnreachable(true))
  expect(cover()).toHaveAccessibleDescription('はなまるを起動し直してから、表示されたアドレスを開いてください。')
  expect(cover()).toHaveFocus()
  expect(outermost(link).inert).toBe(true)
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  act(() => setHostUnreachable(false))
  await waitFor(() => expect(cover()).toBeNull())
  expect(outermost(link).inert).toBe(false)
  await waitFor(() => expect(link).toHaveFocus())
})

it('also covers the lock screen, which stays locked', async () => {
  await open(true)
  act(() => setHostUnreachable(true))
  const password = screen.getByLabelText('パスワード')
  expect(outermost(password).inert).toBe(true)
  expect(outermost(cover() as HTMLElement)).toHaveClass('hm-over-lock')
  expect(outermost(cover() as HTMLElement).inert).toBeFalsy()
  act(() => setHostUnreachable(false))
  await waitFor(() => expect(outermost(password).inert).toBe(false))
  expect(document.body.dataset.locked).toBeDefined()
})
