/** The highest frequency of a voice. A telephone, or a headset in its hands-free mode, cuts it at about 3.4 kHz. */
import { bandWidth, hopSeconds, type SoundFrames } from './sound-frames'
import type { SpeechParts } from './speech-parts'

/** A band has energy of speech from this share of the strongest band: −65 dB, quieter than any breath near by. */
const share = 10 ** -6.5

/** … and if it is so many times stronger while somebody speaks than else. */
const aboveNoise = 4

/** Noise covers a voice that ends below it if it reaches so much higher, in Hz: a filter is steeper than that. */
const coveredWidth = 1000

/** What is so near to speech, in seconds, is no noise: a last s may be too quiet to be found. */
const nearSeconds = 0.3

/** Fewer frames than this tell nothing. */
const fewestFrames = 15

/** The mean of each band over the frames that `isIn` names; null if they are too few. */
function meanPower({ count, bands, power }: SoundFrames, isIn: (frame: number) => boolean): Float64Array | null {
  const sums = new Float64Array(bands)
  let frames = 0
  for (let frame = 0; frame < count; frame += 1) {
    if (!isIn(frame)) continue
    frames += 1
    for (let band = 0; band < bands; band += 1)
      sums[band] = (sums[band] as number) + (power[frame * bands + band] as number)
  }
  return frames < fewestFrames ? null : sums.map(sum => sum / frames)
}

/**
 * The upper edge of the highest band with energy of speech, in Hz. Null if it cannot be told: nobody speaks for long
 * enough, or noise may cover the higher bands.
 */
export function voiceBandwidth(frames: SoundFrames, { parts }: SpeechParts): number | null {
  const within = (margin: number): Uint8Array => {
    const isWithin = new Uint8Array(frames.count)
    for (const { from, to } of parts) isWithin.fill(1, Math.max(0, from - margin), to + margin)
    return isWithin
  }
  const isSpoken = within(0)
  const isNear = within(nearSeconds / hopSeconds)
  const voice = meanPower(frames, frame => isSpoken[frame] === 1)
  if (voice === null) return null
  const noise = meanPower(frames, frame => isNear[frame] === 0)
  const least = Math.max(...voice) * share
  const highest = voice.findLastIndex((value, band) => value > least && value > aboveNoise * (noise?.[band] ?? 0))
  const isCovered = noise?.some((value, band) => band > highest + coveredWidth / bandWidth && value > least) ?? false
  return isCovered ? null : (highest + 1) * bandWidth
}
