/**
 * The first frame of the program: nobody sees closed dialogs and menus in it, nor reads that go on in the background.
 * They begin when it has been painted (docs/performance.md, "start").
 */
import { atom, getDefaultStore } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint'
import { useAtomValue } from './use-atom'

const isPaintedAtom = atom(true)
const store = getDefaultStore()

/** What waits for the first frame. */
const waiting = new Set<() => void>()

/** The longest wait, in milliseconds: a window that nobody sees paints no frame. */
const longestWait = 1000

/** Holds back what the first frame does not show. Call it before the program is rendered. */
export const holdUntilFirstPaint = (): void => store.set(isPaintedAtom, false)

function release(): void {
  if (store.get(isPaintedAtom)) return
  // Afterwards everything is mounted: dialogs can open only from then on.
  flushSync(() => store.set(isPaintedAtom, true))
  for (const run of waiting) run()
  waiting.clear()
}

/**
 * Ends the wait when the component, which is the whole program, has been painted for the first time: one frame later,
 * because the browser must still bring that frame to the screen.
 */
export function useFirstPaint(): void {
  useLayoutEffect(() => {
    let cancel = afterPaint(() => {
      cancel = afterPaint(release)
    })
    const timer = setTimeout(release, longestWait)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [])
}

/** Calls `run` when the first frame of the program has been painted; later, at once. */
export function whenPainted(run: () => void): void {
  if (store.get(isPaintedAtom)) run()
  else waiting.add(run)
}

/** Whether the first frame of the program has been painted. */
export const useIsPainted = (): boolean => useAtomValue(isPaintedAtom)

/** Mounts its children after the first frame of the program; later, at once. */
export const AfterFirstPaint = ({ children }: { children: ReactNode }): ReactNode => (useIsPainted() ? children : null)
