/** The sound of a student's recording: the voice in its room, with the fault that the recording has. */
import { hashNumbers } from '../data/random'
import type { RecordingFault } from '../data/recording-faults'
import { speak, type Voice } from './speech'
import { sampleRate } from './wav'

export interface Speaker extends Voice {
  /** The noise of the room: the largest amplitude, 0–1. */
  room: number
  /** For the noise. */
  seed: number
}

/** How each fault sounds. */
const faults = {
  empty: { seconds: 3, room: 0.0004 },
  hum: { seconds: 4, hertz: 100, amplitude: 0.08 },
  /** Of the words, this share is read. */
  short: 0.25,
  quiet: 0.035,
  clipped: 6,
  /** In Hz; the taps of the filter. */
  telephone: { highest: 3400, taps: 95 },
  pause: { seconds: 6.5 },
} as const

/** Adds noise of the room, in place. */
function withRoom(samples: Float32Array, amplitude: number, seed: number): Float32Array {
  let state = seed
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    samples[at] = (samples[at] ?? 0) + amplitude * (state / 2 ** 31 - 1)
  }
  return samples
}

const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * sampleRate))

/** A steady hum, as of a loose plug. */
function hum(): Float32Array {
  const { seconds, hertz, amplitude } = faults.hum
  return silence(seconds).map((_, at) => amplitude * (2 * (((at * hertz) / sampleRate) % 1) - 1))
}

/** The half of a symmetric low-pass filter (a sinc in a Blackman window), from its middle on. */
function lowPass(highest: number, taps: number): Float64Array {
  const half = (taps - 1) / 2
  const weights = Float64Array.from({ length: half + 1 }, (_, at) => {
    const angle = (2 * Math.PI * highest * at) / sampleRate
    const window = 0.42 + 0.5 * Math.cos((Math.PI * at) / half) + 0.08 * Math.cos((2 * Math.PI * at) / half)
    return window * (at === 0 ? 1 : Math.sin(angle) / angle)
  })
  const sum = weights.reduce((total, weight, at) => total + weight * (at === 0 ? 1 : 2), 0)
  return weights.map(weight => weight / sum)
}

/** As through a telephone: nothing above 3.4 kHz. */
function throughTelephone(samples: Float32Array): Float32Array {
  const weights = lowPass(faults.telephone.highest, faults.telephone.taps)
  const half = weights.length - 1
  const padded = new Float32Array(samples.length + 2 * half)
  padded.set(samples, half)
  const filtered = new Float32Array(samples.length)
  for (let at = 0; at < filtered.length; at++) {
    const middle = at + half
    let sum = (padded[middle] as number) * (weights[0] as number)
    for (let tap = 1; tap <= half; tap++)
      sum += (weights[tap] as number) * ((padded[middle - tap] as number) + (padded[middle + tap] as number))
    filtered[at] = sum
  }
  return filtered
}

const firstWords = (text: string, share: number): string => {
  const words = text.split(' ')
  return words.slice(0, Math.ceil(words.length * share)).join(' ')
}

/** The first half of the words, a pause, and the other half. */
function withPause(text: string, voice: Voice): Float32Array {
  const first = firstWords(text, 0.5)
  const parts = [speak(first, voice), silence(faults.pause.seconds), speak(text.slice(first.length).trim(), voice)]
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Deterministic. @param text what is read, also if it is another text */
export function recordedSamples(text: string, speaker: Speaker, fault: RecordingFault | null): Float32Array {
  const inRoom = (samples: Float32Array, room = speaker.room) =>
    withRoom(samples, room, hashNumbers(speaker.seed, samples.length))
  if (fault === 'empty') return inRoom(silence(faults.empty.seconds), faults.empty.room)
  if (fault === 'hum') return inRoom(hum())
  if (fault === 'too-short') return inRoom(speak(firstWords(text, faults.short), speaker))
  if (fault === 'too-quiet')
    return inRoom(
      speak(text, speaker).map(sample => sample * faults.quiet),
      faults.empty.room,
    )
  if (fault === 'clipped') return inRoom(speak(text, speaker).map(sample => sample * faults.clipped))
  if (fault === 'telephone') return throughTelephone(inRoom(speak(text, speaker)))
  if (fault === 'long-pause') return inRoom(withPause(text, speaker))
  return inRoom(speak(text, speaker))
}
