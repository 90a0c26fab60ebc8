/** Plays several sounds one after another: when one ends, the next starts. */
import type { Player } from './player'
import type { Sound } from './sound-types'

export interface SoundSequence {
  isPlaying(): boolean
  /**
   * Plays all sounds in order and skips those that cannot be played.
   * @param play begins to play one of them; by default the whole sound.
   */
  start(sounds: readonly Sound[], play?: (sound: Sound) => void): void
  /** Stops playing and discards the remaining sounds. */
  stop(): void
  subscribe(listener: () => void): () => void
}

/** A sequence ends as soon as the user plays another sound or stops the current one. */
export function createSoundSequence(player: Player): SoundSequence {
  let currentSound: Sound | undefined
  let remaining: readonly Sound[] = []
  let playOne = (sound: Sound): void => sound.play()
  let unsubscribeEnd = (): void => undefined
  let unsubscribePlayer = (): void => undefined
  const listeners = new Set<() => void>()

  const reset = (): void => {
    unsubscribeEnd()
    unsubscribePlayer()
    currentSound = undefined
    remaining = []
    for (const listener of listeners) listener()
  }

  const playNext = (): void => {
    unsubscribeEnd()
    for (;;) {
      const [first, ...rest] = remaining
      currentSound = first
      remaining = rest
      if (!currentSound) {
        reset()
        return
      }
      if (currentSound.element()) playOne(currentSound)
      if (player.current() === currentSound) break
    }
    unsubscribeEnd = currentSound.onEnd(playNext)
    // Load the next sound early: there is no pause between two lines in which to download it.
    remaining[0]?.load()
  }

  const onPlayerChange = (): void => {
    if (!currentSound || player.current() === currentSound) return
    if (player.current() === null && currentSound.state().phase === 'failed') playNext()
    else reset()
  }

  return {
    isPlaying: () => currentSound !== undefined,
    start(sounds, play = sound => sound.play()) {
      reset()
      playOne = play
      remaining = sounds
      playNext()
      if (!currentSound) return
      unsubscribePlayer = player.subscribe(onPlayerChange)
      for (const listener of listeners) listener()
    },
    stop() {
      const stopped = currentSound
      reset()
      if (stopped && player.current() === stopped) stopped.stop()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
