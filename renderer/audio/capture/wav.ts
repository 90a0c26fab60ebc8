/** A WAV file: 16 bit, mono. */

const headBytes = 44

const putText = (view: DataView, at: number, value: string): void => {
  for (const [offset, letter] of [...value].entries()) view.setUint8(at + offset, letter.charCodeAt(0))
}

/** The samples of all parts, one after the other, as the bytes of a WAV file. */
export function wavOf(parts: readonly Int16Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const samples = parts.reduce((sum, part) => sum + part.length, 0)
  const bytes = new Uint8Array(headBytes + samples * 2)
  const view = new DataView(bytes.buffer)
  putText(view, 0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  putText(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  putText(view, 36, 'data')
  view.setUint32(40, samples * 2, true)
  let at = headBytes
  for (const part of parts) {
    for (const sample of part) {
      view.setInt16(at, sample, true)
      at += 2
    }
  }
  return bytes
}
