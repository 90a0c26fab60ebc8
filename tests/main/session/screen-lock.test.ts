import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScreenLock, type ScreenLock, type ScreenLockOptions } from '../../../main/session/screen-lock'
import type { LockSnapshot } from '../../../main/session/session'
import type { LockState } from '../../../shared/contract/types'

const minute = 60_000
const start = Date.UTC(2026, 10, 16)

beforeEach(() => void vi.useFakeTimers({ now: start }))
const locks: ScreenLock[] = []
afterEach(() => {
  for (const lock of locks.splice(0)) void lock.dispose()
  vi.useRealTimers()
})

/** A lock with a restored snapshot. */
function setUp(
  restored: Partial<LockSnapshot> | null = {},
  idleMinutes = 15,
  options: Partial<ScreenLockOptions> = {},
) {
  const written: LockSnapshot[] = []
  const changes: LockState[] = []
  let snapshot: LockSnapshot | null = restored && { locked: false, activeAt: Date.now(), wrong: 0, ...restored }
  let generation = 2
  const lock = createScreenLock({
    session: {
      lockSnapshot: () => snapshot,
      async setLockSnapshot(next, write) {
        snapshot = next
        if (write) written.push(next)
      },
      state: () => ({ generation, session: null }),
    },
    idleMinutes,
    clock: Date.now,
    hasRunningExport: () => false,
    onChange: state => changes.push(state),
    ...options,
  })
  locks.push(lock)
  const logIn = () => {
    generation++
    snapshot = { locked: false, activeAt: Date.now(), wrong: 0 }
  }
  const pass = (ms: number) => vi.advanceTimersByTime(ms)
  /** Time passes but no timer runs, as on a sleeping PC. */
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)
  return { lock, changes, written, pass, sleep, logIn, snapshot: () => snapshot }
}

describe('the idle lock', () => {
  it('locks after the configured time without input, and warns a minute before', () => {
    const { lock, changes, pass } = setUp()
    pass(14 * minute - 1000)
    expect(changes).toEqual([])
    pass(1000)
    expect(changes).toEqual([{ generation: 2, isLocked: false, msUntilLock: minute, hasRunningExport: false }])
    pass(minute)
    expect(lock.isLocked()).toBe(true)
    expect(changes.at(-1)).toEqual({ generation: 2, isLocked: true, hasRunningExport: false })
    expect(changes).toHaveLength(2)
  })

  it('starts again with each input, and withdraws the warning', () => {
    const { lock, changes, pass } = setUp()
    pass(14.5 * minute)
    expect(changes.at(-1)?.msUntilLock).toBeLessThanOrEqual(minute)
    lock.recordActivity(0)
    expect(changes.at(-1)).toEqual({ generation: 2, isLocked: false, hasRunningExport: false })
    pass(13 * minute)
    expect(changes).toHaveLength(2)
    expect(lock.isLocked()).toBe(false)
    pass(2 * minute)
    expect(lock.isLocked()).toBe(true)
  })

  it('counts from the time of the input, and never from before an earlier one', () => {
    const { lock, pass } = setUp()
    pass(5 * minute)
    lock.recordActivity(30_000)
    lock.recordActivity(minute)
    pass(14 * minute + 29_000)
    expect(lock.isLocked()).toBe(false)
    pass(1000)
    expect(lock.isLocked()).toBe(true)
  })

  it('is locked before the first call after the PC slept, and input does not unlock it', () => {
    const { lock, sleep } = setUp()
    sleep(15 * minute)
    lock.recordActivity(0)
    expect(lock.isLocked()).toBe(true)
  })

  it('does not count input at a locked screen as activity of the teacher', () => {
    const { lock, sleep, snapshot, written } = setUp({ locked: true })
    sleep(5 * minute)
    lock.recordActivity(0)
    expect(snapshot()).toEqual({ locked: true, activeAt: start, wrong: 0 })
    expect(written).toEqual([])
  })

  it('does not lock later if the clock is set back', () => {
    const { lock, pass, sleep } = setUp()
    pass(10 * minute)
    sleep(-60 * minute)
    pass(4 * minute)
    expect(lock.isLocked()).toBe(false)
    // The clock is checked each second: no more than that is gained.
    pass(minute + 1000)
    expect(lock.isLocked()).toBe(true)
  })

  it.each([1, 2])('warns at half of the time if that is %d minutes', minutes => {
    const { changes, pass } = setUp({}, minutes)
    pass((minutes * minute) / 2 - 1000)
    expect(changes).toEqual([])
    pass(1000)
    expect(changes[0]?.msUntilLock).toBe((minutes * minute) / 2)
  })

  it('does not lock by itself if it is off, but the teacher can lock', () => {
    const { lock, pass } = setUp({}, 0)
    pass(24 * 60 * minute)
    expect(lock.isLocked()).toBe(false)
    lock.recordActivity(0)
    expect(lock.state()).toEqual({ generation: 2, isLocked: false, hasRunningExport: false })
    lock.lock()
    expect(lock.isLocked()).toBe(true)
  })

  it('does nothing if nobody is logged in, and starts with a login', () => {
    const { lock, changes, pass, logIn } = setUp(null)
    pass(60 * minute)
    lock.lock()
    lock.recordActivity(0)
    expect(lock.isLocked()).toBe(false)
    expect(lock.state()).toEqual({ generation: 2, isLocked: false, hasRunningExport: false })
    logIn()
    pass(14 * minute - 1000)
    expect(changes).toEqual([])
    pass(minute + 1000)
    expect(changes.at(-1)).toMatchObject({ generation: 3, isLocked: true })
  })

  it('reports while it is locked whether an export runs, which a logout would end', () => {
    let running = false
    const { lock, changes, pass } = setUp({}, 15, { hasRunningExport: () => running })
    running = true
    pass(minute)
    expect(changes).toEqual([])
    lock.lock()
    expect(changes).toEqual([{ generation: 2, isLocked: true, hasRunningExport: true }])
    running = false
    lock.check()
    expect(changes.at(-1)).toEqual({ generation: 2, isLocked: true, hasRunningExport: false })
  })

  it('locks exactly at the configured time after the last input, whatever happens in between', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('active' as const), ms: fc.integer({ min: 0, max: 60_000 }) }),
      fc.record({ kind: fc.constant('sleep' as const), ms: fc.integer({ min: 0, max: 6 * minute }) }),
      fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 6 * minute }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), steps => {
        vi.setSystemTime(start)
        const { lock, pass, sleep } = setUp({}, 5)
        let last = start
        let locked = false
        for (const { kind, ms } of steps) {
          if (kind === 'pass') pass(ms)
          if (kind === 'sleep') sleep(ms)
          locked ||= Date.now() - last >= 5 * minute
          if (kind === 'active') {
            lock.recordActivity(ms)
            if (!locked) last = Math.max(last, Date.now() - ms)
          }
          expect(lock.isLocked()).toBe(locked)
        }
        void lock.dispose()
      }),
    )
  })
})

