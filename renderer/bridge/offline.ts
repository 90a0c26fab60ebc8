/** Whether the server is out of reach, as main says. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { hearAlways } from './session'

const offlineAtom = atom(false)
const store = getDefaultStore()

hearAlways('offline.changed', ({ offline }) => store.set(offlineAtom, offline))

export const useOffline = (): boolean => useAtomValue(offlineAtom, { store })
