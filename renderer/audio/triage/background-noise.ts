/** Steady noise under a voice: a fan, a hum, a hiss. It is heard in the pauses, and does not change. */
import { decibels, hopSeconds, type SoundFrames } from './sound-frames'
import type { SpeechParts } from './speech-parts'

/** The ear hardly hears the lowest band, in which the ground tones of the mains and of rumble are: −20 dB. */
const lowestBand = 0.01

/** What is so near to speech, in seconds, is no pause: a first or last sound may be too quiet to be found. */
const nearSeconds = 0.15

/** Fewer frames of pauses than this tell nothing. */
const fewestFrames = 30

/** The noise is at least this loud in three of four frames of the pauses: breaths and knocks are not counted. */
const quartile = 0.25

/** The power of each frame as the ear hears it. */
const heardPower = ({ count, bands, power }: SoundFrames): Float64Array =>
  Float64Array.from({ length: count }, (_, frame) => {
    let sum = lowestBand * (power[frame * bands] ?? 0)
    for (let band = 1; band < bands; band += 1) sum += power[frame * bands + band] as number
    return sum
  })

/** How much louder the voice is than the steady noise in its pauses, in dB; null without a voice or without pauses. */
export function voiceAboveNoise(frames: SoundFrames, { parts, isSound }: SpeechParts): number | null {
  const heard = heardPower(frames)
  const isNear = new Uint8Array(frames.count)
  const near = nearSeconds / hopSeconds
  let voice = 0
  let sounding = 0
  for (const { from, to } of parts) {
    isNear.fill(1, Math.max(0, from - near), to + near)
    for (let frame = from; frame < to; frame += 1) {
      if (isSound[frame] !== 1) continue
      voice += heard[frame] as number
      sounding += 1
    }
  }
  const pauses = heard.filter((_, frame) => isNear[frame] === 0).sort()
  if (sounding === 0 || pauses.length < fewestFrames) return null
  const noise = pauses[Math.floor(quartile * pauses.length)] ?? 0
  return Math.max(0, decibels(voice / sounding - noise) - decibels(noise))
}
