/** Mark and clear the repeated range of the sound that was used last; used by keys and buttons. */
import { player } from './player'
import { withEnd, withStart } from './repeat-range'
import type { Sound } from './sound-types'

/** Whether a mark can be set now. A stopped sound is at zero and must be played first. */
export const canMarkRepeat = (sound: Sound | null): sound is Sound => {
  const phase = sound?.state().phase
  return phase === 'playing' || phase === 'ready'
}

/** Marks the current position as the start of the repeated range. */
export function markRepeatStart(): void {
  const sound = player.lastUsed()
  if (canMarkRepeat(sound)) sound.setRepeatRange(withStart(sound.state().repeatRange, sound.state().time))
}

/** Marks the current position as the end of the repeated range. A sound that plays jumps back to the start at once. */
export function markRepeatEnd(): void {
  const sound = player.lastUsed()
  if (canMarkRepeat(sound)) sound.setRepeatRange(withEnd(sound.state().repeatRange, sound.state().time))
}

/** Removes the repeated range. A sound that plays continues. */
export const clearRepeat = (): void => player.lastUsed()?.setRepeatRange(null)
