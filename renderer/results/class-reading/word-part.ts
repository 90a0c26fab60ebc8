/**
 * Where a word is heard in a recording. An evaluation has no timings, so the place is an estimate: the words share the
 * time between the first and the last loud moment in proportion to their letters.
 */
import type { Peaks } from '../../audio/waveform-peaks'
import type { MapWord } from './passage-map'

/** A moment is loud from this share of the loudest one. */
const loudShare = 0.1

/** The shares of the duration (0–1) between which somebody speaks; the whole recording if that is not known. */
export function spokenShares(peaks: Peaks | null): { from: number; to: number } {
  const values = peaks?.values ?? new Float32Array()
  const limit = Math.max(0, ...values) * loudShare
  const first = values.findIndex(value => value > limit)
  const last = values.findLastIndex(value => value > limit)
  return first === -1 ? { from: 0, to: 1 } : { from: first / values.length, to: (last + 1) / values.length }
}

/** The part of the recording of a passage in which this word is heard. */
export function wordPart(words: readonly MapWord[], word: MapWord, peaks: Peaks | null): { from: number; to: number } {
  const spoken = spokenShares(peaks)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const before = words.reduce((sum, { text, to }) => (to <= word.from ? sum + text.length : sum), 0)
  const shareAt = (count: number) => spoken.from + (count / Math.max(1, letters)) * (spoken.to - spoken.from)
  return { from: shareAt(before), to: shareAt(before + word.text.length) }
}
