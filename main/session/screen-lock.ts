/**
 * The idle lock (DESIGN §4 idleLockMinutes, §5). Main decides: while the screen is locked the gate refuses every method
 * that shows a teacher's data, whatever the page does. The state is stored with the session, so that it survives a
 * reload, another window and a restart.
 */
import type { LockState } from '../../shared/contract/types'
import type { Disposable } from '../lifecycle'
import type { LockSnapshot, Session } from './session'

export interface ScreenLock extends Disposable {
  /**
   * Whether the screen is locked. It reads the clock, so that a PC that wakes from sleep is locked before its first
   * call.
   */
  isLocked(): boolean
  state(): LockState
  /** The teacher did something `ago` ms ago. This does not unlock a locked screen. */
  recordActivity(ago: number): void
  /** Locks the screen; does nothing if nobody is logged in. */
  lock(): void
  unlock(): void
  /** Counts a wrong password. Returns how many attempts are left once the count is on the disk. */
  recordWrongPassword(): Promise<number>
  /** Notifies if something has changed: the time, the session, or whether an export runs. */
  check(): void
}

export interface ScreenLockOptions {
  session: Pick<Session, 'lockSnapshot' | 'setLockSnapshot' | 'state'>
  /** After how many minutes without input the screen locks; 0 = never. */
  idleMinutes: number
  /** Milliseconds since 1970. The PC clock: it may jump. */
  clock: () => number
  hasRunningExport(): boolean
  onChange(state: LockState): void
}

/** The session ends after so many wrong passwords (chosen). */
const maxWrongPasswords = 5
/** How long before locking the teacher is warned: a minute, or half of a shorter limit. */
const warningMs = (limitMs: number) => Math.min(60_000, limitMs / 2)
/** The last activity is written to the disk at most once in this time. */
const writeIntervalMs = 60_000
const checkIntervalMs = 1000

/** Builds the lock, and checks the clock each second. */
export function createScreenLock(options: ScreenLockOptions): ScreenLock {
  const { session, idleMinutes, clock, hasRunningExport, onChange } = options
  const limit = idleMinutes * 60_000
  let checkedAt = clock()
  let writtenAt = Number.NEGATIVE_INFINITY
  let lastNotified = ''

  function save(snapshot: LockSnapshot, write: boolean): Promise<void> {
    if (write) writtenAt = snapshot.activeAt
    return session.setLockSnapshot(snapshot, write)
  }

  /** The snapshot at this moment: locks the screen if the time is over. */
  function current(): LockSnapshot | null {
    const now = clock()
    // Setting the clock back must not give more time.
    const setBackBy = Math.max(0, checkedAt - now)
    checkedAt = now
    const snapshot = session.lockSnapshot()
    if (snapshot === null) return null
    if (setBackBy > 0) void save({ ...snapshot, activeAt: snapshot.activeAt - setBackBy }, false)
    const activeAt = snapshot.activeAt - setBackBy
    if (!snapshot.locked && limit > 0 && now - activeAt >= limit)
      void save({ ...snapshot, activeAt, locked: true }, true)
    return session.lockSnapshot()
  }

  function stateOf(snapshot: LockSnapshot | null): LockState {
    const { generation } = session.state()
    const state: LockState = { generation, isLocked: snapshot?.locked ?? false, hasRunningExport: hasRunningExport() }
    if (snapshot === null || snapshot.locked || limit === 0) return state
    const remainingMs = limit - (checkedAt - snapshot.activeAt)
    return remainingMs <= warningMs(limit) ? { ...state, msUntilLock: remainingMs } : state
  }

  function check(): LockSnapshot | null {
    const snapshot = current()
    const state = stateOf(snapshot)
    const { generation, isLocked } = state
    // The remaining time is notified once, and the unlocked state at a login or logout not at all.
    const isWarning = state.msUntilLock !== undefined
    const key = `${generation} ${isLocked} ${isWarning} ${isLocked && state.hasRunningExport}`
    if (key === lastNotified) return snapshot
    const isFirst = !lastNotified.startsWith(`${generation} `)
    lastNotified = key
    if (!isFirst || isLocked || isWarning) onChange(state)
    return snapshot
  }

  async function change(changes: Partial<LockSnapshot>): Promise<void> {
    const snapshot = session.lockSnapshot()
    const written = snapshot && save({ ...snapshot, ...changes }, true)
    check()
    await written
  }

  const restored = session.lockSnapshot()
  // The stored time is in the future, because the PC clock was wrong. The idle time is unknown, so lock.
  if (restored && limit > 0 && restored.activeAt > checkedAt + writeIntervalMs) {
    void save({ ...restored, activeAt: checkedAt, locked: true }, true)
  }
  check()
  const timer = setInterval(check, checkIntervalMs)
  timer.unref()

  return {
    isLocked: () => check()?.locked ?? false,
    state: () => stateOf(current()),
    recordActivity(ago) {
      const snapshot = check()
      const activeAt = checkedAt - ago
      if (snapshot === null || snapshot.locked || activeAt <= snapshot.activeAt) return
      void save({ ...snapshot, activeAt }, activeAt - writtenAt >= writeIntervalMs)
      check()
    },
    lock: () => void change({ locked: true }),
    unlock: () => void change({ locked: false, wrong: 0, activeAt: clock() }),
    async recordWrongPassword() {
      const count = (session.lockSnapshot()?.wrong ?? 0) + 1
      await change({ wrong: count })
      return Math.max(0, maxWrongPasswords - count)
    },
    check: () => void check(),
    dispose: () => clearInterval(timer),
  }
}
