import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActivityReporter } from '../../../renderer/app/lock/activity-reporter'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function setUp() {
  const reports: number[] = []
  const activity = createActivityReporter({ interval: 60_000, clock: Date.now, report: ago => reports.push(ago) })
  const pass = (ms: number) => vi.advanceTimersByTime(ms)
  return { activity, told: reports, pass }
}

describe('input', () => {
  it('is reported at once, then at most once a minute, with its age', () => {
    const { activity, told, pass } = setUp()
    activity.input()
    expect(told).toEqual([0])
    for (let second = 0; second < 40; second++) {
      pass(1000)
      activity.input()
    }
    expect(told).toEqual([0])
    pass(20_000)
    expect(told).toEqual([0, 20_000])
    pass(600_000)
    expect(told).toHaveLength(2)
    activity.input()
    expect(told).toEqual([0, 20_000, 0])
  })

  it('from before the PC slept is not reported', () => {
    const { activity, told, pass } = setUp()
    activity.input()
    pass(1000)
    activity.input()
    vi.setSystemTime(Date.now() + 600_000)
    pass(60_000)
    expect(told).toEqual([0])
    activity.input()
    expect(told).toEqual([0, 0])
  })

  it('is reported also if the clock was set back', () => {
    const { activity, told } = setUp()
    activity.input()
    vi.setSystemTime(Date.now() - 3_600_000)
    activity.input()
    expect(told).toEqual([0, 0])
  })
})

describe('shortly before the lock', () => {
  it('the next input is reported at once', () => {
    const { activity, told, pass } = setUp()
    activity.input()
    pass(10_000)
    activity.lockSoon()
    expect(told).toEqual([0])
    activity.input()
    expect(told).toEqual([0, 0])
  })

  it('an unreported input is reported at once', () => {
    const { activity, told, pass } = setUp()
    activity.input()
    pass(10_000)
    activity.input()
    pass(5000)
    activity.lockSoon()
    expect(told).toEqual([0, 5000])
    pass(600_000)
    expect(told).toHaveLength(2)
  })
})
