import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReach } from '../../../main/http/server-connectivity'
import { limits } from '../../../shared/domain/limits'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const told: boolean[] = []
  const probe = vi.fn(async () => undefined)
  const reach = createReach({ onChange: offline => told.push(offline), probe })
  return { reach, told, probe }
}

const [soon = 0, later = 0] = limits.probeMs

describe('the server', () => {
  it('is gone from a call that it did not answer until its next answer', () => {
    const { reach, told } = setUp()
    expect(reach.gone()).toBe(false)
    reach.lost(performance.now())
    reach.lost(performance.now())
    expect(reach.gone()).toBe(true)
    reach.heard()
    reach.heard()
    expect(reach.gone()).toBe(false)
    expect(told).toEqual([true, false])
  })

  it('is there while other calls are answered, unless a copy stands in for an answer', () => {
    const { reach, told } = setUp()
    const startedAt = performance.now()
    vi.advanceTimersByTime(10)
    reach.heard()
    reach.lost(startedAt)
    expect(told).toEqual([])
    reach.lost()
    expect(told).toEqual([true])
  })

  it('is asked gently while it is gone, and no more once it is back', async () => {
    const { reach, probe } = setUp()
    reach.lost()
    await vi.advanceTimersByTimeAsync(soon)
    expect(probe).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(soon)
    expect(probe).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(later - soon)
    expect(probe).toHaveBeenCalledTimes(2)
    reach.heard()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(probe).toHaveBeenCalledTimes(2)
  })

  it('is never asked twice at once, and in the end each half minute', async () => {
    const { reach, probe } = setUp()
    let answer = () => {}
    probe.mockImplementationOnce(
      () =>
        new Promise(resolve => {
          answer = () => resolve(undefined)
        }),
    )
    reach.lost()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(probe).toHaveBeenCalledTimes(1)
    answer()
    await vi.advanceTimersByTimeAsync(60_000)
    const asked = probe.mock.calls.length
    await vi.advanceTimersByTimeAsync(300_000)
    expect(probe.mock.calls.length - asked).toBe(10)
    reach.close()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(probe.mock.calls.length - asked).toBe(10)
  })

  it('that is lost again at once is asked no sooner than before', async () => {
    const { reach, probe } = setUp()
    reach.lost()
    await vi.advanceTimersByTimeAsync(soon)
    reach.heard()
    reach.lost()
    await vi.advanceTimersByTimeAsync(soon)
    expect(probe).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(later)
    reach.heard()
    await vi.advanceTimersByTimeAsync(120_000)
    reach.lost()
    const asked = probe.mock.calls.length
    await vi.advanceTimersByTimeAsync(soon)
    expect(probe.mock.calls.length).toBe(asked + 1)
  })
})
