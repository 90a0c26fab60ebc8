import { textLength } from './text-rules'

/**
 * The wire format of speech evaluation (SPEC §7 Speech evaluation, §9 Audio capture; other details chosen). The first
 * message is a text message, the hello. Binary messages follow: each has a sequence number (uint32, big-endian, from 0)
 * and up to ten frames of 70 bytes. Only the last message may have fewer than ten frames. The text message `{ "end":
 * true }` ends the speech.
 */
export const evaluation = {
  audio: { codec: 'speex-wb', sampleRate: 16_000, frameSize: 320 },
  /** Size of one frame at quality 8. */
  frameBytes: 70,
  framesPerMessage: 10,
  sequenceBytes: 4,
  categories: ['read_word', 'read_sentence', 'read_chapter'],
  /** Maximum length of the text in code points, and of the speech in seconds. */
  text: 3000,
  seconds: 300,
  /** The rhythm of sending (SPEC §9): one message every so many milliseconds. */
  sendMs: 10,
} as const

/** The largest number of frames in a recording. */
export const maxSpeechFrames = (evaluation.seconds * evaluation.audio.sampleRate) / evaluation.audio.frameSize

/** The length of so many frames, in seconds. */
export const secondsOfFrames = (frames: number): number =>
  (frames * evaluation.audio.frameSize) / evaluation.audio.sampleRate

/** Recordings on this PC (chosen): frames in one call of the page, and recordings kept for a teacher at once. */
export const recordingLimits = { framesPerCall: 500, kept: 10 } as const

/** The status of a failure: main does not have this recording any more. */
export const goneStatus = 410

/** Why nothing can be recorded, or why the microphone was lost. */
export const microphoneProblems = [
  'unsupported',
  'no-microphone',
  'not-permitted',
  'in-use',
  'failed',
  'unplugged',
  'asleep',
  'rate-changed',
] as const

/** Whether a text can be read aloud and scored. */
export const isSpeakable = (value: string): boolean => /[A-Za-z0-9]/.test(value) && textLength(value) <= evaluation.text

/** Reasons why there is no result: every code except 0. */
export const evaluationCodes = {
  fine: 0,
  hello: 4000,
  category: 4001,
  frames: 4002,
  silence: 4003,
  tooMuch: 4004,
  tooSlow: 4005,
} as const
