/**
 * Unusual ways to write, by the student's number in the school (modulo 20). They have the characters that programs
 * count wrongly: line breaks of two characters, tabs, names beyond the basic plane, combined characters.
 */

export interface WritingStyle {
  /** Begins the text. */
  start?: string
  /** Between two sentences, and between two paragraphs. */
  gap?: string
  paragraphGap?: string
  /** Follows every third sentence. */
  ending?: readonly string[]
  /** The student's own values, in place of those of the essay. */
  values?: Readonly<Record<string, string>>
  /** Writes all or every third sentence in Japanese. */
  japanese?: 'all' | 'some'
  /** About how many words the student writes. */
  words?: number
}

export const writingStyles: Readonly<Record<number, WritingStyle>> = {
  // About as many words as the tasks ask for.
  0: { words: 45 },
  // Lines as a Windows program ends them, and tabs before paragraphs.
  5: { start: '\t', gap: '\r\n', paragraphGap: '\r\n\r\n\t', words: 90 },
  // Names with a character of two code units, with a variation selector, and in full-width letters.
  6: {
    values: { friend: '𠮷田くん', place: '葛\u{e0100}城駅', sport: 'ｔｅｎｎｉｓ', room: '髙橋ホール' },
    words: 120,
  },
  7: { japanese: 'all' },
  // Characters that are joined from several.
  11: { ending: [' 👩‍👧‍👦', ' 🇯🇵✨', ' 👍🏽'], words: 70 },
  // Spaces before the text, and letters with combining marks.
  12: {
    start: '   \u3000',
    gap: '  ',
    values: { place: 'cafe\u0301', friend: 'Zoe\u0308', food: 'cre\u0302pes', season: 'autu\u0301mn' },
    words: 100,
  },
  15: { words: 5 },
  18: { paragraphGap: '\n\n', words: 450 },
  19: { japanese: 'some', gap: '\n', words: 60 },
}
