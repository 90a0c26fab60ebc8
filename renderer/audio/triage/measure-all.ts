/** Measures many recordings: two at a time, so that few samples are in memory; all measures are cached. */
import { boundedCache } from '../waveform-peaks'
import { type DecodedSound, decodeSound } from './decode-sound'
import { createSoundMeter, type SoundMeter } from './sound-meter'
import type { SoundMeasures } from './triage-types'

/** How many recordings are loaded, decoded and measured at once. */
const atOnce = 2

/** The recordings of a school day; a cached one is a few hundred bytes. */
const cachedRecordings = 4000

const cache = boundedCache<SoundMeasures>(cachedRecordings)

/** The measures of a recording that was measured before in this session. */
export const cachedMeasures = (address: string): SoundMeasures | undefined => cache.get(address)

export interface MeasureTools {
  decode: (address: string, signal: AbortSignal) => Promise<DecodedSound | null>
  meter: SoundMeter
}

const pageTools = (): MeasureTools => ({ decode: decodeSound, meter: createSoundMeter() })

/**
 * Measures the recordings in their order.
 * @param onMeasured called for each, with null if it cannot be read; not any more after `signal` has aborted.
 */
export async function measureAll(
  addresses: readonly string[],
  signal: AbortSignal,
  onMeasured: (address: string, measures: SoundMeasures | null) => void,
  tools = pageTools(),
): Promise<void> {
  const left = [...addresses]
  const measure = async (address: string): Promise<SoundMeasures | null> => {
    const sound = await tools.decode(address, signal)
    if (sound === null || signal.aborted) return null
    return tools.meter.measure(sound.samples, sound.sampleRate)
  }
  const work = async (): Promise<void> => {
    for (let address = left.shift(); address !== undefined && !signal.aborted; address = left.shift()) {
      const measures = await measure(address)
      if (signal.aborted) return
      if (measures) cache.put(address, measures)
      onMeasured(address, measures)
    }
  }
  const close = () => tools.meter.close()
  signal.addEventListener('abort', close)
  await Promise.all(Array.from({ length: atOnce }, work))
  signal.removeEventListener('abort', close)
  close()
}
