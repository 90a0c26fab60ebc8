import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeptAhead } from '../../../renderer/app/use-kept-ahead'
import { useKept } from '../../../renderer/bridge/index'
import { failure, success } from '../../../shared/contract/result'
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
  expect(read()).toEqual([
    'classes',
    'orders',
    'homework-filters',
    'homework-defaults',
    'marked-works',
    'review-settings',
  ])
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

it('what could not be read ahead is read again, and a page waits for it', async () => {
  let isBroken = true
  fake.answer('keeps.read', () => (isBroken ? failure('network', 'gone') : success({ value: { list: '7' } })))
  renderHook(() => useKeptAhead(teacher.generation))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(read()).toContain('classes')
  isBroken = false
  const { result } = renderHook(() => useKept('classes'))
  expect(result.current.ready).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current).toMatchObject({ ready: true, value: { list: '7' } })
})
