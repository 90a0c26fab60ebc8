/**
 * Whether the server can be reached, and where its offline copies are listed. The bridge sets both; ui only shows them,
 * so that it does not depend on the bridge.
 */
import { atom, getDefaultStore } from 'jotai'
import { useAtomValue } from './use-atom'

const offlineAtom = atom(false)
const copiesPathAtom = atom<string | null>(null)
const store = getDefaultStore()
const listeners = new Set<(offline: boolean) => void>()

export const isOffline = (): boolean => store.get(offlineAtom)

export const useOffline = (): boolean => useAtomValue(offlineAtom)

/** Sets the state and notifies the listeners, also where it did not change. */
export function setOffline(offline: boolean): void {
  store.set(offlineAtom, offline)
  for (const listener of listeners) listener(offline)
}

/** Calls `listener` each time the state is set; returns the function that stops it. */
export function onOffline(listener: (offline: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The path of the page that lists the offline copies; null if this installation stores none. */
export const useOfflineCopiesPath = (): string | null => useAtomValue(copiesPathAtom)

/** Sets the path; null in an installation that stores no offline copies. */
export const setOfflineCopiesPath = (path: string | null): void => store.set(copiesPathAtom, path)
