/** The worker that measures recordings, so that the page stays free. It keeps no samples. */
import { measureSound } from './measure-sound'
import type { SoundMeasures } from './triage-types'

/** The page's order: one recording, whose samples it has transferred. */
export interface MeasureRequest {
  id: number
  samples: Float32Array
  sampleRate: number
}

/** The worker's answer to the request with this number. */
export interface MeasureReply {
  id: number
  measures: SoundMeasures
}

self.onmessage = ({ data: { id, samples, sampleRate } }: MessageEvent<MeasureRequest>) => {
  self.postMessage({ id, measures: measureSound(samples, sampleRate) } satisfies MeasureReply)
}
