/**
 * Follows main's `offline.changed` events: sets the state that ui shows, and retries the failed reads when the server
 * is back.
 */
import { isOffline, setOffline } from '../ui/connection'
import { retryFailedReads } from './failure-display'
import { lockState, onLock } from './lock-state'
import { onHostEvent, onSessionEnd } from './session'

/** The server came back while the screen was locked. Main answers no call then, so the retry waits for the unlock. */
let isRetryPending = false

onHostEvent('offline.changed', ({ offline }) => {
  const isBack = isOffline() && !offline
  setOffline(offline)
  isRetryPending = isBack && lockState()?.isLocked === true
  if (isBack && !isRetryPending) retryFailedReads()
})

onLock(locked => {
  if (locked || !isRetryPending) return
  isRetryPending = false
  retryFailedReads()
})

onSessionEnd(() => {
  isRetryPending = false
})
