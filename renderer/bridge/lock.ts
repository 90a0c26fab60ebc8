/** Locks and unlocks the screen, and reports the teacher's activity to main (DESIGN §4 idleLockMinutes). */
import type { Result } from '../../shared/contract/result'
import { callBridge } from './host'
import { applyLock, lockState, useLockState } from './lock-state'
import { onHostEvent, sessionState, useSession } from './session'

onHostEvent('lock.changed', applyLock)

/**
 * The lock of the current session: whether it is locked, whether it will lock soon, and whether a file is being saved.
 */
export function useLock(): { isLocked: boolean; willLockSoon: boolean; isExporting: boolean } {
  const session = useSession()
  const state = useLockState()
  if (!session || state?.generation !== session.generation)
    return { isLocked: false, willLockSoon: false, isExporting: false }
  return {
    isLocked: state.isLocked,
    willLockSoon: !state.isLocked && state.msUntilLock !== undefined,
    isExporting: state.hasRunningExport,
  }
}

/** Applies the lock state of main's answer if the session is still the one that asked. */
function applyAnswer(locked: boolean, generation: number | undefined): void {
  const session = sessionState()
  if (generation === undefined || session?.generation !== generation) return
  const before = lockState()
  // The event from main may have arrived before the answer, with more details.
  if (before?.generation === generation && before.isLocked === locked && before.msUntilLock === undefined) return
  applyLock({ generation, isLocked: locked, hasRunningExport: before?.hasRunningExport ?? false })
}

/** Locks the screen at once because the teacher asked for it. */
export async function lockScreen(): Promise<Result<null>> {
  const generation = sessionState()?.generation
  const result = await callBridge('session.lock', {})
  if (result.ok) applyAnswer(true, generation)
  return result
}

/** Unlocks the screen with the password of the same teacher; the message of a failure gives the reason. */
export async function unlockScreen(password: string): Promise<Result<null>> {
  const generation = sessionState()?.generation
  const result = await callBridge('session.unlock', { password })
  if (result.ok) applyAnswer(false, generation)
  return result
}

/** Reports to main that the teacher was active `ago` ms ago; this also hides the warning that the screen will lock. */
export function reportActivity(ago: number): void {
  applyAnswer(false, lockState()?.msUntilLock === undefined ? undefined : sessionState()?.generation)
  void callBridge('session.active', { ago })
}
