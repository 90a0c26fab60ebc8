/** libspeex, wideband: 16 kHz, frames of 320 samples (SPEC §9). Its build is in build/codec. */
import { speexWasm } from './speex-wasm'

/** As much of WebAssembly as is used here: Node has it, but its types do not. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: object)
    readonly exports: Record<string, unknown>
  }
}

/** The codec's own functions; pointers are offsets in its memory. */
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

/** A codec with a memory of its own: what breaks it breaks nothing else. */
export function openSpeex(): SpeexExports {
  compiled ??= new WebAssembly.Module(new Uint8Array(Buffer.from(speexWasm, 'base64')))
  const codec = new WebAssembly.Instance(compiled, {}).exports as object as SpeexExports
  codec._initialize()
  return codec
}

export interface SpeexDecoder {
  /** The frame's 320 samples, until the next call; null where it is no frame. */
  decode(frame: Uint8Array): Int16Array | null
}

/** A decoder of one recording: each frame hangs on those before it. */
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
        // A trap, or more bytes than any frame has.
        return null
      }
    },
  }
}