describe('the stored lock snapshot', () => {
  it('is the last activity, at most once a minute, and a lock at once', () => {
    const { lock, written, pass } = setUp()
    lock.recordActivity(0)
    for (let second = 0; second < 180; second++) {
      pass(1000)
      lock.recordActivity(0)
    }
    expect(written.map(({ activeAt }) => activeAt - start)).toEqual([1000, 61_000, 121_000])
    lock.lock()
    expect(written.at(-1)).toEqual({ locked: true, activeAt: start + 180_000, wrong: 0 })
  })

  it.each<[string, Partial<LockSnapshot>, boolean]>([
    ['locked', { locked: true }, true],
    ['left long ago', { activeAt: start - 15 * minute }, true],
    ['left a moment ago', { activeAt: start - 13 * minute }, false],
    ['by a clock that was ahead', { activeAt: start + 2 * minute }, true],
    ['by a clock that was a few seconds ahead', { activeAt: start + minute }, false],
  ])('at the next start: %s', (_name, snapshot, locked) => {
    const { lock, changes } = setUp(snapshot)
    expect(lock.isLocked()).toBe(locked)
    expect(changes.map(state => state.isLocked)).toEqual(locked ? [true] : [])
  })

  it('does not lock if it is old and the idle lock is off; a lock stays', () => {
    expect(setUp({ activeAt: 0 }, 0).lock.isLocked()).toBe(false)
    expect(setUp({ locked: true }, 0).lock.isLocked()).toBe(true)
  })

  it('is the number of wrong passwords, also after a restart, until the right one', async () => {
    const { lock, written } = setUp({ locked: true, wrong: 3 })
    expect(await lock.recordWrongPassword()).toBe(1)
    expect(written.at(-1)?.wrong).toBe(4)
    expect(await lock.recordWrongPassword()).toBe(0)
    lock.unlock()
    expect(written.at(-1)).toEqual({ locked: false, activeAt: start, wrong: 0 })
    expect(lock.isLocked()).toBe(false)
  })
})
