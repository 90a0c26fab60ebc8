/** Step 4: the session of the teacher, and the lock of the screen. */
import type { LockState } from '../../shared/contract/types'
import { Emitter, type Event } from '../emitter'
import type { DisposableStore } from '../lifecycle'
import { createScreenLock, type ScreenLock } from '../session/screen-lock'
import { openSession, type Session } from '../session/session'
import { createTokenRenewal, type TokenRenewal } from '../session/token-renewal'
import type { Profile } from './open-profile'
import type { Server } from './open-server'

export interface TeacherSession {
  session: Session
  lock: ScreenLock
  onDidChangeLock: Event<LockState>
  tokenRenewal: TokenRenewal
}

/** Restores the session of the last run, if there is one, and starts the idle lock. */
export async function openTeacherSession(
  { host, log, clock, events }: Profile,
  { config }: Server,
  disposables: DisposableStore,
): Promise<TeacherSession> {
  const session = await openSession({ host, log, clock })
  const lockChanges = new Emitter<LockState>()
  lockChanges.event(state => events.emit('lock.changed', state))
  const lock = createScreenLock({
    session,
    idleMinutes: config.idleLockMinutes,
    clock,
    hasRunningExport: events.hasRunningExport,
    onChange: state => lockChanges.fire(state),
  })
  disposables.add(lock)
  return { session, lock, onDidChangeLock: lockChanges.event, tokenRenewal: createTokenRenewal() }
}
