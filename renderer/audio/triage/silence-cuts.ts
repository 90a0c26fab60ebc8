/** The parts of a recording that are skipped while it plays: its silences, without their edges. */
import type { SoundMeasures, SoundRange } from './triage-types'

/** What is heard of a silence at each side, in seconds, so that no sound is cut and a pause is still a pause. */
const edge = 0.15

/**
 * The parts to skip, in seconds. Of the silence before the first sound only the end is heard, and of that after the last
 * only the start. What may be speech is always heard, also if it is whispered or far from the microphone. Without any
 * speech nothing is skipped.
 */
export function cutsOf({ silences, spoken, seconds }: SoundMeasures): SoundRange[] {
  if (spoken === null) return []
  return silences.map(({ from, to }) => ({
    from: from <= 0 ? 0 : from + edge,
    to: to >= seconds ? seconds : to - edge,
  }))
}
