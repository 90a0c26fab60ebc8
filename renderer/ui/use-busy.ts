import { useCallback, useRef, useState } from 'react'

export interface Busy {
  busy: boolean
  /** Runs `work` and returns its result; while other work is running it does nothing and returns undefined. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>
}

/** Runs one piece of work at a time, so that a fast second click does nothing. */
export function useBusy(): Busy {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = useCallback(async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
