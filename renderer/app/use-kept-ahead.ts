import { useEffect } from 'react'
import { loadKept, sessionGeneration } from '../bridge/index'

/** What pages wait for before they ask for their own data, or show it: choices that the teacher made before. */
const awaited = [
  'classes',
  'orders',
  'homework-filters',
  'homework-defaults',
  'marked-works',
  'review-settings',
] as const

/** How long after the first screen the reads begin, in milliseconds: they must not delay it. */
const delay = 700

/** Loads the kept choices of the teacher of this session while nobody waits for them. */
export function useKeptAhead(generation: number): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (sessionGeneration() !== generation) return
      for (const key of awaited) void loadKept(key)
    }, delay)
    return () => window.clearTimeout(timer)
  }, [generation])
}
