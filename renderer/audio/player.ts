/**
 * The state that all sounds share: only one sound plays at a time, and all use the same speed (chosen: 0.5–2×, pitch
 * kept).
 */
import type { Sound } from './sound-types'

export const rateLimits = { min: 0.5, max: 2, step: 0.1 } as const

export interface Player {
  /** Stops the sound that plays and makes `sound` the current one. */
  setCurrent(sound: Sound): void
  /** Call when `sound` has stopped playing. */
  clearCurrent(sound: Sound): void
  /** Makes `sound` the last used one: the user played it, moved its position or marked a range on it. */
  setLastUsed(sound: Sound): void
  /** Call when `sound` has been removed. */
  clearLastUsed(sound: Sound): void
  /** The sound that the user played, moved or marked last. */
  lastUsed(): Sound | null
  stop(): void
  /** Stops the sound that plays and lets none begin, e.g. during a recording, until the answer is called. */
  hold(): () => void
  isHeld(): boolean
  /** The sound that plays, or that will play as soon as it is loaded. */
  current(): Sound | null
  /** Whether a sound plays, or will play as soon as it is loaded. */
  isPlaying(): boolean
  rate(): number
  /** Changes the speed by `steps` of 0.1 within its limits. It also changes the speed of the sound that plays. */
  changeRate(steps: number): void
  /** Calls `listener` when the current sound, the last used sound or the speed changes. */
  subscribe(listener: () => void): () => void
}

/** Creates a player; the app has one (`player`), tests create their own. */
export function createPlayer(): Player {
  let current: Sound | null = null
  let last: Sound | null = null
  let rate = 1
  let holds = 0
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
    hold() {
      holds++
      current?.stop()
      let isHolding = true
      return () => {
        if (isHolding) holds--
        isHolding = false
      }
    },
    isHeld: () => holds > 0,
    current: () => current,
    isPlaying: () => current !== null,
    rate: () => rate,
    changeRate(steps) {
      const newRate = Math.round((rate + steps * rateLimits.step) * 10) / 10
      rate = Math.min(rateLimits.max, Math.max(rateLimits.min, newRate))
      current?.setRate(rate)
      notifyListeners()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The one player of the app. */
export const player = createPlayer()
