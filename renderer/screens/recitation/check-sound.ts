/** Checks a sound file before it is sent: by its bytes, its size, its length and its loudness (DESIGN §7; chosen). */
import { evaluation } from '../../../shared/domain/evaluation'
import { recitation, soundKind } from '../../../shared/domain/recitation'
import { type SoundMeasures, triageReasons } from '../../audio/triage/index'

export type SoundFault = 'empty' | 'tooLarge' | 'notASound' | 'unreadable' | 'tooShort' | 'tooLong' | 'silent'
export type SoundWarning = 'noSpeech' | 'quiet' | 'clipped' | 'unchecked'

/** In seconds; the loudness of speech in dBFS; the share of samples at the limit of the scale. */
export const soundLimits = { shortest: 0.3, longest: evaluation.seconds, quietest: -40, clipping: 0.002 } as const

export interface CheckedSound {
  type: string
  /** Null if this browser cannot decode the file. */
  seconds: number | null
  warnings: readonly SoundWarning[]
}

const types = { wav: 'audio/wav', mp3: 'audio/mpeg', m4a: 'audio/mp4' } as const

const faultOf = (measures: SoundMeasures): SoundFault | null => {
  if (measures.seconds < soundLimits.shortest) return 'tooShort'
  if (measures.seconds > soundLimits.longest) return 'tooLong'
  return triageReasons(measures, {}).some(({ code }) => code === 'empty') ? 'silent' : null
}

const warningsOf = ({ spoken, loudness, clippingShare }: SoundMeasures): SoundWarning[] => [
  ...(spoken === null ? (['noSpeech'] as const) : []),
  ...(loudness !== null && loudness < soundLimits.quietest ? (['quiet'] as const) : []),
  ...(clippingShare > soundLimits.clipping ? (['clipped'] as const) : []),
]

/** Whether this browser can decode AAC; some builds of Chromium cannot. */
const canDecodeM4a = (): boolean => document.createElement('audio').canPlayType('audio/mp4; codecs="mp4a.40.2"') !== ''

/**
 * @param measure null if the bytes cannot be decoded.
 * @returns the fault, which keeps the file from being sent, or what is known of the sound.
 */
export async function checkSound(
  bytes: Uint8Array<ArrayBuffer>,
  measure: (bytes: Uint8Array<ArrayBuffer>) => Promise<SoundMeasures | null>,
): Promise<SoundFault | CheckedSound> {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > recitation.soundBytes) return 'tooLarge'
  const kind = soundKind(bytes)
  if (kind === null) return 'notASound'
  const measures = await measure(bytes)
  if (measures === null) {
    if (kind === 'm4a' && !canDecodeM4a()) return { type: types[kind], seconds: null, warnings: ['unchecked'] }
    return 'unreadable'
  }
  return faultOf(measures) ?? { type: types[kind], seconds: measures.seconds, warnings: warningsOf(measures) }
}
