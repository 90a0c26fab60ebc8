/** Measures recordings one after another: two at a time, so that few samples are in memory. All measures are cached. */
import { boundedCache } from '../waveform-peaks'
import { type DecodedSound, decodeSound } from './decode-sound'
import { createSoundMeter, type SoundMeter } from './sound-meter'
import type { SoundMeasures } from './triage-types'

/** How many recordings are loaded, decoded and measured at once. */
const atOnce = 2

/** The recordings of a few school days; a cached one is a few hundred bytes. */
const cachedRecordings = 4000

const cache = boundedCache<SoundMeasures>(cachedRecordings)

/** The measures of a recording that was measured before in this session. */
export const cachedMeasures = (address: string): SoundMeasures | undefined => cache.get(address)

export interface MeasureQueue {
  /**
   * Measures these, in this order, and no longer what is not among them. What is under way goes on. What this queue could
   * not read is left out.
   */
  want(addresses: readonly string[]): void
  /** From the next `want` on, what could not be read is read again. */
  forgetFailures(): void
  /** Ends all work; nothing is reported any more. */
  close(): void
}

export interface MeasureTools {
  decode: (address: string, signal: AbortSignal) => Promise<DecodedSound | null>
  meter: SoundMeter
}

const pageTools = (): MeasureTools => ({ decode: decodeSound, meter: createSoundMeter() })

/** @param onMeasured called for each recording, with null if it cannot be read */
export function createMeasureQueue(
  onMeasured: (address: string, measures: SoundMeasures | null) => void,
  { decode, meter } = pageTools(),
): MeasureQueue {
  let waiting: string[] = []
  const running = new Map<string, AbortController>()
  const failed = new Set<string>()

  async function measure(address: string, signal: AbortSignal): Promise<void> {
    const sound = await decode(address, signal)
    const measures = sound && !signal.aborted ? await meter.measure(sound.samples, sound.sampleRate) : null
    if (signal.aborted) return
    running.delete(address)
    if (measures) cache.put(address, measures)
    else failed.add(address)
    onMeasured(address, measures)
    startNext()
  }

  function startNext(): void {
    while (running.size < atOnce) {
      const address = waiting.shift()
      if (address === undefined) return
      const controller = new AbortController()
      running.set(address, controller)
      void measure(address, controller.signal)
    }
  }

  function stop(isUnwanted: (address: string) => boolean): void {
    for (const [address, controller] of running) {
      if (!isUnwanted(address)) continue
      controller.abort()
      running.delete(address)
    }
  }

  return {
    want(addresses) {
      const wanted = new Set(addresses)
      stop(address => !wanted.has(address))
      waiting = [...wanted].filter(address => !running.has(address) && !failed.has(address))
      startNext()
    },
    forgetFailures: () => failed.clear(),
    close() {
      waiting = []
      stop(() => true)
      meter.close()
    },
  }
}
