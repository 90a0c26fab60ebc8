/** Whether the server is out of reach, as main says, and what waited for it when it is back. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { lockState, onLock } from './lock-state'
import { retryWaiting } from './presenter'
import { hearAlways, onSessionEnd } from './session'

const offlineAtom = atom(false)
const store = getDefaultStore()

/** It came back while the screen was locked, where main answers no call. */
let owed = false

hearAlways('offline.changed', ({ offline }) => {
  const back = store.get(offlineAtom) && !offline
  store.set(offlineAtom, offline)
  owed = back && lockState()?.locked === true
  if (back && !owed) retryWaiting()
})

onLock(locked => {
  if (locked || !owed) return
  owed = false
  retryWaiting()
})

onSessionEnd(() => {
  owed = false
})

export const isOffline = (): boolean => store.get(offlineAtom)

export const useOffline = (): boolean => useAtomValue(offlineAtom, { store })
