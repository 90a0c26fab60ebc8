/** Loads and decodes the sound of a recording. */
import { mediaBytes } from '../../bridge/index'

/** The rate of our own recordings (SPEC §9). It shows voices up to 8 kHz, and is a third of the memory of 48 kHz. */
const sampleRate = 16_000

/** As much as the media proxy gives. Five minutes of our own recordings, the longest, have 10 MB. */
const maxBytes = 24 * 1024 * 1024

export interface DecodedSound {
  samples: Float32Array
  sampleRate: number
}

const energy = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0)

/** The louder channel, copied: some headsets record into one of two channels. */
function louderChannel(buffer: AudioBuffer): Float32Array {
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, at) => buffer.getChannelData(at))
  const [loudest = new Float32Array()] =
    channels.length > 1 ? channels.toSorted((a, b) => energy(b) - energy(a)) : channels
  return loudest.slice()
}

/** Null if the bytes are no sound that this browser can decode. */
export async function decodeBytes(bytes: ArrayBuffer): Promise<DecodedSound | null> {
  if (typeof OfflineAudioContext === 'undefined') return null
  try {
    const buffer = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes)
    return { samples: louderChannel(buffer), sampleRate: buffer.sampleRate }
  } catch {
    return null
  }
}

/** Null if the sound cannot be loaded or decoded, such as .spx, or if `signal` aborts. */
export async function decodeSound(address: string, signal: AbortSignal): Promise<DecodedSound | null> {
  if (typeof OfflineAudioContext === 'undefined') return null
  const bytes = await mediaBytes(address, signal, maxBytes)
  return !bytes || signal.aborted ? null : decodeBytes(bytes)
}
