import { useCallback, useEffect, useRef, useState } from 'react'
import { limits } from '../../shared/domain/limits'
import { useStableCallback } from './use-stable-callback'

/** `waiting`: it can be undone; `acting`: it cannot be undone any more. */
type UndoState = 'waiting' | 'acting'

export interface Undo {
  state(key: string): UndoState | undefined
  begin(key: string): void
  undo(key: string): void
}

/**
 * Delays an action that cannot be undone until the time for undo has passed (`limits.undoMs`). Leaving the page or
 * closing the program before that cancels the action.
 */
export function useUndo(act: (key: string) => Promise<void>): Undo {
  const [states, setStates] = useState<ReadonlyMap<string, UndoState>>(new Map())
  const timers = useRef(new Map<string, number>())
  const latestAct = useStableCallback(act)

  const set = useCallback((key: string, state: UndoState | undefined) => {
    setStates(old => {
      const next = new Map(old)
      if (state === undefined) next.delete(key)
      else next.set(key, state)
      return next
    })
  }, [])

  const takeBack = useCallback(
    (key: string) => {
      window.clearTimeout(timers.current.get(key))
      if (timers.current.delete(key)) set(key, undefined)
    },
    [set],
  )

  // A cached page that is hidden counts as left.
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const key of [...waiting.keys()]) takeBack(key)
    }
  }, [takeBack])

  return {
    state: key => states.get(key),
    begin(key) {
      if (states.has(key)) return
      set(key, 'waiting')
      const timer = window.setTimeout(() => {
        timers.current.delete(key)
        set(key, 'acting')
        void latestAct(key).finally(() => set(key, undefined))
      }, limits.undoMs)
      timers.current.set(key, timer)
    },
    undo: takeBack,
  }
}
