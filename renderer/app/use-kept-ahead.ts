import { useEffect } from 'react'
import { loadKept } from '../bridge/index'

/** What other screens wait for before they ask for their own data: what the teacher chose last time. */
const awaited = ['classes', 'orders', 'homework-filters', 'homework-defaults', 'lesson-reminder'] as const

/** The first screen is used this long before, in milliseconds. */
const delay = 700

/** Loads the kept choices of a teacher while nobody waits for them. */
export function useKeptAhead(generation: number): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const key of awaited) void loadKept(key)
    }, delay)
    return () => window.clearTimeout(timer)
  }, [generation])
}
