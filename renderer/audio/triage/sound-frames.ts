/** A sound in frames of 10 ms: how loud each is in each band of frequencies, and whether it has a pitch. */
import { createFft } from './fft'

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

/** Decides whether a frame has a pitch, from its power spectrum. */
function pitchDetector(size: number, sampleRate: number, window: Float64Array) {
  const fft = createFft(size * 2)
  const re = new Float64Array(size * 2)
  const im = new Float64Array(size * 2)
  const shortest = Math.floor(sampleRate / pitch.highest)
  const longest = Math.min(size - 1, Math.ceil(sampleRate / pitch.lowest))
  // How similar the window is to itself, shifted: the most that a periodic sound can reach.
  const most = Float64Array.from({ length: longest + 1 }, (_, lag) => {
    let sum = 0
    for (let at = lag; at < size; at += 1) sum += (window[at] as number) * (window[at - lag] as number)
    return sum
  })
  return (samples: Float64Array): boolean => {
    re.fill(0)
    im.fill(0)
    re.set(samples)
    fft.transform(re, im)
    for (let at = 0; at < re.length; at += 1) {
      const frequency = (Math.min(at, re.length - at) * sampleRate) / re.length
      const isInBand = frequency >= pitchBand.from && frequency <= pitchBand.to
      re[at] = isInBand ? (re[at] as number) ** 2 + (im[at] as number) ** 2 : 0
    }
    im.fill(0)
    fft.transform(re, im)
    const similarity = (lag: number): number =>
      ((re[lag] as number) / (re[0] as number)) * ((most[0] as number) / (most[lag] as number))
    // Near lag 0 every sound is similar to itself. A period is a peak after a first dip.
    let lag = shortest
    while (lag < longest && similarity(lag + 1) < similarity(lag)) lag += 1
    for (; lag < longest; lag += 1) if (similarity(lag) >= voicedFrom) return true
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
  const fft = createFft(size)
  const isPeriodic = pitchDetector(size, sampleRate, window)
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  const part = new Float64Array(size)
  const power = new Float32Array(count * bands)
  const level = new Float32Array(count)
  const isVoiced = new Uint8Array(count)
  for (let frame = 0; frame < count; frame += 1) {
    // The window is centred on the frame; beyond the ends of the sound is silence.
    const first = Math.round((frame + 0.5) * hop - size / 2)
    for (let at = 0; at < size; at += 1) part[at] = (samples[first + at] ?? 0) * (window[at] as number)
    re.set(part)
    im.fill(0)
    fft.transform(re, im)
    let sum = 0
    for (let bin = 1; bin < size / 2; bin += 1) {
      const value = ((re[bin] as number) ** 2 + (im[bin] as number) ** 2) * scale
      sum += value
      const band = Math.floor((bin * sampleRate) / size / bandWidth)
      if (band < bands) power[frame * bands + band] = (power[frame * bands + band] as number) + value
    }
    level[frame] = decibels(sum)
    if (frame % pitchEvery > 0) isVoiced[frame] = isVoiced[frame - 1] as number
    else if (decibels(sum) > quietest) isVoiced[frame] = isPeriodic(part) ? 1 : 0
  }
  return { count, bands, power, level, isVoiced }
}
