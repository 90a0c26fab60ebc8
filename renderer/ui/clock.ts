/** The corrected clock: this PC's, set right by the server's (DESIGN §6). */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { fromJst, jstParts } from '../../shared/domain/time'

/** The server's clock less this PC's, in milliseconds. */
const offsetAtom = atom(0)
const store = getDefaultStore()

export const setClockOffset = (offset: number): void => store.set(offsetAtom, offset)

/** Hears that the server has set the clock right. */
export const onClockChange = (listener: () => void): (() => void) => store.sub(offsetAtom, listener)

/** Now, in milliseconds, for what is not shown or only for a moment; a component takes `useNow`. */
export const now = (): number => Date.now() + store.get(offsetAtom)

/** Today in Tokyo, as the instant of its midnight. */
function today(): number {
  const { year, month, day } = jstParts(now())
  return fromJst(year, month, day)
}

/** A PC that sleeps keeps no timer: the day is looked at again at least this often. */
const longestWait = 10 * 60_000

function untilMidnight(): number {
  const { year, month, day } = jstParts(now())
  return fromJst(year, month, day + 1) - now()
}

function onNewDay(changed: () => void): () => void {
  let timer = 0
  const look = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(look, Math.min(untilMidnight(), longestWait))
    changed()
  }
  // A page that was hidden looks at once.
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/**
 * Now, for what is shown: renders again when the day turns in Tokyo, when the server sets the clock right, and, in a page
 * that was hidden, when it comes into sight.
 */
export function useNow(): number {
  useAtomValue(offsetAtom, { store })
  useSyncExternalStore(onNewDay, today)
  return now()
}
