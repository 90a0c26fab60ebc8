/** Calls that go on after a locked screen is unlocked, e.g. those of a recording. */
import type { MethodName } from '../../shared/contract/keys'
import { lockedStatus, type Result } from '../../shared/contract/result'
import type { Answer, Argument } from '../../shared/contract/types'
import { callBridge } from './host'
import { lockState, onLock } from './lock-state'
import { onSessionEnd, sessionState } from './session'

/** When a refused call is tried again while the page has not heard of the lock, in milliseconds. */
const retryMs = 250

/** Resolves when the screen may be unlocked, or the session has ended. */
const unlocked = (): Promise<void> =>
  new Promise(resolve => {
    if (!lockState()?.isLocked) return void setTimeout(resolve, retryMs)
    const end = () => {
      for (const stop of stops) stop()
      resolve()
    }
    const stops = [onLock(isLocked => isLocked || end()), onSessionEnd(end)]
  })

/** As `callBridge`; a call that main refuses because the screen is locked is made again after the unlock. */
export async function callWhenUnlocked<M extends MethodName>(
  method: M,
  argument: Argument<M>,
): Promise<Result<Answer<M>>> {
  const generation = sessionState()?.generation
  for (;;) {
    const answer = await callBridge(method, argument)
    if (answer.ok || answer.error.status !== lockedStatus) return answer
    await unlocked()
    if (sessionState()?.generation !== generation) return answer
  }
}
