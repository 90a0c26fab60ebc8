import { useEffect, useRef } from 'react'
import { player } from '../../audio/player'
import { lockScreen, onLock, showFailure, useBoot, useLock, useSession } from '../../bridge/index'
import { keysText } from '../../ui/keys/text'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { appText } from '../text'
import classes from './Lock.module.css'
import { LockScreen } from './LockScreen'
import { isLockKey } from './lock-keys'
import { lockText } from './text'
import { useActivityReports } from './use-activity-reports'

/** Locks the screen because the teacher asked for it. */
export async function lockNow(): Promise<void> {
  const result = await lockScreen()
  if (!result.ok) showFailure(result.error)
}

/** Only named in the help: the handler of this key also works in fields and dialogs, so it is not in the table. */
const lockKeys = [{ label: appText.header.lock, keys: ['Ctrl+Alt+l'] }]

function useLockKey(enabled: boolean): void {
  useKeyTable(lockKeys, { enabled, group: keysText.everywhere })
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (!isLockKey(event)) return
      event.preventDefault()
      void lockNow()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [enabled])
}

/** Stops playback when the screen locks, and returns the focus to its last element when it is unlocked. */
function useFocusReturn(isLocked: boolean, isLoggedIn: boolean): void {
  const focusBefore = useRef<Element | null>(null)
  const wasLocked = useRef(isLocked)
  useEffect(
    () =>
      onLock(now => {
        if (!now) return
        focusBefore.current = document.activeElement
        player.stop()
      }),
    [],
  )
  useEffect(() => {
    const isUnlocked = wasLocked.current && !isLocked && isLoggedIn
    wasLocked.current = isLocked
    if (!isUnlocked) return
    const last = focusBefore.current
    focusBefore.current = null
    // The program started locked, so nothing had the focus yet.
    if (last === null) document.querySelector('main')?.focus({ preventScroll: true })
    else if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
  }, [isLocked, isLoggedIn])
}

/**
 * The idle lock: reports activity to main, shows the warning and the lock screen. It is the last child of the program,
 * above everything.
 */
export function Lock() {
  const session = useSession()
  const { idleLockMinutes } = useBoot()
  const { isLocked, willLockSoon, isExporting } = useLock()
  const isOpen = session !== null && !isLocked
  useActivityReports(isOpen ? idleLockMinutes : 0, willLockSoon)
  useLockKey(isOpen)
  useFocusReturn(isLocked, session !== null)
  if (session && isLocked) return <LockScreen key={session.generation} session={session} isExporting={isExporting} />
  return (
    <div role="status" className={classes.warning}>
      {willLockSoon ? (
        <p className={classes.soon}>
          <strong>{lockText.lockingSoon}</strong>
          <span>{lockText.lockingSoonHint}</span>
        </p>
      ) : null}
    </div>
  )
}
