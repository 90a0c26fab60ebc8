/**
 * Free recitation: reading exercises that a teacher creates (SPEC §7 Free recitation, §9 Recitation; lengths and times
 * are chosen).
 */
import { hasEmoji, japaneseLetters, textLength } from './text-rules'

export const recitationCategories = ['read_sentence', 'read_chapter'] as const

export type RecitationCategory = (typeof recitationCategories)[number]

export const recitation = {
  /** Number of slots (SPEC §9), and the maximum length of their texts in code points. */
  slots: { read_sentence: 5, read_chapter: 1 },
  length: { read_sentence: 200, read_chapter: 3000 },
  title: 50,
  translate: 3000,
  /** Maximum size of a sound file, in bytes. */
  soundBytes: 10 * 1024 * 1024,
  /** How many recitations an account may create in one month (in Tokyo). */
  timesAMonth: 30,
} as const

/** The fault of a text to read aloud, or null: more of its letters must be English than Japanese. */
export function recitationFault(
  content: string,
  category: RecitationCategory,
): 'empty' | 'long' | 'emoji' | 'language' | null {
  if (content.trim() === '') return 'empty'
  if (hasEmoji(content)) return 'emoji'
  if (textLength(content) > recitation.length[category]) return 'long'
  const english = content.match(/[A-Za-z]/g)?.length ?? 0
  return english > japaneseLetters(content) ? null : 'language'
}

export type SoundKind = 'wav' | 'mp3' | 'm4a'

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Whether the bytes start with a valid header of an MPEG layer III audio frame. */
function isMp3Frame([sync = 0, kind = 0, rate = 0]: Uint8Array): boolean {
  const [version, layer] = [(kind >> 3) & 3, (kind >> 1) & 3]
  const [bitRate, sampleRate] = [rate >> 4, (rate >> 2) & 3]
  const rates = bitRate !== 0 && bitRate !== 15 && sampleRate !== 3
  return sync === 0xff && (kind & 0xe0) === 0xe0 && version !== 1 && layer === 1 && rates
}

/** Detects the kind of a sound file from its first bytes, because its name can be wrong; null for any other file. */
export function soundKind(bytes: Uint8Array): SoundKind | null {
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE') return 'wav'
  if (latin(bytes, 0, 3) === 'ID3' || isMp3Frame(bytes)) return 'mp3'
  return latin(bytes, 4, 8) === 'ftyp' && /^(M4A |M4B |mp42|mp41|isom|iso2)/.test(latin(bytes, 8, 12)) ? 'm4a' : null
}
