/**
 * The limits of the triage, all in one table. They are chosen: what is clearly wrong is named, and an ordinary reading
 * of a beginner is not. tests/renderer/audio/triage/accuracy.test.ts counts both kinds of mistakes.
 */
export const triageLimits = {
  /** dBFS. Background sound from here on is no silence: nobody speaks, but the microphone worked. */
  backgroundFrom: -50,
  /** Seconds. Less sound than this is a knock or the click of the button; a whispered word is longer. */
  sound: 0.25,
  /** The share of a sound with a pitch from which it may be a vowel. By chance, a whisper has less. */
  vowel: 0.5,
  /**
   * The shortest time in which a text can be read, in seconds a syllable. Native speakers read aloud with 4 to 6
   * syllables a second, and a student does not read with more than 8.
   */
  secondsPerSyllable: 1 / 8,
  /** dB. In noise nearer than this to the voice its quiet parts are not found, and its length cannot be told. */
  aboveNoise: 15,
  /** A text of fewer seconds by that is a word or two: too little to compare. */
  shortestText: 0.6,
  /** dBFS. Speech at a usual distance has −30 to −15; below this a teacher turns the volume up. */
  quietest: -40,
  /** The share of samples at the limit. One in 500 is heard as a crackle; a single loud word has less. */
  clipping: 0.002,
  /**
   * dB. A voice that is nearer than this to steady noise is heard with effort. In a quiet room it is 25 to 40 dB above it,
   * beside a fan 20.
   */
  noise: 15,
  /** The share of the sound that is like speech. In less than half of it, a knock, a bell or a machine is heard more. */
  speech: 0.5,
  /** Hz. A telephone has 3,400, a headset in its hands-free mode up to 4,000; other microphones have 7,000 and more. */
  telephone: 4250,
  /** Seconds. A student who looks for a word needs 2 to 3; after more than this the reading had stopped. */
  pause: 5,
  /**
   * Another text: a score below this, and at least so many words omitted, and this share of the words. In a text of a
   * few words two omissions say nothing.
   */
  otherText: { score: 50, words: 4, share: 0.5 },
  /** Points. The scores of one student differ by 10 to 15 from one reading to the next. */
  fromOwnMean: 30,
} as const
