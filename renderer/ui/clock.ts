/**
 * The corrected clock: the PC's clock plus its offset to the server's clock (DESIGN §6). The bridge sets the offset.
 */
import { atom, getDefaultStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import { midnight } from '../../shared/domain/time'
import { useAtomValue } from './use-atom'

/** The server's clock minus the PC's clock, in milliseconds. */
const offsetAtom = atom(0)
const store = getDefaultStore()

/** Sets how far the server’s clock is ahead of the PC’s clock, in milliseconds. */
export const setClockOffset = (offset: number): void => store.set(offsetAtom, offset)

/** Calls `listener` when the offset changes. */
export const onClockChange = (listener: () => void): (() => void) => store.sub(offsetAtom, listener)

/** The current time in milliseconds. Components use `useNow` for a time that stays on the screen. */
export const now = (): number => Date.now() + store.get(offsetAtom)

/** Today in Tokyo, as the instant of its midnight. */
const today = (): number => midnight(now())

/** A PC that sleeps runs no timers, so the date is checked at least this often, in milliseconds. */
const longestWait = 10 * 60_000

function onNewDay(changed: () => void): () => void {
  let timer = 0
  const check = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(check, Math.min(midnight(now(), 1) - now(), longestWait))
    changed()
  }
  // A page that was hidden checks at once.
  check()
  document.addEventListener('visibilitychange', check)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/**
 * The midnight in Tokyo at which today began. The component renders again when the date changes, when the offset
 * changes, and when a hidden page is shown and the date has changed.
 */
export function useToday(): number {
  useAtomValue(offsetAtom)
  return useSyncExternalStore(onNewDay, today)
}

/** The current time, for rendering. The component renders again when `useToday` does. */
export function useNow(): number {
  useToday()
  return now()
}

const minute = 60_000

function onNewMinute(changed: () => void): () => void {
  let timer = 0
  const check = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(check, minute - (now() % minute))
    changed()
  }
  // A page that was hidden checks at once.
  check()
  document.addEventListener('visibilitychange', check)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

/** The instant at which the current minute began. The component renders again each minute. */
export function useMinute(): number {
  useAtomValue(offsetAtom)
  return useSyncExternalStore(onNewMinute, () => now() - (now() % minute))
}
