/**
 * The first frame of the program: nobody sees closed dialogs and menus in it, nor reads that go on in the background. They
 * begin when it has been painted (docs/performance.md).
 */
import { atom, getDefaultStore } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint'
import { useAtomValue } from './use-atom'

const isPaintedAtom = atom(true)
const store = getDefaultStore()

let painted = Promise.resolve()
let tellPainted = () => {}

/** Holds back what the first frame does not show. Call it before the program is rendered. */
export function holdUntilFirstPaint(): void {
  store.set(isPaintedAtom, false)
  painted = new Promise(resolve => {
    tellPainted = resolve
  })
}

/**
 * Ends the wait when the component, which is the whole program, has been painted for the first time: one frame later,
 * because the browser must still bring that frame to the screen.
 */
export function useFirstPaint(): void {
  useLayoutEffect(() => {
    afterPaint(() =>
      afterPaint(() => {
        flushSync(() => store.set(isPaintedAtom, true))
        tellPainted()
      }),
    )
  }, [])
}

/** Resolves when what was held back is mounted: dialogs can open only from then on. */
export const whenPainted = (): Promise<void> => painted

/** Whether the first frame of the program has been painted. */
export const useIsPainted = (): boolean => useAtomValue(isPaintedAtom)

/** Mounts its children after the first frame of the program; later, at once. */
export const AfterFirstPaint = ({ children }: { children: ReactNode }): ReactNode => (useIsPainted() ? children : null)
