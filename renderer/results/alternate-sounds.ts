/** Model and recording by turns, by one key. */
import type { SoundKind } from '../audio/AudioControl'

/**
 * What A plays after the sound at `at` of an item, or first (-1): after an original, or a model answer, the recording behind
 * it, after a recording the model that it answers, where sub-questions have sounds of their own.
 * @returns a place in `sounds`; that of the sound itself where there is no other.
 */
export function nextAlternateSound(sounds: readonly { kind: SoundKind }[], at: number): number {
  const kinds = sounds.map(({ kind }) => (kind === 'recording' ? kind : 'model'))
  if (at < 0) return Math.max(kinds.indexOf('model'), 0)
  const wanted = kinds[at] === 'model' ? 'recording' : 'model'
  const from = wanted === 'recording' ? at : kinds.slice(0, at).lastIndexOf('recording') + 1
  return [kinds.indexOf(wanted, from), kinds.indexOf(wanted), at].find(place => place >= 0) ?? at
}
