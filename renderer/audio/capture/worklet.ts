/**
 * Runs on the thread of the sound: collects the samples of the microphone and sends them straight to the worker, so that
 * a page that is blocked delays nothing.
 */
import type { WorkletMessage } from './messages'

/** What an AudioWorkletGlobalScope has, and the types of the page do not. */
declare const currentFrame: number
declare function registerProcessor(name: string, processor: unknown): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

const chunkSamples = 320

/** Before the microphone gives its first sound, the browser gives zeros: at most so many are left out. */
const leadingZeros = 4000

class Capture extends AudioWorkletProcessor {
  #port: MessagePort | null = null
  #chunk = new Int16Array(chunkSamples)
  #length = 0
  /** Where the chunk begins on the clock of the sound. */
  #at = 0
  #isEnded = false
  #hasBegun = false
  #zeros = 0

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<{ port?: MessagePort; end?: true }>) => {
      if (data.port) this.#port = data.port
      if (data.end) this.#end()
    }
  }

  #send(message: WorkletMessage, transfer: Transferable[] = []): void {
    this.#port?.postMessage(message, transfer)
  }

  #flush(): void {
    if (this.#length === 0) return
    const samples = this.#chunk.slice(0, this.#length)
    this.#length = 0
    this.#send({ samples, at: this.#at }, [samples.buffer])
  }

  #end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#flush()
    this.#send({ end: true })
  }

  process([input]: Float32Array[][]): boolean {
    if (this.#isEnded) return false
    const channel = input?.[0]
    if (!channel) return true
    for (const [offset, sample] of channel.entries()) {
      this.#hasBegun ||= sample !== 0 || this.#zeros++ >= leadingZeros
      if (!this.#hasBegun) continue
      if (this.#length === 0) this.#at = currentFrame + offset
      this.#chunk[this.#length++] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)))
      if (this.#length === chunkSamples) this.#flush()
    }
    return true
  }
}

registerProcessor('capture', Capture)
