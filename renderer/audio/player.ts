/**
 * The state that all sounds share: only one sound plays at a time, and all use the same speed (chosen: 0.5–2×, pitch
 * kept).
 */
import type { Sound } from './sound-types'

export const rateLimits = { min: 0.5, max: 2, step: 0.1 } as const

/** The speeds at which a teacher listens to a class: few, so that one key leads to each quickly. */
export const listeningRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2]

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
  /** Changes the speed to the next one of `rates`, which are in ascending order; at their end it stays. */
  stepRate(direction: 1 | -1, rates: readonly number[]): void
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
  const setRate = (chosen: number): void => {
    rate = Math.min(rateLimits.max, Math.max(rateLimits.min, chosen))
    current?.setRate(rate)
    notifyListeners()
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
      setRate(Math.round((rate + steps * rateLimits.step) * 10) / 10)
    },
    stepRate(direction, rates) {
      const next = direction > 0 ? rates.find(each => each > rate) : rates.findLast(each => each < rate)
      if (next !== undefined) setRate(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The one player of the app. */
export const player = createPlayer()
