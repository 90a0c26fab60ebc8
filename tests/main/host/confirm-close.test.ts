import { expect, it, vi } from 'vitest'
import { createCloseConfirmation } from '../../../main/host/confirm-close'

const setUp = (exporting: boolean, ...answers: boolean[]) => {
  const close = vi.fn()
  const agreed = vi.fn(async () => answers.shift() ?? false)
  const hear = createCloseConfirmation({ isExporting: () => exporting, confirm: agreed, close })
  const wish = () => {
    const preventDefault = vi.fn()
    hear({ preventDefault })
    return preventDefault.mock.calls.length === 0
  }
  return { agreed, close, wish }
}

it('lets a window close while no export runs', () => {
  const { agreed, wish } = setUp(false)
  expect(wish()).toBe(true)
  expect(agreed).not.toHaveBeenCalled()
})

it('keeps the window open while it asks, asks once at a time, and asks again later', async () => {
  const { agreed, close, wish } = setUp(true, false, false)
  expect([wish(), wish()]).toEqual([false, false])
  expect(agreed).toHaveBeenCalledOnce()
  await vi.waitFor(() => {
    expect(wish()).toBe(false)
    expect(agreed).toHaveBeenCalledTimes(2)
  })
  expect(close).not.toHaveBeenCalled()
})

it('closes the window after a yes, without asking again', async () => {
  const { agreed, close, wish } = setUp(true, true)
  wish()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(wish()).toBe(true)
  expect(agreed).toHaveBeenCalledOnce()
})
