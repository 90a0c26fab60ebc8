/** Encodes 16-bit mono PCM as a RIFF file. */

export const sampleRate = 16_000

/** Samples in −1…1 as a .wav file. */
export function wavFile(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const word = (at: number, name: string) => bytes.set(new TextEncoder().encode(name), at)
  word(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (let at = 0; at < samples.length; at++) {
    view.setInt16(44 + at * 2, Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * 32_767), true)
  }
  return bytes
}
