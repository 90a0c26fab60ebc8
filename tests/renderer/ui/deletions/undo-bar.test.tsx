import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StayOnPage } from '../../../../renderer/app/StayOnPage'
import { logOut } from '../../../../renderer/bridge/index'
import {
  type DeletionResult,
  finishDeletions,
  startDeletion,
  undoLatestDeletion,
} from '../../../../renderer/ui/deletions/pending-deletions'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const remove = vi.fn<(ids: readonly string[]) => Promise<DeletionResult[]>>()
const homework = {
  name: 'homework',
  describe: (names: readonly string[]) => (names.length === 1 ? `宿題「${names[0]}」` : `${names.length}件の宿題`),
  remove,
}
const start = (...names: string[]) =>
  act(() =>
    startDeletion(
      homework,
      names.map(name => ({ id: `id-${name}`, name })),
    ),
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const bar = () => screen.queryByRole('region', { name: '削除の予定' })

let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers()
  remove.mockReset()
  remove.mockImplementation(async ids => ids.map(() => 'deleted'))
  fake = putBridge({ session: teacher })
  renderScreen(
    <>
      <input aria-label="field" />
      <UndoBar />
      <StayOnPage />
    </>,
  )
})
afterEach(() => vi.useRealTimers())

/** A removal that ends when the test says so. */
function holdRemoval(): (results: DeletionResult[]) => void {
  let finish: (results: DeletionResult[]) => void = () => undefined
  remove.mockImplementation(
    () =>
      new Promise(done => {
        finish = done
      }),
  )
  return results => finish(results)
}

