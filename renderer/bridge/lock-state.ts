/** Whether the screen is locked (DESIGN §4 idleLockMinutes). Main decides; the page only shows it. */
import { atom, getDefaultStore } from 'jotai'
import type { LockState } from '../../shared/contract/types'
import { useAtomValue } from '../ui/use-atom'

const lockAtom = atom<LockState | null>(null)
const store = getDefaultStore()
const listeners = new Set<(locked: boolean) => void>()

/** The session generation of the last lock event. The boot state is older than an event of the same generation. */
let eventGeneration = -1

export const lockState = (): LockState | null => store.get(lockAtom)

export const useLockState = (): LockState | null => useAtomValue(lockAtom)

/** Calls `listener` just before a lock or unlock is shown. */
export function onLock(listener: (locked: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function applyLock(state: LockState): void {
  const before = store.get(lockAtom)
  eventGeneration = state.generation
  const isLockChanged =
    before?.isLocked !== state.isLocked || (state.isLocked && before.generation !== state.generation)
  if (isLockChanged) for (const listener of listeners) listener(state.isLocked)
  store.set(lockAtom, state)
}

/** Applies the lock state that the host reported at boot. */
export function applyBootLock(generation: number, locked: boolean): void {
  if (eventGeneration === generation) return
  applyLock({ generation, isLocked: locked, hasRunningExport: false })
  eventGeneration = -1
}

/** Resets to the initial state, e.g. for another host. */
export function resetLock(): void {
  eventGeneration = -1
  store.set(lockAtom, null)
}
