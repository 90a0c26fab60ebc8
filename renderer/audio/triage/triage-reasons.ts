/** Why a recording needs ears: pure rules over its measures and what else is known of it. */
import { triageLimits as limits } from './triage-limits'
import {
  type SoundMeasures,
  type SoundRange,
  type TriageCode,
  type TriageContext,
  type TriageReason,
  triageCodes,
} from './triage-types'

/** The approximate number of syllables of a word: its groups of vowels, also a silent e; at least one. */
const syllables = (word: string): number => Math.max(1, word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1)

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(word => /[A-Za-z0-9]/.test(word))

/** The shortest time in which the text can be read aloud, in seconds; 0 without English words. */
export const shortestReading = (text: string): number =>
  wordsOf(text).reduce((sum, word) => sum + syllables(word), 0) * limits.secondsPerSyllable

/** The pauses between the first and the last word. */
const innerPauses = ({ pauses, spoken }: SoundMeasures): SoundRange[] =>
  spoken === null ? [] : pauses.filter(({ from, to }) => from >= spoken.from && to <= spoken.to)

/** Whether nobody speaks, and there is almost nothing but the background. */
const hasNoSound = ({ spoken, soundSeconds }: SoundMeasures): boolean => spoken === null && soundSeconds < limits.sound

/** Whether steady noise is near to the voice. In a quiet room a soft voice is near to its noise, too. */
const isNoisy = ({ voiceAboveNoise, noiseFloor }: SoundMeasures): boolean =>
  voiceAboveNoise !== null && voiceAboveNoise < limits.noise && noiseFloor >= limits.backgroundFrom

/** Whether the sound may be the one vowel of a text of one syllable. */
const isVowel = ({ voicedSeconds, soundSeconds }: SoundMeasures, { text = '' }: TriageContext): boolean =>
  voicedSeconds >= limits.vowel * soundSeconds && shortestReading(text) === limits.secondsPerSyllable

type Found = { figure: number | null; compared?: number } | null

const farFromMean = (score: number | null | undefined, ownMean: number | null | undefined): Found =>
  typeof score === 'number' && typeof ownMean === 'number' && Math.abs(score - ownMean) >= limits.fromOwnMean
    ? { figure: score, compared: ownMean }
    : null

const reasonOf = (code: TriageCode, { figure, compared }: NonNullable<Found>): TriageReason => ({
  code,
  figure,
  compared: compared ?? null,
})

/**
 * The reason of a whole reading of several recordings whose score is far from the student's own mean (0–100); null if
 * it is not. The single sentences are not compared with it: their scores differ more than those of whole readings.
 */
export function scoreReason(score: number | null | undefined, ownMean: number | null | undefined): TriageReason | null {
  const found = farFromMean(score, ownMean)
  return found && reasonOf('far-from-mean', found)
}

/** The rule of each reason: its figure, or null if it does not apply. */
const rules: Record<TriageCode, (measures: SoundMeasures, context: TriageContext) => Found> = {
  // what cannot be read has no measures
  unreadable: () => null,
  empty: measures =>
    hasNoSound(measures) && measures.noiseFloor < limits.backgroundFrom ? { figure: measures.seconds } : null,
  'no-speech': measures =>
    hasNoSound(measures) && measures.noiseFloor >= limits.backgroundFrom ? { figure: measures.noiseFloor } : null,
  // A whisper has no pitch, and a single vowel does not change: neither is found as speech.
  unclear: (measures, context) =>
    measures.spoken === null && !hasNoSound(measures) && !isVowel(measures, context)
      ? { figure: measures.soundSeconds }
      : null,
  'other-text': (_, { text, score, leak }) => {
    if (text === undefined || typeof score !== 'number' || typeof leak !== 'number') return null
    const { score: highest, words, share } = limits.otherText
    const isOther = score < highest && leak >= words && leak >= share * wordsOf(text).length
    return isOther ? { figure: score, compared: leak } : null
  },
  'too-short': ({ loudness, noiseFloor, speechSeconds }, { text = '' }) => {
    const shortest = shortestReading(text)
    const canTell = loudness !== null && loudness - noiseFloor >= limits.aboveNoise && shortest >= limits.shortestText
    return canTell && speechSeconds < shortest ? { figure: speechSeconds, compared: shortest } : null
  },
  'too-quiet': ({ loudness }) => (loudness !== null && loudness < limits.quietest ? { figure: loudness } : null),
  clipped: ({ clippingShare }) => (clippingShare >= limits.clipping ? { figure: clippingShare } : null),
  noisy: measures => (isNoisy(measures) ? { figure: measures.voiceAboveNoise } : null),
  // Steady noise covers what is like speech: it is named alone.
  'other-sounds': measures =>
    measures.spoken !== null && measures.speechShare < limits.speech && !isNoisy(measures)
      ? { figure: measures.speechShare }
      : null,
  telephone: ({ bandwidth }) => (bandwidth !== null && bandwidth <= limits.telephone ? { figure: bandwidth } : null),
  'long-pause': measures => {
    const longest = Math.max(0, ...innerPauses(measures).map(({ from, to }) => to - from))
    return longest >= limits.pause ? { figure: longest } : null
  },
  'far-from-mean': (_, { score, ownMean }) => farFromMean(score, ownMean),
}

/**
 * The reasons of one recording, in the order of their severity; empty if nothing is wrong.
 * @param measures null if the recording cannot be read: then this is the only reason.
 */
export function triageReasons(measures: SoundMeasures | null, context: TriageContext): TriageReason[] {
  if (measures === null) return [{ code: 'unreadable', figure: null, compared: null }]
  return triageCodes.flatMap(code => {
    const found = rules[code](measures, context)
    return found === null ? [] : [reasonOf(code, found)]
  })
}
