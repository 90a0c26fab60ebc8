/**
 * Speech evaluation on the wire (SPEC §7 Speech evaluation, §9 Audio capture; what they leave open is chosen). A first text
 * message is the hello; then come binary messages, each a sequence number (uint32, big-endian, from 0) and up to ten frames
 * of 70 bytes: only the last message has fewer than ten. The text `{ "end": true }` ends the speech.
 */
export const evaluation = {
  audio: { codec: 'speex-wb', sampleRate: 16_000, frameSize: 320 },
  /** Of one frame at quality 8. */
  frameBytes: 70,
  framesPerMessage: 10,
  sequenceBytes: 4,
  categories: ['read_word', 'read_sentence', 'read_chapter'],
  /** The longest text, in code points, and the longest speech, in seconds. */
  text: 3000,
  seconds: 300,
} as const

/** Why there is no result: anything but 0. */
export const evaluationCodes = {
  fine: 0,
  hello: 4000,
  category: 4001,
  frames: 4002,
  silence: 4003,
  tooMuch: 4004,
  tooSlow: 4005,
} as const
