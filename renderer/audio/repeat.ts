/** Marking what is repeated, by key and by button, on the sound that the teacher is at. */
import { player } from './player'
import { beginAt, endAt } from './range'
import type { Sound } from './sound-types'

/** Where a mark can be set: a sound that stopped stands at zero, and is played first. */
export const isMarkable = (sound: Sound | null): sound is Sound => {
  const phase = sound?.state().phase
  return phase === 'playing' || phase === 'ready'
}

/** The beginning is here. */
export function repeatFromHere(): void {
  const sound = player.last()
  if (isMarkable(sound)) sound.repeat(beginAt(sound.state().range, sound.state().time))
}

/** The end is here: what plays goes back to the beginning at once. */
export function repeatToHere(): void {
  const sound = player.last()
  if (isMarkable(sound)) sound.repeat(endAt(sound.state().range, sound.state().time))
}

/** Nothing is repeated any more; what plays goes on. */
export const repeatNothing = (): void => player.last()?.repeat(null)
