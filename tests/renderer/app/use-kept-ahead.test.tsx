import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeptAhead } from '../../../renderer/app/use-kept-ahead'
import { useKept } from '../../../renderer/bridge/index'
import { success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge } from '../render'

let fake: FakeBridge

beforeEach(() => {
  vi.useFakeTimers()
  fake = putBridge({ session: teacher })
  fake.answer('keeps.read', ({ key }) =>
    success({ value: key === 'orders' ? { 'homework-list': { field: 'title', order: 'asc' } } : null }),
  )
})
afterEach(() => vi.useRealTimers())

const read = () =>
  fake.calls.flatMap(({ method, argument }) => (method === 'keeps.read' ? [(argument as { key: string }).key] : []))

it('reads what lists wait for, a while after the first screen, so that a list finds it at once', async () => {
  renderHook(() => useKeptAhead(teacher.generation))
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(read()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(read()).toEqual(['classes', 'orders', 'homework-filters', 'homework-defaults', 'lesson-reminder'])
  const { result } = renderHook(() => useKept('orders'))
  expect(result.current.ready).toBe(true)
  expect(result.current.value).toEqual({ 'homework-list': { field: 'title', order: 'asc' } })
})

it('reads nothing after the teacher has gone', async () => {
  const { unmount } = renderHook(() => useKeptAhead(teacher.generation))
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(read()).toEqual([])
})
