import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DownloadsButton } from '../../../../renderer/features/downloads/DownloadsButton'
import { DownloadsTray } from '../../../../renderer/features/downloads/DownloadsTray'
import { readDownloads, useDownloads } from '../../../../renderer/features/downloads/use-downloads'
import { failure, success } from '../../../../shared/contract/result'
import type { DownloadState } from '../../../../shared/contract/types'
import { download, type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge
beforeEach(() => {
  fake = putBridge({ session: teacher })
  for (const method of ['downloads.cancel', 'downloads.reveal'] as const) fake.answer(method, () => success(null))
  fake.answer('downloads.open', () => success({}))
  fake.answer('downloads.retry', ({ id }) => success({ id }))
})
afterEach(() => {
  vi.useRealTimers()
  // Ends the session, and with it the list of downloads.
  act(() => fake.emit('session.changed', { generation: 99, session: null, reason: 'logout' }))
})

describe('a list of exports that comes late', () => {
  const facts = { isDurable: true, isLost: false }
  const listed = () => renderHook(useDownloads).result.current.map(({ name }) => name)

  it.each([
    ['is that of the teacher who asked for it', 1, ['宿題_成績表.xlsx']],
    ['is not that of the next teacher', 2, []],
  ])('%s', async (_, generation, names) => {
    let answer = () => {}
    fake.answer('downloads.list', async () => {
      await new Promise<void>(done => {
        answer = done
      })
      return success({ ...facts, entries: [download({ state: 'done' })] })
    })
    const reading = readDownloads()
    act(() => fake.emit('session.changed', { generation, session: { ...teacher, generation } }))
    await act(async () => {
      answer()
      await reading
    })
    expect(listed()).toEqual(names)
  })
})

const show = (url = '/') =>
  renderScreen(
    <>
      <DownloadsButton />
      <main tabIndex={-1}>
        <button type="button">仕事</button>
      </main>
      <DownloadsTray />
    </>,
    { url },
  )
const emitState = (change: Partial<DownloadState> = {}) =>
  act(() => fake.emit('downloads.changed', download({ at: 1, ...change })))
const tray = () => screen.queryByRole('region', { name: 'ダウンロード' })
const status = () => screen.getByRole('status')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const last = () => fake.calls.at(-1)

describe('the tray', () => {
  it('shows exports that start, and none that ended before the page was rendered', () => {
    show()
    emitState({ id: 'old', state: 'done' })
    emitState({ id: 'older', state: 'failed' })
    expect(tray()).toBeNull()
    emitState()
    expect(tray()).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('says what takes long before the first progress', () => {
    show()
    emitState({ kind: 'export-topic-student-score', received: 0, total: undefined })
    expect(screen.getByText('準備しています')).toBeVisible()
    emitState({ id: 'pdf', kind: 'student-report-pdf', received: 0, total: undefined })
    expect(screen.getByText('PDFを作っています（1分ほどかかることがあります）')).toBeVisible()
  })

  it('says of which time the data of a file from offline copies is', () => {
    show()
    emitState()
    emitState({ state: 'done', copiedAt: Date.parse('2026-11-16T09:05:00+09:00') })
    expect(screen.getByText('オフライン：2026/11/16 9:05 時点のデータ')).toBeVisible()
  })

  it('is not shown on the page that lists all exports', () => {
    show('/admin/download-manage')
    emitState()
    expect(tray()).toBeNull()
    expect(screen.queryByRole('button', { name: /出力中/ })).toBeNull()
  })

  it('announces the end to screen readers, but not the progress', () => {
    show()
    emitState()
    for (const received of [10, 20, 30]) emitState({ received, total: 100 })
    expect(status()).toBeEmptyDOMElement()
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(0)
    emitState({ state: 'done', received: 100, total: 100 })
    expect(status()).toHaveTextContent('宿題_成績表.xlsxを保存しました。')
    emitState({ id: 'd2', name: 'b.xlsx' })
    emitState({ id: 'd2', name: 'b.xlsx', state: 'failed', error: failure('status', '容量が足りません。').error })
    expect(status()).toHaveTextContent('b.xlsxを保存できませんでした。容量が足りません。')
  })

  it('opens a file, shows its folder, cancels and retries', async () => {
    const user = userEvent.setup()
    show()
    emitState()
    await user.click(button('宿題_成績表.xlsxの保存を中止する'))
    expect(last()).toEqual({ method: 'downloads.cancel', argument: { id: 'd1' } })
    emitState({ state: 'done' })
    await user.click(button('宿題_成績表.xlsxを開く'))
    expect(last()).toEqual({ method: 'downloads.open', argument: { id: 'd1' } })
    await user.click(button('宿題_成績表.xlsxのフォルダーを開く'))
    expect(last()).toEqual({ method: 'downloads.reveal', argument: { id: 'd1' } })
    emitState({ id: 'd2' })
    emitState({ id: 'd2', state: 'failed' })
    await user.click(button('宿題_成績表.xlsxの出力を再試行'))
    expect(last()).toEqual({ method: 'downloads.retry', argument: { id: 'd2' } })
  })

  it('fetches a file again that the browser did not receive, without a second export', async () => {
    const user = userEvent.setup()
    show()
    emitState()
    emitState({ state: 'done', isInBrowser: true })
    emitState({ state: 'failed', isInBrowser: true, error: failure('network', '渡せませんでした。').error })
    await user.click(button('宿題_成績表.xlsxの出力を再試行'))
    expect(last()).toEqual({ method: 'downloads.open', argument: { id: 'd1' } })
    expect(await screen.findByText('保存しました')).toBeVisible()
    expect(button('宿題_成績表.xlsxをもう一度受け取る')).toBeVisible()
  })

  it('closes after a while: finished exports are removed, failed ones stay behind the button', () => {
    vi.useFakeTimers()
    show()
    emitState()
    emitState({ state: 'done' })
    emitState({ id: 'd2' })
    emitState({ id: 'd2', state: 'failed' })
    act(() => vi.advanceTimersByTime(9999))
    expect(tray()).toBeVisible()
    act(() => vi.advanceTimersByTime(1))
    expect(tray()).toBeNull()
    fireEvent.click(button('出力エラー 1件'))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(button('出力エラー 1件')).toHaveAttribute('aria-expanded', 'true')
  })

  it('closes while an export runs, which the button shows, and opens again when it fails', () => {
    vi.useFakeTimers()
    show()
    emitState()
    act(() => vi.advanceTimersByTime(10_000))
    expect(tray()).toBeNull()
    expect(button('出力中 1件')).toHaveAttribute('aria-expanded', 'false')
    emitState({ state: 'failed' })
    expect(tray()).toBeVisible()
  })

  it('is folded and opened by its key, which keeps the focus in the page', async () => {
    show()
    emitState()
    act(() => button('仕事').focus())
    fireEvent.keyDown(button('仕事'), { key: 'd' })
    expect(tray()).toBeNull()
    expect(button('仕事')).toHaveFocus()
    fireEvent.keyDown(button('仕事'), { key: 'd' })
    expect(tray()).toBeVisible()
    await act(async () => button('宿題_成績表.xlsxの保存を中止する').focus())
    fireEvent.keyDown(button('宿題_成績表.xlsxの保存を中止する'), { key: 'd' })
    expect(tray()).toBeNull()
    expect(button('仕事')).toHaveFocus()
  })

  it('stays open while the pointer or the focus is in it', async () => {
    vi.useFakeTimers()
    show()
    emitState()
    emitState({ state: 'done' })
    const region = screen.getByRole('region', { name: 'ダウンロード' })
    fireEvent.pointerEnter(region)
    act(() => vi.advanceTimersByTime(60_000))
    expect(tray()).toBeVisible()
    act(() => button('宿題_成績表.xlsxを開く').focus())
    fireEvent.pointerLeave(region)
    act(() => vi.advanceTimersByTime(60_000))
    expect(tray()).toBeVisible()
    await act(async () => button('仕事').focus())
    act(() => vi.advanceTimersByTime(10_000))
    expect(tray()).toBeNull()
  })

  it('moves the focus to the next entry, and after the last one back to its former element', async () => {
    const user = userEvent.setup()
    show()
    act(() => button('仕事').focus())
    for (const id of ['d3', 'd2', 'd1']) {
      emitState({ id, name: `${id}.xlsx` })
      emitState({ id, name: `${id}.xlsx`, state: 'done' })
    }
    const close = (at: number) =>
      user.click(screen.getAllByRole('button', { name: 'この知らせを閉じる' })[at] as HTMLElement)
    const entryOf = (name: string) => screen.getByTitle(name).closest('li')
    await close(1)
    expect(entryOf('d3.xlsx')).toContainElement(document.activeElement as HTMLElement)
    await close(1)
    expect(entryOf('d1.xlsx')).toContainElement(document.activeElement as HTMLElement)
    await close(0)
    expect(tray()).toBeNull()
    expect(button('仕事')).toHaveFocus()
  })

  it('moves the focus to the page if its former element is removed', async () => {
    const user = userEvent.setup()
    show()
    const opener = document.body.appendChild(document.createElement('button'))
    act(() => opener.focus())
    emitState()
    await user.click(button('宿題_成績表.xlsxの保存を中止する'))
    opener.remove()
    emitState({ state: 'cancelled' })
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('removes all ended exports, and keeps running ones', async () => {
    const user = userEvent.setup()
    show()
    for (const id of ['d1', 'd2']) {
      emitState({ id })
      emitState({ id, state: 'done' })
    }
    emitState({ id: 'd3', name: 'c.xlsx' })
    await user.click(button('すべて閉じる'))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByTitle('c.xlsx')).toBeVisible()
    expect(screen.getByRole('link', { name: 'データ出力を開く' })).toHaveAttribute('href', '/admin/download-manage')
    await user.click(button('小さくする'))
    expect(tray()).toBeNull()
  })
})
