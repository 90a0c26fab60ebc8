/** Free recitation: what a teacher makes himself (SPEC §7 Free recitation, §9 Recitation; lengths and times are chosen). */
import { hasEmoji, textLength } from './text-rules'

export const recitationCategories = ['read_sentence', 'read_chapter'] as const

export type RecitationCategory = (typeof recitationCategories)[number]

export const recitation = {
  /** How many slots there are (SPEC §9), and how long their text may be, in code points. */
  slots: { read_sentence: 5, read_chapter: 1 },
  length: { read_sentence: 200, read_chapter: 3000 },
  title: 50,
  translate: 3000,
  /** The largest sound file, in bytes. */
  soundBytes: 10 * 1024 * 1024,
  /** How many recitations an account makes in a month (Tokyo's). */
  timesAMonth: 30,
} as const

/** What is wrong with a text to be read aloud, or null: it must hold English. */
export function recitationFault(
  content: string,
  category: RecitationCategory,
): 'empty' | 'long' | 'emoji' | 'language' | null {
  if (content.trim() === '') return 'empty'
  if (hasEmoji(content)) return 'emoji'
  if (textLength(content) > recitation.length[category]) return 'long'
  return /[A-Za-z]/.test(content) ? null : 'language'
}

export type SoundKind = 'wav' | 'mp3' | 'm4a'

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** An MPEG audio frame of layer III, whose fields all mean something. */
function isMp3Frame([sync = 0, kind = 0, rate = 0]: Uint8Array): boolean {
  const [version, layer] = [(kind >> 3) & 3, (kind >> 1) & 3]
  const [bitRate, sampleRate] = [rate >> 4, (rate >> 2) & 3]
  const rates = bitRate !== 0 && bitRate !== 15 && sampleRate !== 3
  return sync === 0xff && (kind & 0xe0) === 0xe0 && version !== 1 && layer === 1 && rates
}

/** Which sound file these bytes begin, whatever its name says; null for any other file. */
export function soundKind(bytes: Uint8Array): SoundKind | null {
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE') return 'wav'
  if (latin(bytes, 0, 3) === 'ID3' || isMp3Frame(bytes)) return 'mp3'
  return latin(bytes, 4, 8) === 'ftyp' && /^(M4A |M4B |mp42|mp41|isom|iso2)/.test(latin(bytes, 8, 12)) ? 'm4a' : null
}
