/** Sounds one after another: when one was heard to its end, the next begins. */
import type { Player } from './player'
import type { Sound } from './sound-types'

export interface Sequence {
  playing(): boolean
  /** Plays all of them in their order; those that cannot be played are left out. */
  start(sounds: readonly Sound[]): void
  /** Falls silent, and forgets what was to come. */
  stop(): void
  subscribe(listener: () => void): () => void
}

/** A sequence gives way as soon as anything else is played, or its own sound is stopped. */
export function createSequence(player: Player): Sequence {
  let now: Sound | undefined
  let coming: readonly Sound[] = []
  let forgetEnd = (): void => undefined
  let forgetPlayer = (): void => undefined
  const listeners = new Set<() => void>()

  const rest = (): void => {
    forgetEnd()
    forgetPlayer()
    now = undefined
    coming = []
    for (const listener of listeners) listener()
  }

  const next = (): void => {
    forgetEnd()
    for (;;) {
      const [first, ...others] = coming
      now = first
      coming = others
      if (!now) {
        rest()
        return
      }
      now.play()
      if (player.current() === now) break
    }
    forgetEnd = now.onEnd(next)
    // Between two lines there is no time to fetch.
    coming[0]?.load()
  }

  const watch = (): void => {
    if (!now || player.current() === now) return
    if (player.current() === null && now.state().phase === 'failed') next()
    else rest()
  }

  return {
    playing: () => now !== undefined,
    start(sounds) {
      rest()
      coming = sounds
      next()
      if (!now) return
      forgetPlayer = player.subscribe(watch)
      for (const listener of listeners) listener()
    },
    stop() {
      const last = now
      rest()
      if (last && player.current() === last) last.stop()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
