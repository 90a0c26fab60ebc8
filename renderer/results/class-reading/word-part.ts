/**
 * Where a word is heard in a recording. An evaluation has no timings, so the place is an estimate: the words share the
 * time in which somebody speaks in proportion to their letters.
 */
import type { SoundMeasures } from '../../audio/triage/index'
import type { Peaks } from '../../audio/waveform-peaks'
import type { MapWord } from './passage-map'

/** Shares of the duration of a recording, 0–1. */
interface Part {
  from: number
  to: number
}

/** A moment is loud from this share of the loudest one. */
const loudShare = 0.1

/** The shares of the duration (0–1) between which somebody speaks; the whole recording if that is not known. */
export function spokenShares(peaks: Peaks | null): Part {
  const values = peaks?.values ?? new Float32Array()
  const limit = Math.max(0, ...values) * loudShare
  const first = values.findIndex(value => value > limit)
  const last = values.findLastIndex(value => value > limit)
  return first === -1 ? { from: 0, to: 1 } : { from: first / values.length, to: (last + 1) / values.length }
}

/** The letters of a passage before a word and after it, as shares of all its letters. */
function letterShares(words: readonly MapWord[], word: MapWord): Part {
  const letters = Math.max(
    1,
    words.reduce((sum, { text }) => sum + text.length, 0),
  )
  const before = words.reduce((sum, { text, to }) => (to <= word.from ? sum + text.length : sum), 0)
  return { from: before / letters, to: (before + word.text.length) / letters }
}

/** The part of the recording of a passage in which this word is heard, by its waveform. */
export function wordPart(words: readonly MapWord[], word: MapWord, peaks: Peaks | null): Part {
  const spoken = spokenShares(peaks)
  const letters = letterShares(words, word)
  const shareAt = (share: number) => spoken.from + share * (spoken.to - spoken.from)
  return { from: shareAt(letters.from), to: shareAt(letters.to) }
}

/**
 * The same by the measures of the recording, which know its pauses: no word is expected in a pause. Null if nobody
 * speaks.
 */
export function measuredWordPart(
  words: readonly MapWord[],
  word: MapWord,
  { spoken, pauses, seconds }: SoundMeasures,
): Part | null {
  if (spoken === null) return null
  const inner = pauses.filter(({ from, to }) => from >= spoken.from && to <= spoken.to)
  const speech = inner.reduce((left, { from, to }) => left - (to - from), spoken.to - spoken.from)
  const letters = letterShares(words, word)
  // The end of a word is before a pause, and the start of the next word after it.
  const momentAt = (share: number, isPast: (pause: number, moment: number) => boolean) =>
    inner.reduce(
      (moment, { from, to }) => (isPast(from, moment) ? moment + to - from : moment),
      spoken.from + share * speech,
    )
  const from = momentAt(letters.from, (pause, moment) => pause <= moment)
  const to = momentAt(letters.to, (pause, moment) => pause < moment)
  return { from: from / seconds, to: to / seconds }
}
