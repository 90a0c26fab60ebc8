/**
 * Sounds that are loaded ahead, so that they play at once: at most `maxAlive` at a time, because each holds a media
 * element with its decoded data.
 */
import type { Player } from './player'
import { createSound } from './sound'
import type { Sound } from './sound-types'
import { followSpeaker } from './speaker'

/** The one that plays, the next one, the other side of a comparison, and those of the students before and after. */
const maxAlive = 5

export interface SoundPool {
  /** Makes the first `maxAlive` of these addresses alive, the most urgent first, and releases all others. */
  keep(addresses: readonly string[]): void
  /** The sound at an address; undefined if it is not alive. */
  get(address: string): Sound | undefined
  /** Stops and releases all. */
  release(): void
}

/** @param place the element that holds the media elements. */
export function createSoundPool(player: Player, place: HTMLElement): SoundPool {
  const alive = new Map<string, { sound: Sound; release: () => void }>()

  const add = (address: string): void => {
    const sound = createSound(player)
    const audio = document.createElement('audio')
    audio.preload = 'auto'
    place.append(audio)
    const unfollow = followSpeaker(audio)
    const detach = sound.attach(audio, address)
    sound.load()
    const release = () => {
      detach()
      unfollow()
      audio.remove()
    }
    alive.set(address, { sound, release })
  }
  const keep = (addresses: readonly string[]): void => {
    const wanted = [...new Set(addresses)].slice(0, maxAlive)
    for (const [address, { release }] of alive) {
      if (wanted.includes(address)) continue
      alive.delete(address)
      release()
    }
    for (const address of wanted) if (!alive.has(address)) add(address)
  }
  return { keep, get: address => alive.get(address)?.sound, release: () => keep([]) }
}
