import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useActivityReports } from '../../../renderer/app/lock/use-activity-reports'
import { player } from '../../../renderer/audio/player'
import { createSound } from '../../../renderer/audio/sound'
import { success } from '../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../fakes/bridge'
import { putBridge } from '../render'

let fake: FakeBridge
let release = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  fake = putBridge({ session: teacher })
  fake.answer('session.active', () => success(null))
})
afterEach(() => {
  player.stop()
  release()
  vi.useRealTimers()
})

const reports = () => fake.calls.filter(({ method }) => method === 'session.active')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A PointerEvent at a place of the screen. */
const move = (screenX: number) => fireEvent(window, new MouseEvent('pointermove', { screenX, bubbles: true }))

it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('%s keeps the screen unlocked', type => {
  renderHook(() => useActivityReports(15, false))
  expect(reports()).toHaveLength(0)
  fireEvent(document.body, new Event(type, { bubbles: true }))
  expect(reports()).toHaveLength(1)
})

it('a pointer that moves keeps it unlocked, but not a page that scrolls below a resting one', async () => {
  renderHook(() => useActivityReports(15, false))
  move(1)
  expect(reports()).toHaveLength(1)
  await pass(120_000)
  move(1)
  expect(reports()).toHaveLength(1)
  move(2)
  expect(reports()).toHaveLength(2)
})

it.each([
  ['listens', () => player.setCurrent(createSound(player))],
  [
    'records',
    () => {
      release = player.hold()
    },
  ],
])('a teacher who %s gives no input, and stays unlocked', async (_, begin) => {
  renderHook(() => useActivityReports(15, false))
  await pass(60_000)
  expect(reports()).toHaveLength(0)
  begin()
  await pass(60_000)
  expect(reports().length).toBeGreaterThan(0)
})

it('nothing is reported where the screen never locks', async () => {
  renderHook(() => useActivityReports(0, false))
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(120_000)
  expect(reports()).toHaveLength(0)
})
