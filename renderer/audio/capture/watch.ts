/** Watches whether samples still arrive, and whether the PC was asleep. Without a clock of its own. */
import { thresholds } from './thresholds'

const { stalled, asleep } = thresholds

export interface Watch {
  /** Call it when samples have arrived. */
  onSamples(now: number): void
  /** Call it several times a second. */
  look(now: number): { isStalled: boolean; hasSlept: boolean }
}

/** `now`: the time of day, in milliseconds, because other clocks may stand still while the PC sleeps. */
export function createWatch(begin: number): Watch {
  let lastSamples = begin
  let lastLook = begin
  return {
    onSamples(now) {
      lastSamples = now
    },
    look(now) {
      const hasSlept = now - lastLook >= asleep.seconds * 1000
      lastLook = now
      return { isStalled: now - lastSamples >= stalled.seconds * 1000, hasSlept }
    },
  }
}

/** Counts the samples that are missing between the chunks of a segment. */
export function createGapCount() {
  let next: number | null = null
  let missing = 0
  return {
    /** A chunk of so many samples begins here. */
    onChunk(at: number, length: number): void {
      if (next !== null) missing += Math.max(0, at - next)
      next = at + length
    },
    missing: () => missing,
    /** Another segment begins, with a clock of its own. */
    onSegment(): void {
      next = null
    },
  }
}
