/** Measures a sound that is only in this page: a file that the teacher chose. */
import { decodeBytes } from './decode-sound'
import { createSoundMeter } from './sound-meter'
import type { SoundMeasures } from './triage-types'

/** Null if this browser cannot decode the bytes. */
export async function measureBytes(bytes: Uint8Array<ArrayBuffer>): Promise<SoundMeasures | null> {
  // Decoding takes the buffer away.
  const decoded = await decodeBytes(bytes.slice().buffer)
  if (!decoded) return null
  const meter = createSoundMeter()
  try {
    return await meter.measure(decoded.samples, decoded.sampleRate)
  } finally {
    meter.close()
  }
}
