import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * The value of the last painted frame: what follows from it, such as what is rendered ahead, is work between two
 * frames, and is skipped where the value changes faster than that.
 */
export function useValueAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState<{ value: T }>({ value })
  const isPainted = painted.value === value
  useEffect(() => {
    if (!isPainted) return afterPaint(() => startTransition(() => setPainted({ value })))
  }, [value, isPainted])
  return painted.value
}
