import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFollowingAddress } from '../../../../renderer/features/homework/use-following-address'

let followed: string[]

beforeEach(() => {
  followed = []
  window.location.hash = '#/a'
  vi.useFakeTimers()
})

// The files of a worker share its timers.
afterEach(() => {
  vi.useRealTimers()
})

const show = (unnamed: string | undefined) =>
  renderHook(now => useFollowingAddress({ unnamed: now, stay: 300, follow: () => followed.push(now ?? '') }), {
    initialProps: unnamed,
  })
/** A frame, the task after it and the time on the screen. */
const stay = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms + 20))

it('follows what has stayed on the screen, once', async () => {
  show('1')
  await stay(250)
  expect(followed).toEqual([])
  await stay(50)
  expect(followed).toEqual(['1'])
  await stay(1000)
  expect(followed).toEqual(['1'])
})

it('follows the last of several, and nothing that the address names', async () => {
  const { rerender } = show('1')
  await stay(200)
  rerender('2')
  await stay(200)
  expect(followed).toEqual([])
  rerender(undefined)
  await stay(1000)
  expect(followed).toEqual([])
  rerender('3')
  await stay(300)
  expect(followed).toEqual(['3'])
})

it('does not follow when the address has changed meanwhile', async () => {
  show('1')
  await stay(100)
  window.location.hash = '#/b'
  await stay(1000)
  expect(followed).toEqual([])
})

it('does not follow after the page has gone', async () => {
  const { unmount } = show('1')
  unmount()
  await stay(1000)
  expect(followed).toEqual([])
})
