/**
 * The locked screen as exports see it (DESIGN §4 idleLockMinutes, §11). They go on behind it, but nobody who sits before it
 * chooses where a file goes, and no file takes its place until its teacher is back.
 */
import { abortable } from './abortable'

export interface UnlockWaiter {
  /** Whether the screen is locked now. */
  isLocked(): boolean
  /** Ends when the screen is not locked; rejects with the signal's reason as soon as it aborts. */
  waitUntilUnlocked(signal: AbortSignal): Promise<void>
  /** To be told when the screen was unlocked: who waits looks again. */
  notifyUnlocked(): void
}

/** @param locked asks the lock, by the clock of now. */
export function createUnlockWaiter(locked: () => boolean): UnlockWaiter {
  const waiting = new Set<() => void>()
  return {
    isLocked: locked,
    async waitUntilUnlocked(signal) {
      while (locked()) await abortable(new Promise<void>(look => waiting.add(look)), signal)
      signal.throwIfAborted()
    },
    notifyUnlocked() {
      const all = [...waiting]
      waiting.clear()
      for (const look of all) look()
    },
  }
}
