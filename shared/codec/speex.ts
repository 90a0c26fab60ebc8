/**
 * The speech codec: libspeex, wideband, 16 kHz, frames of 320 samples (SPEC §9), compiled to WebAssembly by
 * build/codec. It runs in Node, in a page and in a worker.
 */
import { evaluation } from '../domain/evaluation'
import { speexWasm } from './speex-wasm'

/** What Node, pages and workers have, and the types of this layer do not. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: object)
    readonly exports: Record<string, unknown>
  }
}
declare function atob(base64: string): string

/** The exported functions of the codec; pointers are offsets in its memory. */
interface SpeexExports {
  memory: { buffer: ArrayBuffer }
  _initialize(): void
  enc_new(quality: number, complexity: number): number
  enc_pcm(encoder: number): number
  enc_out(encoder: number): number
  enc_encode(encoder: number): number
  enc_free(encoder: number): void
  dec_new(enhance: number): number
  dec_in(decoder: number): number
  dec_pcm(decoder: number): number
  dec_decode(decoder: number, bytes: number): number
  dec_free(decoder: number): void
}

const { quality, complexity } = { quality: 8, complexity: 3 }
const frameSamples = evaluation.audio.frameSize

let compiled: WebAssembly.Module | undefined

/** Opens a codec with its own memory, so that a fault in one recording does not affect another. */
function openSpeex(): SpeexExports {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(speexWasm), letter => letter.charCodeAt(0)))
  const codec = new WebAssembly.Instance(compiled, {}).exports as object as SpeexExports
  codec._initialize()
  return codec
}

export interface SpeexEncoder {
  /** The frame of 320 samples: 70 bytes. */
  encode(samples: Int16Array): Uint8Array
}

/** An encoder for one recording: each frame depends on the frames before it. */
export function createSpeexEncoder(): SpeexEncoder {
  const codec = openSpeex()
  const encoder = codec.enc_new(quality, complexity)
  return {
    encode(samples) {
      new Int16Array(codec.memory.buffer, codec.enc_pcm(encoder), frameSamples).set(samples)
      const size = codec.enc_encode(encoder)
      return new Uint8Array(codec.memory.buffer, codec.enc_out(encoder), size).slice()
    },
  }
}

export interface SpeexDecoder {
  /** The 320 samples of the frame, valid until the next call; null if the bytes are no frame. */
  decode(frame: Uint8Array): Int16Array | null
}

/** A decoder for one recording: each frame depends on the frames before it. */
export function createSpeexDecoder(): SpeexDecoder {
  const codec = openSpeex()
  const decoder = codec.dec_new(1)
  return {
    decode(frame) {
      try {
        new Uint8Array(codec.memory.buffer, codec.dec_in(decoder), frame.length).set(frame)
        if (codec.dec_decode(decoder, frame.length) !== 0) return null
        return new Int16Array(codec.memory.buffer, codec.dec_pcm(decoder), frameSamples)
      } catch {
        // WebAssembly trapped, or the frame has too many bytes.
        return null
      }
    },
  }
}
