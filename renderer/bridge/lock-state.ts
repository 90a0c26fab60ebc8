/** Whether the screen is locked, as main tells it (DESIGN §4 idleLockMinutes): the page only shows it. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { LockState } from '../../shared/contract/types'

const lockAtom = atom<LockState | null>(null)
const store = getDefaultStore()
const listeners = new Set<(locked: boolean) => void>()

/** The login of which an event has told: what the host said at boot is then older. */
let eventGeneration = -1

export const lockState = (): LockState | null => store.get(lockAtom)

export const useLockState = (): LockState | null => useAtomValue(lockAtom, { store })

/** Hears that the screen is locked or unlocked, just before it is shown. */
export function onLock(listener: (locked: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function applyLock(state: LockState): void {
  const before = store.get(lockAtom)
  eventGeneration = state.generation
  const turned = before?.locked !== state.locked || (state.locked && before.generation !== state.generation)
  if (turned) for (const listener of listeners) listener(state.locked)
  store.set(lockAtom, state)
}

/** What the host says at boot. */
export function applyBootLock(generation: number, locked: boolean): void {
  if (eventGeneration === generation) return
  applyLock({ generation, locked, running: false })
  eventGeneration = -1
}

/** From nothing known, e.g. with another host. */
export function resetLock(): void {
  eventGeneration = -1
  store.set(lockAtom, null)
}
