/** English texts as a voice reads them, and what a teacher is told about them while she types (chosen). */
import type { RecitationCategory } from './recitation'

/** What an input method or a word processor writes, and what stands for it. */
const plainSigns: readonly (readonly [RegExp, string | ((sign: string) => string)])[] = [
  [/[\uFF01-\uFF5E]/g, wide => wide.normalize('NFKC')],
  [/[\u3000\u00A0\u2000-\u200A\u202F]/g, ' '],
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/[“”„‟〝〞]/g, '"'],
  [/[‘’‚‛′´]/g, "'"],
  [/…/g, '...'],
  [/、/g, ', '],
  [/。/g, '. '],
]

const withPlainSigns = (content: string): string =>
  plainSigns.reduce((text, [sign, plain]) => text.replace(sign, plain as string), content.normalize('NFC'))

/**
 * A text as it is sent to be read aloud: full-width letters and digits become ASCII, typographic quotation marks
 * straight ones, and invisible characters go. A sentence has one line; a chapter keeps its lines.
 */
export function plainEnglish(content: string, category: RecitationCategory): string {
  const plain = withPlainSigns(content)
  if (category === 'read_sentence') return plain.replace(/\s+/g, ' ').trim()
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}

/** Whether the text has signs that `plainEnglish` replaces; spaces and line breaks do not count. */
export const hasUnusualSigns = (content: string): boolean => withPlainSigns(content) !== content.normalize('NFC')

/** The number of English words of a text. */
export const countWords = (content: string): number =>
  content.match(/[\p{Script=Latin}\p{N}]+(?:['’-][\p{Script=Latin}\p{N}]+)*/gu)?.length ?? 0

const wordsAMinute = 110

/** How long a learner takes to read so many words aloud, in seconds. */
export const readingSeconds = (words: number): number =>
  words === 0 ? 0 : Math.max(1, Math.round((words * 60) / wordsAMinute))
