/**
 * Lets exports wait until the screen is unlocked (DESIGN §4 idleLockMinutes, §11). Exports continue while it is locked,
 * but nobody can choose a path, and no file is renamed into place, until the teacher is back.
 */
import { abortable } from './abortable'

export interface UnlockWaiter {
  /** Whether the screen is locked now. */
  isLocked(): boolean
  /** Resolves when the screen is not locked; rejects with the signal's reason as soon as it aborts. */
  waitUntilUnlocked(signal: AbortSignal): Promise<void>
  /** Call when the screen was unlocked: all waits check it again. */
  notifyUnlocked(): void
}

/** @param isLocked reads the lock's current state. */
export function createUnlockWaiter(isLocked: () => boolean): UnlockWaiter {
  const waiting = new Set<() => void>()
  return {
    isLocked,
    async waitUntilUnlocked(signal) {
      while (isLocked()) await abortable(new Promise<void>(check => waiting.add(check)), signal)
      signal.throwIfAborted()
    },
    notifyUnlocked() {
      const all = [...waiting]
      waiting.clear()
      for (const check of all) check()
    },
  }
}