describe('the bar of deletions', () => {
  it('counts the seconds down on whatever page, then deletes and says so', async () => {
    start('Unit 5')
    expect(bar()).toHaveTextContent('宿題「Unit 5」を削除します。')
    expect(bar()).toHaveTextContent('ほかの画面へ移っても続きます。はなまるの終了かログアウトで取りやめます。')
    expect(bar()).toHaveTextContent('あと10秒')
    await pass(3000)
    expect(bar()).toHaveTextContent('あと7秒')
    await pass(6999)
    expect(bar()).toHaveTextContent('あと1秒')
    expect(remove).not.toHaveBeenCalled()
    await pass(1)
    expect(remove.mock.calls).toEqual([[['id-Unit 5']]])
    expect(bar()).toBeNull()
    expect(screen.getByText('宿題「Unit 5」を削除しました。')).toBeInTheDocument()
  })

  it('asks to keep the page while a deletion can be undone, and not before or after', async () => {
    const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(mayClose()).toBe(true)
    start('Unit 5')
    await pass(9000)
    expect(mayClose()).toBe(false)
    window.dispatchEvent(new Event('pagehide'))
    await pass(0)
    expect(remove, 'the end of the page takes it back').not.toHaveBeenCalled()
    await pass(1000)
    expect(screen.getByText('宿題「Unit 5」を削除しました。')).toBeInTheDocument()
    expect(mayClose()).toBe(true)
  })

  it('takes the focus from the page for a single deletion, but not from a control', () => {
    screen.getByLabelText('field').focus()
    start('Unit 1')
    expect(screen.getByLabelText('field')).toHaveFocus()
    act(undoLatestDeletion)
    expect(bar()).toBeNull()
    act(() => screen.getByLabelText('field').blur())
    start('Unit 2')
    expect(screen.getByRole('button', { name: '取り消す' })).toHaveFocus()
  })

  it('does not count a thing twice', async () => {
    start('a')
    await pass(3000)
    start('a', 'b')
    expect(bar()).toHaveTextContent('2件の宿題を削除します。')
    await pass(10_000)
    expect(remove.mock.calls).toEqual([[['id-a']], [['id-b']]])
  })

  it('undoes by its button all deletions of a kind', async () => {
    start('a', 'b')
    start('c')
    expect(bar()).toHaveTextContent('3件の宿題を削除します。')
    fireEvent.click(screen.getByRole('button', { name: /^すべて取り消す/ }))
    expect(bar()).toBeNull()
    expect(screen.getByText('3件の宿題の削除を取り消しました。').closest('[role=status]')).toBeInTheDocument()
    await pass(20_000)
    expect(remove).not.toHaveBeenCalled()
  })

  it('undoes by Ctrl+Z what was started last, but not in a field, where it is the undo of the text', async () => {
    start('a')
    await pass(2000)
    start('b')
    fireEvent.keyDown(screen.getByLabelText('field'), { key: 'z', ctrlKey: true })
    expect(bar()).toHaveTextContent('2件の宿題を削除します。')
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(bar()).toHaveTextContent('宿題「a」を削除します。')
    expect(bar()).toHaveTextContent('あと8秒')
    expect(screen.getByText('宿題「b」の削除を取り消しました。').closest('[role=status]')).toBeInTheDocument()
    await pass(10_000)
    expect(remove.mock.calls).toEqual([[['id-a']]])
  })

  it('stops while the screen is locked', async () => {
    start('a')
    await pass(4000)
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: true, hasRunningExport: false }))
    await pass(60_000)
    expect(remove).not.toHaveBeenCalled()
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: false, hasRunningExport: false }))
    expect(bar()).toHaveTextContent('あと6秒')
    await pass(6000)
    expect(remove).toHaveBeenCalledTimes(1)
  })

  it('is cancelled by a logout, which says so without a name', async () => {
    start('a')
    await act(() => logOut())
    expect(bar()).toBeNull()
    expect(screen.getByText('ログアウトしたため、削除を取りやめました。')).toBeInTheDocument()
    await pass(20_000)
    expect(remove).not.toHaveBeenCalled()
  })

  it('says nothing to the next teacher of what was being deleted at the logout, which is not called cancelled', async () => {
    const finish = holdRemoval()
    start('a')
    await pass(10_000)
    expect(bar()).toHaveTextContent('宿題「a」を削除しています。')
    await act(() => logOut())
    await pass(0)
    expect(bar()).toBeNull()
    expect(screen.queryByText('ログアウトしたため、削除を取りやめました。')).toBeNull()
    await act(async () => finish(['deleted']))
    await pass(0)
    expect(screen.queryByText('宿題「a」を削除しました。')).toBeNull()
  })

  it('does at once what is counted down, once only, when it must be finished', async () => {
    const finish = holdRemoval()
    start('a')
    let hasEnded = false
    const end = () => void finishDeletions('homework').then(() => (hasEnded = true))
    await act(async () => end())
    await act(async () => end())
    await pass(20_000)
    expect(remove.mock.calls).toEqual([[['id-a']]])
    expect(hasEnded).toBe(false)
    await act(async () => finish(['deleted']))
    expect(hasEnded).toBe(true)
    expect(bar()).toBeNull()
  })

  it('forgets a refusal when the same thing is deleted again', async () => {
    remove.mockImplementation(async () => [{ refused: '採点中です。' }])
    start('a')
    await pass(10_000)
    expect(bar()).toHaveTextContent('「a」：採点中です。')
    start('a')
    expect(bar()).toHaveTextContent('あと10秒')
    expect(bar()).not.toHaveTextContent('採点中です。')
  })

  it('names what the server refused to delete, until it is closed', async () => {
    remove.mockImplementation(async () => ['deleted', { refused: '採点中です。' }])
    start('a', 'b')
    await pass(10_000)
    expect(screen.getByText('宿題「a」を削除しました。')).toBeInTheDocument()
    const alert = within(bar() as HTMLElement).getByRole('alert')
    expect(alert).toHaveTextContent('宿題「b」を削除できませんでした。')
    expect(alert).toHaveTextContent('「b」：採点中です。')
    fireEvent.click(within(alert).getByRole('button', { name: '閉じる' }))
    expect(bar()).toBeNull()
  })

  it('cannot be undone while it is being deleted', async () => {
    remove.mockImplementation(() => new Promise(() => undefined))
    start('a')
    await pass(10_000)
    expect(bar()).toHaveTextContent('宿題「a」を削除しています。')
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(bar()).toHaveTextContent('宿題「a」を削除しています。')
    start('a')
    expect(remove).toHaveBeenCalledTimes(1)
  })
})
