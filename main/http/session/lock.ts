/**
 * The idle lock (DESIGN §4 idleLockMinutes, §5). Main decides: while the screen is locked the gate refuses what shows a
 * teacher's data, whatever the page does. Where the lock stands is kept with the session, so that a reload, another window
 * and a restart find it as it was.
 */
import type { LockState } from '../../../shared/contract/types'
import type { Desk, Session } from './session'

export interface Lock {
  /** Whether it is locked now: looks at the clock, so that a PC that slept is locked before its first call is answered. */
  locked(): boolean
  state(): LockState
  /** The teacher did something `ago` ms ago. A locked screen is not unlocked by it. */
  active(ago: number): void
  /** Locks the screen of whoever is logged in. */
  lock(): void
  /** The password was right. */
  unlock(): void
  /** The password was wrong: gives how many more may be, 0 for none, once that is written down. */
  wrong(): Promise<number>
  /** Looks whether something must be told: when time has passed, the session changed, or an export began or ended. */
  look(): void
  stop(): void
}

export interface LockParts {
  session: Pick<Session, 'desk' | 'setDesk' | 'state'>
  /** 0 = never by itself. */
  minutes: number
  /** Milliseconds since 1970; may jump, and stands still for nobody. */
  clock: () => number
  /** Whether an export is under way. */
  running(): boolean
  onChange(state: LockState): void
}

/** Wrong passwords after which the session ends (chosen). */
const maxWrong = 5
/** How long before it locks the teacher is told: a minute, or half the time where that is shorter. */
const warning = (limit: number) => Math.min(60_000, limit / 2)
/** The last activity is written down at most this often. */
const writeEvery = 60_000
const lookEvery = 1000

/** Builds the lock, and begins to watch the clock. */
export function createLock({ session, minutes, clock, running, onChange }: LockParts): Lock {
  const limit = minutes * 60_000
  let seenAt = clock()
  let writtenAt = Number.NEGATIVE_INFINITY
  let told = ''

  function put(desk: Desk, write: boolean): Promise<void> {
    if (write) writtenAt = desk.activeAt
    return session.setDesk(desk, write)
  }

  /** The desk by the clock of now. */
  function current(): Desk | null {
    const now = clock()
    // A clock that is set back gives nobody more time.
    const back = Math.max(0, seenAt - now)
    seenAt = now
    const desk = session.desk()
    if (desk === null) return null
    if (back > 0) void put({ ...desk, activeAt: desk.activeAt - back }, false)
    const activeAt = desk.activeAt - back
    if (!desk.locked && limit > 0 && now - activeAt >= limit) void put({ ...desk, activeAt, locked: true }, true)
    return session.desk()
  }

  function stateOf(desk: Desk | null): LockState {
    const { generation } = session.state()
    const state: LockState = { generation, locked: desk?.locked ?? false, running: running() }
    if (desk === null || desk.locked || limit === 0) return state
    const left = limit - (seenAt - desk.activeAt)
    return left <= warning(limit) ? { ...state, left } : state
  }

  function look(): Desk | null {
    const desk = current()
    if (desk === null) return null
    const state = stateOf(desk)
    const { generation, locked } = state
    // How much time is left is told once; that a login begins unlocked goes without saying.
    const soon = state.left !== undefined
    const key = `${generation} ${locked} ${soon} ${locked && state.running}`
    if (key === told) return desk
    const first = !told.startsWith(`${generation} `)
    told = key
    if (!first || locked || soon) onChange(state)
    return desk
  }

  async function change(over: Partial<Desk>): Promise<void> {
    const desk = session.desk()
    const written = desk && put({ ...desk, ...over }, true)
    look()
    await written
  }

  const found = session.desk()
  // Kept by a clock that was ahead of this one: how long ago that was is not known.
  if (found && limit > 0 && found.activeAt > seenAt + writeEvery) {
    void put({ ...found, activeAt: seenAt, locked: true }, true)
  }
  look()
  const timer = setInterval(look, lookEvery)
  timer.unref()

  return {
    locked: () => look()?.locked ?? false,
    state: () => stateOf(current()),
    active(ago) {
      const desk = look()
      const activeAt = seenAt - ago
      if (desk === null || desk.locked || activeAt <= desk.activeAt) return
      void put({ ...desk, activeAt }, activeAt - writtenAt >= writeEvery)
      look()
    },
    lock: () => void change({ locked: true }),
    unlock: () => void change({ locked: false, wrong: 0, activeAt: clock() }),
    async wrong() {
      const count = (session.desk()?.wrong ?? 0) + 1
      await change({ wrong: count })
      return Math.max(0, maxWrong - count)
    },
    look: () => void look(),
    stop: () => clearInterval(timer),
  }
}
