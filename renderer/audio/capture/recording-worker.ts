/** The page's end of the worker of one recording. */
import type { FromWorker, Progress, ToWorker } from './messages'

export interface RecordingWorkerParts {
  encodes: boolean
  maxSamples: number
  onProgress(progress: Progress): void
  /** The worker does not work any more; its samples are lost. */
  onError(): void
}

export interface Finished {
  wav: Uint8Array<ArrayBuffer>
  peak: number
  samples: number
  frames: number
  /** Samples that the sound had and the worker did not get. */
  missing: number
}

/** Holds the samples and frames of a recording until `close`. */
export interface RecordingWorker {
  /** Begins a segment; its samples go to the returned port. */
  segment(): MessagePort
  /** Resolves with the samples so far when everything of the segment has arrived. */
  segmentEnd(): Promise<number>
  /** The microphone of the segment could not be opened. */
  dropSegment(): void
  readFrames(first: number, most: number): Promise<Uint8Array<ArrayBuffer>>
  finish(): Promise<Finished>
  close(): void
}

export type OpenRecordingWorker = (parts: RecordingWorkerParts) => RecordingWorker

/** The last samples of a microphone that is gone may never arrive. */
const segmentEndMs = 1000

type Kind = FromWorker['kind']
type Message<K extends Kind> = Extract<FromWorker, { kind: K }>

export const openRecordingWorker: OpenRecordingWorker = ({ encodes, maxSamples, onProgress, onError }) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  /** Who waits for the next message of a kind, in order. */
  const waiting = new Map<Kind, ((message: never) => void)[]>()
  let samples = 0
  const post = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  const next = <K extends Kind>(kind: K): Promise<Message<K>> =>
    new Promise(resolve => waiting.set(kind, [...(waiting.get(kind) ?? []), resolve]))

  const answer = (message: FromWorker): void => {
    const [first, ...others] = waiting.get(message.kind) ?? []
    waiting.set(message.kind, others)
    first?.(message as never)
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'progress') {
      samples = data.samples
      return onProgress(data)
    }
    answer(data)
  }
  worker.onerror = onError
  worker.onmessageerror = onError
  post({ kind: 'begin', encodes, maxSamples })
  return {
    segment() {
      const { port1, port2 } = new MessageChannel()
      post({ kind: 'segment', port: port1 }, [port1])
      return port2
    },
    async segmentEnd() {
      const late = setTimeout(() => {
        post({ kind: 'drop-segment' })
        answer({ kind: 'segment-end', samples })
      }, segmentEndMs)
      const ended = await next('segment-end')
      clearTimeout(late)
      return ended.samples
    },
    dropSegment: () => post({ kind: 'drop-segment' }),
    async readFrames(first, most) {
      post({ kind: 'read-frames', first, most })
      return (await next('frames')).bytes
    },
    async finish() {
      post({ kind: 'finish' })
      return next('finished')
    },
    close: () => worker.terminate(),
  }
}
