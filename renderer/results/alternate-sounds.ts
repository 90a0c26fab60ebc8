/** Which sound of an item Space plays, and the order in which the A key alternates between model and recording. */
import type { SoundKind } from '../audio/AudioControl'

/** An original and a sample answer are models for the student's recording. */
export type PlayedKind = 'recording' | 'model'

export const playedKindOf = (kind: SoundKind): PlayedKind => (kind === 'recording' ? kind : 'model')

/**
 * Chooses the sound of an item that Space plays: the one that was last used, else the first one of the preferred kind,
 * else the first one.
 * @returns an index in `sounds`; 0 if there are none.
 */
export function soundToPlay(sounds: readonly { kind: SoundKind }[], lastUsed: number, preferred: PlayedKind): number {
  if (lastUsed >= 0) return lastUsed
  return Math.max(
    sounds.findIndex(({ kind }) => playedKindOf(kind) === preferred),
    0,
  )
}

/**
 * Chooses the sound that the A key plays after the sound at `at`. After a model it is the next recording. After a
 * recording it is the model that the recording answers, if sub-questions have sounds of their own.
 * @returns an index in `sounds`; `at` itself if there is no other sound.
 */
export function nextAlternateSound(sounds: readonly { kind: SoundKind }[], at: number): number {
  const kinds = sounds.map(({ kind }) => playedKindOf(kind))
  const wantedKind = kinds[at] === 'model' ? 'recording' : 'model'
  const from = wantedKind === 'recording' ? at : kinds.slice(0, at).lastIndexOf('recording') + 1
  return [kinds.indexOf(wantedKind, from), kinds.indexOf(wantedKind), at].find(place => place >= 0) ?? at
}
