/** The order in which the A key alternates between model and recording. */
import type { SoundKind } from '../audio/AudioControl'

/**
 * Chooses the sound that the A key plays after the sound at `at`, or first (-1). After an original or a sample answer
 * it is the next recording. After a recording it is the model that the recording answers, if sub-questions have sounds
 * of their own.
 * @returns an index in `sounds`; `at` itself if there is no other sound.
 */
export function nextAlternateSound(sounds: readonly { kind: SoundKind }[], at: number): number {
  const kinds = sounds.map(({ kind }) => (kind === 'recording' ? kind : 'model'))
  if (at < 0) return Math.max(kinds.indexOf('model'), 0)
  const wantedKind = kinds[at] === 'model' ? 'recording' : 'model'
  const from = wantedKind === 'recording' ? at : kinds.slice(0, at).lastIndexOf('recording') + 1
  return [kinds.indexOf(wantedKind, from), kinds.indexOf(wantedKind), at].find(place => place >= 0) ?? at
}
