/**
 * A simple rule-based speech synthesiser: each letter becomes a short sound, vowels by formants and consonants by noise
 * or a hum. It does not sound like a person, but every text has its own sound and length, and sounds the same each
 * time.
 */
import { hashNumbers, hashText } from '../data/random'
import { sampleRate } from './wav'

export interface Voice {
  /** Base pitch in Hz. */
  pitch: number
  /** 1 is the speed of the model voice. */
  speed: number
  /** Shifts all formants: above 1 for a smaller speaker. */
  size: number
  /** 0–1: how much breath noise is mixed in. */
  breath: number
}

export const modelVoice: Voice = { pitch: 128, speed: 1, size: 1, breath: 0.02 }

type Formants = readonly [number, number, number]

interface Sound {
  seconds: number
  voiced: number
  noise: number
  formants: Formants
}

const vowels: Record<string, Formants> = {
  a: [760, 1220, 2550],
  e: [530, 1840, 2480],
  i: [310, 2250, 2950],
  o: [540, 900, 2420],
  u: [340, 1020, 2300],
  y: [300, 2150, 2850],
}

/** Voiced consonants hum through these formants; the others are bursts of noise. */
const hums: Record<string, Formants> = {
  b: [250, 900, 2200],
  d: [250, 1700, 2600],
  g: [250, 1900, 2300],
  j: [260, 2000, 2700],
  l: [380, 1250, 2700],
  m: [260, 1100, 2100],
  n: [270, 1550, 2400],
  r: [420, 1250, 1650],
  v: [260, 1250, 2350],
  w: [310, 720, 2200],
  z: [260, 1700, 2550],
}

const bursts: Record<string, Formants> = { s: [3200, 5200, 6900], f: [1800, 4100, 6200], h: [900, 1700, 2600] }
const stop: Formants = [1600, 2900, 4200]
const silence: Formants = [500, 1500, 2500]

function soundOf(letter: string): Sound | null {
  const vowel = vowels[letter]
  if (vowel !== undefined) return { seconds: 0.12, voiced: 1, noise: 0, formants: vowel }
  const hum = hums[letter]
  if (hum !== undefined) return { seconds: 0.065, voiced: 0.45, noise: 0.05, formants: hum }
  if (/[a-z]/.test(letter)) return { seconds: 0.07, voiced: 0, noise: 0.28, formants: bursts[letter] ?? stop }
  if (/[.!?]/.test(letter)) return { seconds: 0.28, voiced: 0, noise: 0, formants: silence }
  if (/[\s,;:—-]/.test(letter)) return { seconds: 0.045, voiced: 0, noise: 0, formants: silence }
  return null
}

/** Silence before and after the text, together, in seconds. */
const margin = 0.2

/** Minimum and maximum length. Between them, the length of a text follows from its letters. */
const limits = { least: 1, most: 60 } as const

/** The sounds of a text at their natural speed, within the limits. */
function soundsOf(text: string, speed: number): Sound[] {
  const sounds = [...text.toLowerCase()].flatMap(letter => soundOf(letter) ?? [])
  if (sounds.length === 0) sounds.push({ seconds: 1, voiced: 0, noise: 0, formants: silence })
  const natural = sounds.reduce((sum, sound) => sum + sound.seconds, 0)
  const scale = (Math.max(limits.least, Math.min(limits.most, natural / speed + margin)) - margin) / natural
  return sounds.map(sound => ({ ...sound, seconds: sound.seconds * scale }))
}

/** A two-pole resonator. */
function resonator(bandwidth: number) {
  const radius = Math.exp((-Math.PI * bandwidth) / sampleRate)
  let one = 0
  let two = 0
  let cosine = 0
  return {
    tune(frequency: number) {
      cosine = 2 * radius * Math.cos((2 * Math.PI * Math.min(frequency, 7600)) / sampleRate)
    },
    run(input: number): number {
      const output = (1 - radius) * input + cosine * one - radius * radius * two
      two = one
      one = output
      return output
    },
  }
}

/** The number of samples for which the filter settings stay constant: 5 ms. */
const blockSamples = 80

const interpolate = (from: number, to: number, share: number): number => from + (to - from) * share

/** Speaks the text. Deterministic; 1–60 s at 16 kHz. */
export function speak(text: string, voice: Voice): Float32Array {
  const sounds = soundsOf(text, voice.speed)
  const total = sounds.reduce((sum, sound) => sum + sound.seconds, margin)
  const samples = new Float32Array(Math.round(total * sampleRate))
  const bands = [resonator(90), resonator(120), resonator(180)] as const
  const [low, middle, high] = bands
  const isQuestion = text.trim().endsWith('?')
  let seed = hashNumbers(hashText(text), Math.round(voice.pitch))
  let phase = 0
  let written = Math.round((margin / 2) * sampleRate)
  let before: Sound = { seconds: 0, voiced: 0, noise: 0, formants: silence }
  for (const sound of sounds) {
    const length = Math.round(sound.seconds * sampleRate)
    const end = Math.min(samples.length, written + length)
    const first = written
    while (written < end) {
      // Recompute slowly changing values only every 5 ms; this makes speaking a whole chapter fast.
      // A sound reaches its target within its first third, so that letters blend into each other.
      const share = Math.min(1, (3 * (written - first)) / length)
      for (const [index, band] of bands.entries()) {
        band.tune(voice.size * interpolate(before.formants[index] ?? 500, sound.formants[index] ?? 500, share))
      }
      const done = written / samples.length
      const rise = isQuestion && done > 0.75 ? 1 + 1.2 * (done - 0.75) : 1.08 - 0.2 * done
      const step = (voice.pitch * rise * (1 + 0.015 * Math.sin(written / 500))) / sampleRate
      const voiced = interpolate(before.voiced, sound.voiced, share)
      const noise = interpolate(before.noise, sound.noise, share) + voice.breath * voiced
      for (const until = Math.min(end, written + blockSamples); written < until; written++) {
        phase += step
        if (phase >= 1) phase -= 1
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
        // A falling sawtooth wave is rich in harmonics, like a human voice.
        const source = voiced * (1 - 2 * phase) + noise * (seed / 2 ** 31 - 1)
        samples[written] = 2.2 * low.run(source) + 1.5 * middle.run(source) + 0.8 * high.run(source)
      }
    }
    before = sound
  }
  let peak = 0.001
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  for (let at = 0; at < samples.length; at++) samples[at] = (0.7 * (samples[at] ?? 0)) / peak
  return samples
}
