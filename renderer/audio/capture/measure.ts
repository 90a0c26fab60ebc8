/**
 * Measures a sound while it arrives. It keeps no more than the last two seconds of figures, so a recording of any length
 * takes the same memory. Without clock and worker.
 */
import { amplitudeOf, powerSpectrum } from './spectrum'
import { sampleRate, thresholds } from './thresholds'

/** The faults that can be heard in the samples. */
export const heardProblems = ['clipping', 'telephone', 'hum', 'silence'] as const
export type HeardProblem = (typeof heardProblems)[number]

const { clipping, silence, telephone, hum, shown } = thresholds

/** Samples of a spectrum (64 ms), and of a window in which a hum is searched (0.5 s, every 0.25 s). */
const spectrumSize = 1024
const humSize = sampleRate / 2
const humStep = humSize / 2

const firstHighLine = Math.ceil((telephone.fromHertz * spectrumSize) / sampleRate)
/** The first lines of a spectrum are those of the room, not of a voice. */
const firstVoiceLine = 8

const decibels = (power: number): number => 10 * Math.log10(power + 1e-15)
const sumOf = (values: Float64Array, from: number, to = values.length): number =>
  values.subarray(from, to).reduce((sum, value) => sum + value, 0)

const spectraIn = (seconds: number): number => Math.floor((seconds * sampleRate) / spectrumSize)

/** Whether somebody spoke, and nothing was heard above the band of a telephone. */
function isNarrow(bands: readonly { voice: number | null; high: number }[]): boolean {
  const voices = bands.flatMap(({ voice }) => voice ?? [])
  if (voices.length < spectraIn(telephone.speechSeconds)) return false
  const mean = voices.reduce((sum, voice) => sum + voice, 0) / voices.length
  return decibels(Math.max(...bands.map(({ high }) => high))) - decibels(mean) < telephone.belowVoice
}

/** The last samples, in a fixed place. */
function createTail(size: number) {
  const samples = new Float32Array(size)
  let length = 0
  return {
    add(sample: number): boolean {
      samples[length++] = sample
      return length === size
    },
    samples,
    /** Keeps the last ones only. */
    keep(count: number): void {
      samples.copyWithin(0, size - count)
      length = count
    },
  }
}

/** The steady line of one frequency of the mains, over the last windows; true if it hums. */
function createHumSearch(hertz: number) {
  const harmonics = [2, 3]
  let levels: number[] = []
  const isLine = (samples: Float32Array, frequency: number, least: number): number | null => {
    const amplitude = amplitudeOf(samples, frequency, sampleRate)
    if (amplitude < least) return null
    const neighbours = [frequency - 8, frequency + 8].map(other => amplitudeOf(samples, other, sampleRate))
    return 20 * Math.log10(amplitude / Math.max(...neighbours, 1e-9)) >= hum.aboveNeighbours ? amplitude : null
  }
  return (samples: Float32Array): boolean => {
    const amplitude = isLine(samples, hertz, hum.amplitude)
    const hasHarmonic =
      amplitude !== null && harmonics.some(times => isLine(samples, hertz * times, hum.harmonic) !== null)
    levels = hasHarmonic ? [...levels, decibels(amplitude ** 2)].slice(-hum.windows) : []
    return levels.length === hum.windows && Math.max(...levels) - Math.min(...levels) <= hum.steady
  }
}

export interface Meter {
  add(samples: Int16Array): void
  /** The largest sample since the last call, 0–1. */
  readLevel(): number
  /** The largest sample of all, 0–1. */
  peak(): number
  /** What was heard in the last moment, or a short while ago. */
  problems(): HeardProblem[]
}

/** A meter for one recording at 16 kHz. */
export function createMeter(): Meter {
  let seen = 0
  let [level, peak] = [0, 0]
  let run = 0
  let lastLoud = 0
  /** The sample at which a fault was heard last. */
  const heardAt = new Map<HeardProblem, number>()
  const spectrum = createTail(spectrumSize)
  const humming = createTail(humSize)
  const searches = [createHumSearch(50), createHumSearch(60)]
  /** The last spectra: the power of the voice, if somebody spoke, and that above it. */
  let bands: { voice: number | null; high: number }[] = []

  function measureSpectrum(): void {
    const power = powerSpectrum(spectrum.samples)
    const meanSquare = spectrum.samples.reduce((sum, sample) => sum + sample * sample, 0) / spectrumSize
    const isSpeech = meanSquare >= telephone.speech ** 2
    const voice = isSpeech ? sumOf(power, firstVoiceLine, firstHighLine) : null
    bands = [...bands, { voice, high: sumOf(power, firstHighLine) }].slice(-spectraIn(telephone.seconds))
    if (isNarrow(bands)) heardAt.set('telephone', seen)
    spectrum.keep(0)
  }

  function addSample(sample: number): void {
    const size = Math.abs(sample)
    level = Math.max(level, size)
    peak = Math.max(peak, size)
    run = size >= clipping.sample ? run + 1 : 0
    if (run >= clipping.run) heardAt.set('clipping', seen)
    if (size >= silence.sample) lastLoud = seen
    if (spectrum.add(sample)) measureSpectrum()
    if (humming.add(sample)) {
      if (searches.filter(search => search(humming.samples)).length > 0) heardAt.set('hum', seen)
      humming.keep(humSize - humStep)
    }
    seen++
  }

  return {
    add(samples) {
      for (const sample of samples) addSample(sample / 32_768)
    },
    readLevel() {
      const read = level
      level = 0
      return read
    },
    peak: () => peak,
    problems() {
      const since = (at: number) => (seen - at) / sampleRate
      const isSilent = since(lastLoud) >= silence.seconds
      return heardProblems.filter(name => {
        if (name === 'silence') return isSilent
        const at = heardAt.get(name)
        return at !== undefined && since(at) < shown.seconds
      })
    },
  }
}
