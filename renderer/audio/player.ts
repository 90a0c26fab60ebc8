/** What all sounds share: one plays at a time, and all at the same speed (chosen: 0.5–1.5×, pitch kept). */
import type { Sound } from './sound-types'

export const rateLimits = { min: 0.5, max: 1.5, step: 0.1 } as const

export interface Player {
  /** Stops what plays, and remembers `sound` as what plays now. */
  setCurrent(sound: Sound): void
  /** `sound` plays no more. */
  clearCurrent(sound: Sound): void
  /** `sound` is what the teacher is at: it was played, moved or marked last. */
  setLastUsed(sound: Sound): void
  /** `sound` is there no more. */
  clearLastUsed(sound: Sound): void
  /** The sound that the teacher is at. */
  lastUsed(): Sound | null
  stop(): void
  /** The sound that plays, or is about to. */
  current(): Sound | null
  /** Whether a sound plays, or is about to. */
  isPlaying(): boolean
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
  const notifyListeners = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    setCurrent(sound) {
      const previous = current
      if (previous === sound) return
      current = sound
      last = sound
      previous?.stop()
      notifyListeners()
    },
    clearCurrent(sound) {
      if (current !== sound) return
      current = null
      notifyListeners()
    },
    setLastUsed(sound) {
      if (last === sound) return
      last = sound
      notifyListeners()
    },
    clearLastUsed(sound) {
      if (last !== sound) return
      last = null
      notifyListeners()
    },
    lastUsed: () => last,
    stop: () => current?.stop(),
    current: () => current,
    isPlaying: () => current !== null,
    rate: () => rate,
    changeRate(steps) {
      const wanted = Math.round((rate + steps * rateLimits.step) * 10) / 10
      rate = Math.min(rateLimits.max, Math.max(rateLimits.min, wanted))
      current?.setRate(rate)
      notifyListeners()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The app's one player. */
export const player = createPlayer()
