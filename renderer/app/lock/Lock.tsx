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

/** Stops playback at a lock, and returns the focus to its last element after the unlock. */
function useFocusReturn(locked: boolean, present: boolean): void {
  const held = useRef<Element | null>(null)
  const was = useRef(locked)
  useEffect(
    () =>
      onLock(now => {
        if (!now) return
        held.current = document.activeElement
        player.stop()
      }),
    [],
  )
  useEffect(() => {
    const back = was.current && !locked && present
    was.current = locked
    if (!back) return
    const last = held.current
    held.current = null
    // The program started locked, so nothing had the focus yet.
    if (last === null) document.querySelector('main')?.focus({ preventScroll: true })
    else if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
  }, [locked, present])
}

/**
 * The idle lock: reports activity to main, shows the warning and the lock screen. It is the last child of the program,
 * above everything.
 */
export function Lock() {
  const session = useSession()
  const { idleLockMinutes } = useBoot()
  const { locked, soon, running } = useLock()
  const open = session !== null && !locked
  useActivityReports(open ? idleLockMinutes : 0, soon)
  useLockKey(open)
  useFocusReturn(locked, session !== null)
  if (session && locked) return <LockScreen key={session.generation} session={session} running={running} />
  return (
    <div role="status" className={classes.warning}>
      {soon ? (
        <p className={classes.soon}>
          <strong>{lockText.soon}</strong>
          <span>{lockText.soonHint}</span>
        </p>
      ) : null}
    </div>
  )
}
