/** Sounds for the tests of the triage: the voice of the sample school, noise, hums and tones, at any sample rate. */
import { speak, type Voice } from '../../../../main/sample-school/media/speech'

export const sentence = 'We walked along the river until the sun went down behind the hills.'

export const voice: Voice = { pitch: 190, speed: 0.9, size: 1.15, breath: 0.06 }

export const spokenSentence = (over: Partial<Voice> = {}): Float32Array => speak(sentence, { ...voice, ...over })

/** From 16 kHz to another rate: straight lines between the samples, after a filter if the rate is lower. */
export function resampled(samples: Float32Array, rate: number): Float32Array {
  const source = rate < 16_000 ? lowPassed(samples, 0.42 * rate) : samples
  return Float32Array.from({ length: Math.floor((samples.length * rate) / 16_000) }, (_, at) => {
    const place = (at * 16_000) / rate
    const before = Math.floor(place)
    const from = source[before] ?? 0
    return from + (place - before) * ((source[before + 1] ?? 0) - from)
  })
}

/** A steep low-pass filter at 16 kHz. */
export function lowPassed(samples: Float32Array, hertz: number): Float32Array {
  const half = 60
  const weights = Array.from({ length: 2 * half + 1 }, (_, at) => {
    const angle = (2 * Math.PI * hertz * (at - half)) / 16_000
    const window = 0.42 - 0.5 * Math.cos((Math.PI * at) / half) + 0.08 * Math.cos((2 * Math.PI * at) / half)
    return window * (at === half ? 1 : Math.sin(angle) / angle)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return samples.map((_, at) =>
    weights.reduce((total, weight, tap) => total + (weight / sum) * (samples[at + tap - half] ?? 0), 0),
  )
}

/** White noise with this largest amplitude; always the same. */
export function noise(seconds: number, amplitude: number, rate = 16_000): Float32Array {
  let state = 7
  return new Float32Array(Math.round(seconds * rate)).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return amplitude * (state / 2 ** 31 - 1)
  })
}

export const tone = (seconds: number, hertz: number, amplitude: number): Float32Array =>
  new Float32Array(Math.round(seconds * 16_000)).map(
    (_, at) => amplitude * Math.sin((2 * Math.PI * hertz * at) / 16_000),
  )

/** A sawtooth: a hum with all its harmonics. */
export const hum = (seconds: number, hertz: number, amplitude: number): Float32Array =>
  new Float32Array(Math.round(seconds * 16_000)).map((_, at) => amplitude * (2 * (((at * hertz) / 16_000) % 1) - 1))

export const silence = (seconds: number, rate = 16_000): Float32Array => new Float32Array(Math.round(seconds * rate))

export function joined(...parts: Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The sum of two sounds, as long as the first. */
export const mixed = (samples: Float32Array, other: Float32Array): Float32Array =>
  samples.map((sample, at) => sample + (other[at] ?? 0))

export const louder = (samples: Float32Array, factor: number): Float32Array =>
  samples.map(sample => Math.max(-1, Math.min(1, factor * sample)))

/** A whisper: noise as loud as the voice at each moment, without its pitch. */
export function whispered(samples: Float32Array): Float32Array {
  const hiss = noise(samples.length / 16_000, 0.3)
  let loudness = 0
  return samples.map((sample, at) => {
    loudness = Math.max(Math.abs(sample), loudness * 0.998)
    return loudness * (hiss[at] ?? 0)
  })
}
