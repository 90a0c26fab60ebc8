/** A sound in frames of 10 ms: how loud each is in each band of frequencies, and whether it has a pitch. */
import { createPowerSpectrum } from './fft'

/** Seconds from one frame to the next. */
export const hopSeconds = 0.01

/** The width of a band in Hz. */
export const bandWidth = 250

/** Each frame looks at about this many seconds: two periods of the lowest voice. */
const windowSeconds = 0.032

/** The pitches of voices, and the band in which a pitch is looked for, in Hz. */
const pitch = { lowest: 72, highest: 450 } as const
const pitchBand = { from: 70, to: 1500 } as const

/** A frame has a pitch if it is at least this similar to itself one period later (0–1). */
const voicedFrom = 0.5

/** A pitch is looked for in every second frame, because this takes the most time, and not below this level (dBFS). */
const pitchEvery = 2
const quietest = -75

export interface SoundFrames {
  count: number
  /** The number of bands, each `bandWidth` wide, from 0 Hz. */
  bands: number
  /** The mean square of the samples in each band of each frame: `power[frame * bands + band]`. */
  power: Float32Array
  /** The level of each frame over all frequencies, in dBFS. */
  level: Float32Array
  /** 1 if the frame has the pitch of a voice. */
  isVoiced: Uint8Array
}

/** A mean square as a level in dBFS; at least −100. */
export const decibels = (meanSquare: number): number => 10 * Math.log10(Math.max(1e-10, meanSquare))

const hann = (size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size))

/** Decides whether a frame has a pitch, from the power spectrum of the frame and as many zeros. */
function pitchDetector(size: number, sampleRate: number, window: Float64Array) {
  const first = Math.ceil((pitchBand.from * size * 2) / sampleRate)
  const last = Math.floor((pitchBand.to * size * 2) / sampleRate)
  const shortest = Math.floor(sampleRate / pitch.highest)
  const longest = Math.min(size - 1, Math.ceil(sampleRate / pitch.lowest))
  const cosines = Float64Array.from({ length: size * 2 }, (_, at) => Math.cos((Math.PI * at) / size))
  // How similar the window is to itself, shifted: the most that a periodic sound can reach.
  const most = Float64Array.from({ length: longest + 1 }, (_, lag) => {
    let sum = 0
    for (let at = lag; at < size; at += 1) sum += (window[at] as number) * (window[at - lag] as number)
    return sum
  })
  return (power: Float64Array): boolean => {
    /** How similar the sound is to itself `lag` samples later, by the frequencies of the band only. */
    const likeness = (lag: number): number => {
      let sum = 0
      for (let bin = first, turn = first * lag; bin <= last; bin += 1, turn += lag)
        sum += (power[bin] as number) * (cosines[turn & (2 * size - 1)] as number)
      return sum / (most[lag] as number)
    }
    const enough = voicedFrom * likeness(0)
    if (enough <= 0) return false
    // Near lag 0 every sound is similar to itself. A period is a peak after a first dip.
    let hasDipped = false
    let before = likeness(shortest)
    for (let lag = shortest + 1; lag <= longest; lag += 1) {
      const next = likeness(lag)
      hasDipped ||= next >= before
      if (hasDipped && before >= enough) return true
      before = next
    }
    return false
  }
}

/** @param samples −1…1 */
export function soundFrames(samples: Float32Array, sampleRate: number): SoundFrames {
  const size = 2 ** Math.round(Math.log2(windowSeconds * sampleRate))
  const hop = hopSeconds * sampleRate
  const count = Math.max(0, Math.ceil(samples.length / hop))
  const bands = Math.floor(sampleRate / 2 / bandWidth)
  const window = hann(size)
  const scale = 2 / (size * window.reduce((sum, value) => sum + value * value, 0))
  const bandOf = Uint16Array.from({ length: size / 2 }, (_, bin) => Math.floor((bin * sampleRate) / size / bandWidth))
  const spectrum = createPowerSpectrum(size)
  const spectrumForPitch = createPowerSpectrum(size * 2)
  const isPeriodic = pitchDetector(size, sampleRate, window)
  const part = new Float64Array(size)
  const power = new Float32Array(count * bands)
  const level = new Float32Array(count)
  const isVoiced = new Uint8Array(count)
  for (let frame = 0; frame < count; frame += 1) {
    // The window is centred on the frame; beyond the ends of the sound is silence.
    const first = Math.round((frame + 0.5) * hop - size / 2)
    for (let at = 0; at < size; at += 1) part[at] = (samples[first + at] ?? 0) * (window[at] as number)
    const hasPitch = frame % pitchEvery === 0
    // With as many zeros, every second frequency is one of the frame alone.
    const frequencies = hasPitch ? spectrumForPitch(part) : spectrum(part)
    const step = hasPitch ? 2 : 1
    let sum = 0
    for (let bin = 1; bin < size / 2; bin += 1) {
      const value = (frequencies[bin * step] as number) * scale
      sum += value
      const band = bandOf[bin] as number
      if (band < bands) power[frame * bands + band] = (power[frame * bands + band] as number) + value
    }
    level[frame] = decibels(sum)
    if (!hasPitch) isVoiced[frame] = isVoiced[frame - 1] as number
    else if (decibels(sum) > quietest) isVoiced[frame] = isPeriodic(frequencies) ? 1 : 0
  }
  return { count, bands, power, level, isVoiced }
}
