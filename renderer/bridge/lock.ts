/** Locking and unlocking the screen, and telling main that somebody is there (DESIGN §4 idleLockMinutes). */
import type { Result } from '../../shared/contract/result'
import { callBridge } from './host'
import { applyLock, lockState, useLockState } from './lock-state'
import { onHostEvent, sessionState, useSession } from './session'

onHostEvent('lock.changed', applyLock)

/** The lock of the present session: whether it is locked, and how long until it is, where that is soon. */
export function useLock(): { locked: boolean; soon: boolean; running: boolean } {
  const session = useSession()
  const state = useLockState()
  if (!session || state?.generation !== session.generation) return { locked: false, soon: false, running: false }
  return { locked: state.locked, soon: !state.locked && state.left !== undefined, running: state.running }
}

/** Takes over what an answer of main says, where the session is still the one that asked. */
function applyAnswer(locked: boolean, generation: number | undefined): void {
  const present = sessionState()
  if (generation === undefined || present?.generation !== generation) return
  const before = lockState()
  // Main may have said it already, and more.
  if (before?.generation === generation && before.locked === locked && before.left === undefined) return
  applyLock({ generation, locked, running: before?.running ?? false })
}

/** Locks the screen at once, on the teacher's own wish. */
export async function lockScreen(): Promise<Result<null>> {
  const generation = sessionState()?.generation
  const result = await callBridge('session.lock', {})
  if (result.ok) applyAnswer(true, generation)
  return result
}

/** Opens the locked screen with the password of the same teacher; the answer's words say what was wrong. */
export async function unlockScreen(password: string): Promise<Result<null>> {
  const generation = sessionState()?.generation
  const result = await callBridge('session.unlock', { password })
  if (result.ok) applyAnswer(false, generation)
  return result
}

/** Tells main that the teacher did something `ago` ms ago; a warning that stands is void then. */
export function reportActivity(ago: number): void {
  applyAnswer(false, lockState()?.left === undefined ? undefined : sessionState()?.generation)
  void callBridge('session.active', { ago })
}
