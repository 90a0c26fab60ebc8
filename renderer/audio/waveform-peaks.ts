/** Waveform peaks: the loudness of a sound over its duration, for drawing. */
import { mediaBytes } from '../bridge/index'

export interface Peaks {
  /** The largest amplitude in each of many equal parts, 0–1. */
  values: Float32Array
  /** In seconds. */
  duration: number
}

/** More parts than a waveform has bars. */
const partCount = 600

/** A larger file is not fetched a second time only to draw its waveform. */
const maxBytes = 8 * 1024 * 1024

/** How many peaks are cached: those of a few items, so that moving back and forth draws at once. */
const maxCachedSounds = 16

/** Enough for a waveform, with 1/6 of the memory of the sound's own sample rate. */
const decodeRate = 8000

/** The largest amplitude in each of `count` equal parts of `samples`. */
export function loudestPerPart(samples: Float32Array, count: number): Float32Array {
  const values = new Float32Array(Math.min(count, samples.length))
  const size = samples.length / values.length
  for (let at = 0; at < values.length; at += 1) {
    let maximum = 0
    for (let from = Math.floor(at * size); from < Math.floor((at + 1) * size); from += 1)
      maximum = Math.max(maximum, Math.abs(samples[from] ?? 0))
    values[at] = maximum
  }
  return values
}

/** A cache that keeps the `limit` values that were written or read last. */
export function boundedCache<V>(limit: number) {
  const values = new Map<string, V>()
  const put = (key: string, value: V): void => {
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > limit && oldest !== undefined) values.delete(oldest)
  }
  return {
    put,
    get(key: string): V | undefined {
      const value = values.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
  }
}

const cache = boundedCache<Peaks>(maxCachedSounds)

async function decode(bytes: ArrayBuffer): Promise<Peaks | null> {
  try {
    const buffer = await new OfflineAudioContext(1, 1, decodeRate).decodeAudioData(bytes)
    return buffer.length === 0
      ? null
      : { values: loudestPerPart(buffer.getChannelData(0), partCount), duration: buffer.duration }
  } catch {
    // a format that this browser cannot decode, such as .spx, has no waveform
    return null
  }
}

/** Loads the peaks of the sound at `address`; null if they are not available or if `signal` aborts first. */
export async function loadPeaks(address: string, signal: AbortSignal): Promise<Peaks | null> {
  const cached = cache.get(address)
  if (cached) return cached
  if (typeof OfflineAudioContext === 'undefined') return null
  const bytes = await mediaBytes(address, signal, maxBytes)
  if (!bytes || signal.aborted) return null
  const peaks = await decode(bytes)
  if (peaks) cache.put(address, peaks)
  return signal.aborted ? null : peaks
}
