/** Measures a recording: its loudness, the parts in which somebody speaks, and the share of clipped samples. */
import { evaluation } from '../../../shared/domain/evaluation'

const frameSeconds = evaluation.audio.frameSize / evaluation.audio.sampleRate

/** Samples at or above this value count as clipped: the voice was louder than the microphone can record. */
const clipped = 32_000

/** In dB, full scale is 0. Below `quiet` nobody speaks, whatever the background is; above `loud` somebody speaks. */
const level = { quiet: -52, loud: -22 }
/** Speech is at least this many dB louder than the quietest tenth of the recording. */
const speechAboveNoise = 9
/** The level of speech varies. A tone or a fan varies by less than this many decibels (standard deviation). */
const steady = 1.5

export interface Measured {
  /** In seconds: the whole recording, the voiced part, and the span from the first to the last voiced frame. */
  seconds: number
  voiced: number
  span: number
  /** The sum of all gaps of 0.3 s or more within the span, in seconds. */
  pauses: number
  /** The level of the voiced part, in dB below full scale. */
  level: number
  /** The share of samples that were clipped, 0–1. */
  clipping: number
}

export interface Meter {
  add(samples: Int16Array): void
  /** The measured values, or null if nobody speaks. */
  result(): Measured | null
}

const shortestPause = 0.3
const shortestVoice = 0.15

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)))
}

/** Measures a recording frame by frame. */
export function createMeter(): Meter {
  const levels: number[] = []
  let samplesSeen = 0
  let samplesClipped = 0

  return {
    add(samples) {
      let energy = 0
      for (const sample of samples) {
        energy += sample * sample
        if (Math.abs(sample) >= clipped) samplesClipped++
      }
      samplesSeen += samples.length
      levels.push(10 * Math.log10(energy / samples.length / 32_768 ** 2 + 1e-9))
    },
    result() {
      const sorted = [...levels].sort((a, b) => a - b)
      const floor = sorted[Math.floor(sorted.length / 10)] ?? 0
      const bar = Math.min(level.loud, Math.max(level.quiet, floor + speechAboveNoise))
      const voiced = levels.flatMap((value, at) => (value > bar ? [at] : []))
      const [first] = voiced
      const last = voiced.at(-1)
      if (first === undefined || last === undefined || voiced.length * frameSeconds < shortestVoice) return null
      const loudness = voiced.map(at => levels[at] ?? bar)
      if (spread(loudness) < steady) return null
      const gaps = voiced.flatMap((at, place) => {
        const gap = (at - (voiced[place - 1] ?? at) - 1) * frameSeconds
        return gap >= shortestPause ? [gap] : []
      })
      return {
        seconds: levels.length * frameSeconds,
        voiced: voiced.length * frameSeconds,
        span: (last - first + 1) * frameSeconds,
        pauses: gaps.reduce((sum, gap) => sum + gap, 0),
        level: mean(loudness),
        clipping: samplesClipped / samplesSeen,
      }
    },
  }
}
