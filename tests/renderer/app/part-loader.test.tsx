import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preloadParts } from '../../../renderer/app/part-loader'
import { Screen } from '../../../renderer/app/Screen'
import type { RouteRow } from '../../../renderer/routes'
import { putBridge, renderScreen } from '../render'

beforeEach(() => {
  // Another minute, because the log entries of other tests have used up the limit of this one.
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000_000)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A route whose module loads by `load`. */
const rowOf = (path: string, load: RouteRow['load']): RouteRow => ({
  path,
  title: '画面',
  level: 0,
  layout: 'main',
  load,
})
const LoadedScreen = () => <p>画面の中身</p>

describe('a screen whose module does not load (SPEC §8)', () => {
  it('is reported after 120 s, not earlier, and is loaded again when the teacher retries', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    const fake = putBridge()
    const logged = () => fake.calls.filter(({ method }) => method === 'app.log')
    const load = vi
      .fn<RouteRow['load']>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue(LoadedScreen)
    renderScreen(<Screen row={rowOf('/slow', load)} />)
    await act(() => vi.advanceTimersByTimeAsync(118_000))
    expect(logged()).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(logged()).toHaveLength(1)
    expect(JSON.stringify(logged()[0]?.argument)).toMatch(/screen \/slow.*did not load in time/)
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('画面の中身')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is reported at once if the request fails', async () => {
    const fake = putBridge()
    renderScreen(<Screen row={rowOf('/torn', () => Promise.reject(new Error('a torn module')))} />)
    expect(await screen.findByRole('button', { name: '再試行' })).toBeVisible()
    expect(JSON.stringify(fake.calls.filter(({ method }) => method === 'app.log'))).toContain('a torn module')
  })
})

it('loads the other screens one after the other, a second after the first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const load = vi.fn<RouteRow['load']>().mockResolvedValue(LoadedScreen)
  preloadParts([rowOf('/second', load), rowOf('/third', load)])
  await vi.advanceTimersByTimeAsync(900)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(400)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(400)
  expect(load).toHaveBeenCalledTimes(2)
})

it('loads the other screens only when they are opened if the browser saves data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const load = vi.fn<RouteRow['load']>().mockResolvedValue(LoadedScreen)
  try {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    preloadParts([rowOf('/saved', load)])
    await vi.advanceTimersByTimeAsync(5000)
    expect(load).not.toHaveBeenCalled()
    Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true })
    preloadParts([rowOf('/saved', load)])
    await vi.advanceTimersByTimeAsync(5000)
    expect(load).toHaveBeenCalledOnce()
  } finally {
    Reflect.deleteProperty(navigator, 'connection')
  }
})
