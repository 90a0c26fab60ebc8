/** Marking what is repeated, by key and by button, on the sound that the teacher is at. */
import { player } from './player'
import { withEnd, withStart } from './repeat-range'
import type { Sound } from './sound-types'

/** Where a mark can be set: a sound that stopped stands at zero, and is played first. */
export const canMarkRepeat = (sound: Sound | null): sound is Sound => {
  const phase = sound?.state().phase
  return phase === 'playing' || phase === 'ready'
}

/** The beginning is here. */
export function markRepeatStart(): void {
  const sound = player.lastUsed()
  if (canMarkRepeat(sound)) sound.setRepeatRange(withStart(sound.state().repeatRange, sound.state().time))
}

/** The end is here: what plays goes back to the beginning at once. */
export function markRepeatEnd(): void {
  const sound = player.lastUsed()
  if (canMarkRepeat(sound)) sound.setRepeatRange(withEnd(sound.state().repeatRange, sound.state().time))
}

/** Nothing is repeated any more; what plays goes on. */
export const clearRepeat = (): void => player.lastUsed()?.setRepeatRange(null)
