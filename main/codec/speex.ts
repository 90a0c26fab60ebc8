/**
 * The speech codec: libspeex, wideband, 16 kHz, frames of 320 samples (SPEC §9), compiled to WebAssembly by
 * build/codec.
 */
import { speexWasm } from './speex-wasm'

/** The part of WebAssembly that is used here: Node has it, but Node's types do not. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: object)
    readonly exports: Record<string, unknown>
  }
}

/** The exported functions of the codec; pointers are offsets in its memory. */
export interface SpeexExports {
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

const frameSamples = 320

let compiled: WebAssembly.Module | undefined

/** Opens a codec with its own memory, so that a fault in one recording does not affect another. */
export function openSpeex(): SpeexExports {
  compiled ??= new WebAssembly.Module(new Uint8Array(Buffer.from(speexWasm, 'base64')))
  const codec = new WebAssembly.Instance(compiled, {}).exports as object as SpeexExports
  codec._initialize()
  return codec
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
