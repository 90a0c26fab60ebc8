/** The types of the triage of recordings: what is measured, and why a recording needs ears. */

/** A part of a sound, in seconds from its start. */
export interface SoundRange {
  from: number
  to: number
}

/** What is measured in one recording. No field depends on the text that was read. */
export interface SoundMeasures {
  /** The length of the recording. */
  seconds: number
  /** From the first to the last moment of speech; null if nobody speaks. */
  spoken: SoundRange | null
  /** How long somebody speaks, without the gaps of more than 250 ms, in seconds. */
  speechSeconds: number
  /** How long the recording is louder than its background, whether somebody speaks or not, in seconds. */
  soundSeconds: number
  /** How much of that has a pitch, in seconds: not whispers, knocks and rustles. */
  voicedSeconds: number
  /** The loudness of the parts with speech, in dBFS (0 is full scale); null if nobody speaks. */
  loudness: number | null
  /** The loudness of the quietest tenth of the recording, in dBFS; at least −100. */
  noiseFloor: number
  /** How much louder the voice is than the steady noise in its pauses, in dB; null without a voice or without pauses. */
  voiceAboveNoise: number | null
  /** The share of the recording without speech, 0–1. */
  silenceShare: number
  /** The share of the samples that are in runs of three or more at the limit of the scale, 0–1. */
  clippingShare: number
  /** The highest frequency with energy of speech, in Hz; null if nobody speaks, or too little to tell. */
  bandwidth: number | null
  /** The share of the sound (what is louder than silence) that is like speech, and no hum, tone or fan, 0–1. */
  speechShare: number
  /** Every part of more than 400 ms without speech, also before the first and after the last word. */
  pauses: readonly SoundRange[]
  /** Every part of more than 400 ms at the level of the background. A whisper is a pause, but no silence. */
  silences: readonly SoundRange[]
}

/** Why a recording needs ears. The order is that of severity. */
export const triageCodes = [
  'unreadable',
  'empty',
  'no-speech',
  'unclear',
  'other-text',
  'too-short',
  'too-quiet',
  'clipped',
  'noisy',
  'other-sounds',
  'telephone',
  'long-pause',
  'far-from-mean',
] as const
export type TriageCode = (typeof triageCodes)[number]

/** One reason with its figure. `reasonText` says it in words. */
export interface TriageReason {
  code: TriageCode
  /**
   * The figure: seconds (empty, unclear, too-short, long-pause), dBFS (no-speech, too-quiet), dB (noisy), a share 0–1
   * (clipped, other-sounds), Hz (telephone), the score 0–100 (other-text, far-from-mean); null for unreadable.
   */
  figure: number | null
  /** What the figure is compared with: the expected seconds (too-short), omitted words (other-text), the own mean. */
  compared: number | null
}

/** What is known of a recording beside its sound. */
export interface TriageContext {
  /** The text that the student was to read; without it nothing is too short for it. */
  text?: string | undefined
  /** The score of the evaluation, 0–100; null if there is none. */
  score?: number | null | undefined
  /** The mean of the student's other readings, 0–100; only for a reading of one recording (`scoreReason`). */
  ownMean?: number | null | undefined
  /** How many words the evaluation found omitted. */
  leak?: number | null | undefined
}

export interface TriageItem extends TriageContext {
  /** Unique among the items. */
  key: string
  /** The address of the recording from `media.resolve`; undefined while it is not known, null if there is no file. */
  address: string | null | undefined
}

export interface TriageResult {
  /** Null if the recording cannot be read or decoded; then the only reason is `unreadable`. */
  measures: SoundMeasures | null
  /** In the order of severity; empty if nothing is wrong (気になる点なし). */
  reasons: readonly TriageReason[]
}

export interface Triage {
  /** By the key of the item, as soon as it is measured. */
  results: ReadonlyMap<string, TriageResult>
  /** How many items are measured or failed, of all. */
  done: number
  total: number
  /** Reads the recordings again that could not be read. */
  retry: () => void
}
