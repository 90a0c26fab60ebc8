/** Students' initial passwords: computed from the seed, and easy to read aloud to a class (SPEC §7). */

import { hashNumbers, pick, randomInteger } from './random'
import type { Student } from './world-types'

/** Syllables without letters that look like digits. */
const passwordSyllables = [
  'ka',
  'mi',
  'su',
  'ne',
  'ho',
  'ta',
  'ru',
  'ya',
  'ki',
  'mo',
  'sa',
  'nu',
  'he',
  'ma',
  'ku',
  'te',
] as const

/** Two syllables and four digits, none of them 0 or 1. */
export function initialPassword(seed: number, student: Student): string {
  const key = hashNumbers(seed, student.index, 91)
  const letters = [0, 1].map(at => pick(passwordSyllables, key, 92, at)).join('')
  const digits = [0, 1, 2, 3].map(at => randomInteger(2, 9, key, 93, at)).join('')
  return letters + digits
}
