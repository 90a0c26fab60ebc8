/**
 * Detects the media type of a file from its first bytes, whatever its server says (DESIGN §10): sounds and images only.
 */

interface Signature {
  type: string
  /** The file has the bytes `magic` (as Latin-1 text) at `offset`, and `brand`, if given, at 8. */
  offset: number
  magic: string
  brand?: RegExp
}

const signatures: Signature[] = [
  { type: 'audio/wav', offset: 0, magic: 'RIFF', brand: /^WAVE/ },
  { type: 'image/webp', offset: 0, magic: 'RIFF', brand: /^WEBP/ },
  { type: 'audio/mpeg', offset: 0, magic: 'ID3' },
  { type: 'audio/ogg', offset: 0, magic: 'OggS' },
  { type: 'audio/mp4', offset: 4, magic: 'ftyp' },
  { type: 'audio/flac', offset: 0, magic: 'fLaC' },
  { type: 'audio/webm', offset: 0, magic: '\x1a\x45\xdf\xa3' },
  { type: 'image/png', offset: 0, magic: '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', offset: 0, magic: '\xff\xd8\xff' },
  { type: 'image/gif', offset: 0, magic: 'GIF8' },
]

/**
 * Whether a file starts with an MPEG audio frame without a tag: eleven set bits, then fields without reserved values.
 * Layer I is not accepted: nobody records it, and the byte order mark of a UTF-16 text looks like it.
 */
function isMpegFrame([sync = 0, kind = 0, rate = 0, mode = 0]: Uint8Array): boolean {
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return false
  const [version, layer] = [(kind >> 3) & 3, (kind >> 1) & 3]
  const [bitRate, sampleRate, emphasis] = [rate >> 4, (rate >> 2) & 3, mode & 3]
  const layerIsTwoOrThree = layer === 1 || layer === 2
  return version !== 1 && layerIsTwoOrThree && bitRate !== 0 && bitRate !== 15 && sampleRate !== 3 && emphasis !== 2
}

/** The media type, or null if the file is neither a sound nor an image. */
export function mediaType(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const found = signatures.find(
    ({ offset, magic, brand }) => head.startsWith(magic, offset) && (!brand || brand.test(head.slice(8))),
  )
  return found?.type ?? (isMpegFrame(bytes) ? 'audio/mpeg' : null)
}
