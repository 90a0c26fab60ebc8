import { useCallback, useRef, useState } from 'react'

interface Busy {
  busy: boolean
  /** Does the work, and gives what it gives; undefined, and nothing done, while other work goes on. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>
}

/** One thing at a time: a second press, faster than the screen, does nothing. */
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
