/** What all sounds share: one plays at a time, and all at the same speed (chosen: 0.5–1.5×, pitch kept). */
import type { Sound } from './sound-types'

export const rateLimits = { min: 0.5, max: 1.5, step: 0.1 } as const

export interface Player {
  /** Stops what plays, and remembers `sound` as what plays now. */
  take(sound: Sound): void
  /** `sound` plays no more. */
  release(sound: Sound): void
  /** `sound` is what the teacher is at: it was played, moved or marked last. */
  note(sound: Sound): void
  /** `sound` is there no more. */
  forget(sound: Sound): void
  /** The sound that the teacher is at. */
  last(): Sound | null
  stop(): void
  /** The sound that plays, or is about to. */
  current(): Sound | null
  /** Whether a sound plays, or is about to. */
  playing(): boolean
  rate(): number
  /** Changes the speed by `steps` of 0.1, kept within its limits; the sound that plays follows at once. */
  changeRate(steps: number): void
  /** Says when another sound plays or none, when the teacher is at another one, and when the speed changes. */
  subscribe(listener: () => void): () => void
}

export function createPlayer(): Player {
  let current: Sound | null = null
  let last: Sound | null = null
  let rate = 1
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    take(sound) {
      const previous = current
      if (previous === sound) return
      current = sound
      last = sound
      previous?.stop()
      tell()
    },
    release(sound) {
      if (current !== sound) return
      current = null
      tell()
    },
    note(sound) {
      if (last === sound) return
      last = sound
      tell()
    },
    forget(sound) {
      if (last !== sound) return
      last = null
      tell()
    },
    last: () => last,
    stop: () => current?.stop(),
    current: () => current,
    playing: () => current !== null,
    rate: () => rate,
    changeRate(steps) {
      const wanted = Math.round((rate + steps * rateLimits.step) * 10) / 10
      rate = Math.min(rateLimits.max, Math.max(rateLimits.min, wanted))
      current?.setRate(rate)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The app's one player. */
export const player = createPlayer()
