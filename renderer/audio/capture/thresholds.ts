/** What counts as a fault of the sound, in one table. Samples are 0–1 of full scale. */
export const thresholds = {
  /** Three samples in a row at or above this value: the voice is louder than the microphone can record. */
  clipping: { sample: 0.98, run: 3 },
  /** No sample reaches this value for so many seconds. */
  silence: { sample: 0.01, seconds: 1.6 },
  /**
   * In the last seconds somebody spoke for `speechSeconds` (the mean square of a spectrum is that of this level), and
   * nothing above 4.2 kHz was louder than this part of the voice, in dB. Of a voice that is not cut, a breath is enough.
   */
  telephone: { speech: 0.01, fromHertz: 4200, belowVoice: -62, speechSeconds: 0.7, seconds: 2 },
  /**
   * A line of 50 or 60 Hz and one of its harmonics: each with at least this amplitude, so many dB above its neighbours,
   * and steady within so many dB over so many windows in a row.
   */
  hum: { amplitude: 0.002, harmonic: 0.001, aboveNeighbours: 12, steady: 2, windows: 4 },
  /** No sample arrives for so many seconds. */
  stalled: { seconds: 1 },
  /** The clock of the PC jumps by so many seconds between two looks at it: it was asleep. */
  asleep: { seconds: 4 },
  /** A fault that is over is shown for so many seconds more, so that one can read it. */
  shown: { seconds: 3 },
} as const

export const sampleRate = 16_000
