/** The header of the main layout: the number of new notices, and the way back (SPEC §2). */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge, renderApp, visitNumber } from '../render'
import { answerHome } from './home-answers'

let fake: FakeBridge

beforeEach(() => {
  fake = putBridge({ session: teacher })
  answerHome(fake)
  fake.api('system-notice-content', () =>
    success({ notice_id: '1-0', title: '冬休みについて', create_time: '', is_read: 1, content: '' }),
  )
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the number of new notices', () => {
  const open = async (new_msg_num: number) => {
    fake.api('new-notice-total', () => success({ new_msg_num, allow_send_message: 1 }))
    renderApp('/admin/home')
    await heading('トップページ')
  }

  it.each([
    [1, 'お知らせ1件の新着'],
    [99, 'お知らせ99件の新着'],
    [100, 'お知らせ99+件の新着'],
    [12_345, 'お知らせ99+件の新着'],
  ])('%i is shown as %s', async (count, name) => {
    await open(count)
    expect(await screen.findByRole('link', { name })).toBeVisible()
  })

  it('stands before the title of the window, but not behind the lock screen', async () => {
    await open(3)
    await waitFor(() => expect(document.title).toBe('(3) トップページ | はなまる'))
    act(() => fake.emit('notices.changed', { new_msg_num: 120, allow_send_message: 1 }))
    await waitFor(() => expect(document.title).toBe('(99+) トップページ | はなまる'))
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: true, hasRunningExport: false }))
    await waitFor(() => expect(document.title).toBe('画面をロックしています | はなまる'))
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: false, hasRunningExport: false }))
    await waitFor(() => expect(document.title).toBe('(99+) トップページ | はなまる'))
    act(() => fake.emit('notices.changed', { new_msg_num: 0, allow_send_message: 1 }))
    await waitFor(() => expect(document.title).toBe('トップページ | はなまる'))
  })

  it('is shown as 99+ when the poll finds more, and is not shown at 0', async () => {
    await open(99)
    expect(await screen.findByRole('link', { name: 'お知らせ99件の新着' })).toBeVisible()
    act(() => fake.emit('notices.changed', { new_msg_num: 100, allow_send_message: 1 }))
    expect(await screen.findByRole('link', { name: 'お知らせ99+件の新着' })).toBeVisible()
    act(() => fake.emit('notices.changed', { new_msg_num: 0, allow_send_message: 1 }))
    expect(await screen.findByRole('link', { name: 'お知らせ' })).toBeVisible()
  })
})

it('a second click on a link, before the header shows where the page is, adds no second visit', async () => {
  renderApp('/admin/home')
  fireEvent.click(await screen.findByRole('link', { name: 'お知らせ1' }))
  await heading('冬休みについて')
  const visits = window.history.length
  const link = screen.getByRole('link', { name: 'はなまる' })
  fireEvent.click(link)
  fireEvent.click(link)
  expect(await heading('トップページ')).toBeVisible()
  expect(window.history.length).toBe(visits + 1)
})

it('the link to the text moves the focus over the menus, and stays on the page', async () => {
  renderApp('/admin/home')
  await heading('トップページ')
  fireEvent.click(screen.getByRole('link', { name: '本文へ' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('#/admin/home')
})

it('the menu of the teacher lists the keys and leads to the settings', async () => {
  const user = userEvent.setup()
  fake.answer('keeps.read', () => success({ value: null }))
  renderApp('/admin/home')
  await heading('トップページ')
  const menu = screen.getByRole('button', { name: '髙橋 美咲 先生のメニュー' })
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: /^キーの一覧/ }))
  expect(await screen.findByRole('dialog', { name: 'キーの一覧' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: '設定' }))
  expect(await heading('設定')).toBeVisible()
})

describe('Alt+←', () => {
  const pressAltLeft = (target: Element = document.body, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(target, { key: 'ArrowLeft', altKey: true, ...init })

  /** Opens a notice from the home page: its page has a level above 0. */
  const openNotice = async () => {
    renderApp('/admin/home')
    fireEvent.click(await screen.findByRole('link', { name: 'お知らせ1' }))
    await heading('冬休みについて')
    // The header follows a frame later.
    await screen.findByRole('button', { name: '戻る' })
  }

  it('returns to the page before, as 戻る does, and is named on the button', async () => {
    await openNotice()
    expect(screen.getByRole('button', { name: '戻る' })).toHaveAttribute('title', 'Alt + ←')
    // The browser would go back as well.
    expect(pressAltLeft()).toBe(false)
    expect(await heading('トップページ')).toBeVisible()
    expect(window.location.hash).toBe('#/admin/home')
  })

  it('leads home from the first page, in the place of its visit: going back from there does not lead to it', async () => {
    renderApp('/admin/home/message-detail-page?notice_id=1-0')
    await heading('冬休みについて')
    expect(visitNumber()).toBe(0)
    fireEvent.click(await screen.findByRole('button', { name: '戻る' }))
    expect(await heading('トップページ')).toBeVisible()
    expect(visitNumber()).toBe(0)
  })

  it('does nothing on a page of level 0, which has no 戻る', async () => {
    renderApp('/admin/home')
    await heading('トップページ')
    expect(screen.queryByRole('button', { name: '戻る' })).toBeNull()
    expect(pressAltLeft()).toBe(true)
  })

  it('does nothing in a field, during a conversion, in a dialog, or without Alt', async () => {
    await openNotice()
    const here = window.location.hash
    expect(here).toContain('/admin/home/message-detail-page')
    const field = document.body.appendChild(document.createElement('textarea'))
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', 'dialog')
    expect(pressAltLeft(field)).toBe(true)
    expect(pressAltLeft(dialog)).toBe(true)
    expect(pressAltLeft(document.body, { isComposing: true })).toBe(true)
    expect(pressAltLeft(document.body, { keyCode: 229 })).toBe(true)
    expect(pressAltLeft(document.body, { altKey: false })).toBe(true)
    expect(window.location.hash).toBe(here)
    field.remove()
    dialog.remove()
    expect(pressAltLeft()).toBe(false)
    expect(await heading('トップページ')).toBeVisible()
  })
})
