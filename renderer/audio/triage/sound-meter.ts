/** Measures recordings in a worker, which starts with the first and ends with `close`. */

import type { SoundMeasures } from './triage-types'
import type { MeasureReply, MeasureRequest } from './triage-worker'

export interface SoundMeter {
  /** The measures of the samples, which are transferred; null if the worker fails or is closed. */
  measure(samples: Float32Array, sampleRate: number): Promise<SoundMeasures | null>
  close(): void
}

const startWorker = (): Worker => new Worker(new URL('./triage-worker.ts', import.meta.url), { type: 'module' })

export function createSoundMeter(start: () => Worker = startWorker): SoundMeter {
  const waiting = new Map<number, (measures: SoundMeasures | null) => void>()
  let worker: Worker | undefined
  let nextId = 1

  const answer = (id: number, measures: SoundMeasures | null): void => {
    waiting.get(id)?.(measures)
    waiting.delete(id)
  }

  /** Ends the worker; what it has not answered has no measures. */
  const close = (): void => {
    worker?.terminate()
    worker = undefined
    for (const id of [...waiting.keys()]) answer(id, null)
  }

  const running = (): Worker => {
    if (worker) return worker
    worker = start()
    worker.onmessage = ({ data }: MessageEvent<MeasureReply>) => answer(data.id, data.measures)
    worker.onerror = close
    return worker
  }

  return {
    measure(samples, sampleRate) {
      const id = nextId
      nextId += 1
      return new Promise(resolve => {
        waiting.set(id, resolve)
        running().postMessage({ id, samples, sampleRate } satisfies MeasureRequest, [samples.buffer])
      })
    },
    close,
  }
}
