import { describe, expect, it, vi } from 'vitest'
import { createCloseConfirmation } from '../../../main/host/confirm-close'

const setUp = ({ isExporting = false, isImporting = false, isDeleting = false }, ...answers: boolean[]) => {
  const confirm = vi.fn(async () => answers.shift() ?? false)
  const close = vi.fn()
  const { onClose, onPreventUnload } = createCloseConfirmation({
    isRunning: run => (run === 'import' ? isImporting : isExporting),
    confirm,
    close,
  })
  const isPrevented = (listener: typeof onClose) => {
    const preventDefault = vi.fn()
    listener({ preventDefault })
    return preventDefault.mock.calls.length > 0
  }
  /** Whether the page may be unloaded: a page that deletes asks to stay. */
  const reload = () => !isDeleting || isPrevented(onPreventUnload)
  /** Tries to close as Electron does; returns whether the window may close. */
  const tryToClose = () => !isPrevented(onClose) && reload()
  return { confirm, close, tryToClose, reload }
}

it('lets a window close while no export runs', () => {
  const { confirm, tryToClose } = setUp({})
  expect(tryToClose()).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
})

describe.each([
  ['an export runs', { isExporting: true }, 'export'],
  ['students are imported', { isImporting: true }, 'import'],
  ['a deletion can be undone', { isDeleting: true }, 'pending'],
] as const)('while %s', (_, state, cancelled) => {
  it('keeps the window open while it asks, asks once at a time, and asks again later', async () => {
    const { confirm, close, tryToClose } = setUp(state, false, false)
    expect([tryToClose(), tryToClose()]).toEqual([false, false])
    expect(confirm.mock.calls).toEqual([[cancelled]])
    await vi.waitFor(() => {
      expect(tryToClose()).toBe(false)
      expect(confirm).toHaveBeenCalledTimes(2)
    })
    expect(close).not.toHaveBeenCalled()
  })

  it('closes the window after a yes, without asking again', async () => {
    const { confirm, close, tryToClose } = setUp(state, true)
    tryToClose()
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(tryToClose()).toBe(true)
    expect(confirm).toHaveBeenCalledOnce()
  })
})

it('asks about the import, the export and the deletion, one after the other', async () => {
  const { confirm, close, tryToClose } = setUp(
    { isImporting: true, isExporting: true, isDeleting: true },
    true,
    true,
    true,
  )
  tryToClose()
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1))
  expect(tryToClose()).toBe(false)
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2))
  expect(tryToClose()).toBe(false)
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(3))
  expect(tryToClose()).toBe(true)
  expect(confirm.mock.calls).toEqual([['import'], ['export'], ['pending']])
})

it('lets a page go that is only reloaded, also after a no', async () => {
  const { confirm, tryToClose, reload } = setUp({ isDeleting: true }, false)
  expect(reload()).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
  expect(tryToClose()).toBe(false)
  await vi.waitFor(() => expect(reload()).toBe(true))
  expect(confirm).toHaveBeenCalledOnce()
})
