/** Follows main's `offline.changed` events: sets the state that ui shows, and retries the failed reads when the server is back. */
import { isOffline, setOffline } from '../ui/connection'
import { lockState, onLock } from './lock-state'
import { retryWaiting } from './presenter'
import { hearAlways, onSessionEnd } from './session'

/** The server came back while the screen was locked. Main answers no call then, so the retry waits for the unlock. */
let isRetryPending = false

hearAlways('offline.changed', ({ offline }) => {
  const isBack = isOffline() && !offline
  setOffline(offline)
  isRetryPending = isBack && lockState()?.locked === true
  if (isBack && !isRetryPending) retryWaiting()
})

onLock(locked => {
  if (locked || !isRetryPending) return
  isRetryPending = false
  retryWaiting()
})

onSessionEnd(() => {
  isRetryPending = false
})
