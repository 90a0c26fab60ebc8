/** Checks a property for generated values of `arbitrary`; `check` throws if it is false. */
import * as fc from 'fast-check'
import { anyCharacter } from '../fixtures/any-character'

export function checkProperty<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void, runs = 200): void {
  void fc.assert(fc.property(arbitrary, check), { numRuns: runs })
}

/** Any text of whole code points, including rare kanji, emoji and control characters. */
export const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '𠮷',
      '髙',
      '﨑',
      'か',
      '\u3099',
      '=',
      '+',
      '-',
      '@',
      '＝',
      '\t',
      '\r',
      '\n',
      '\0',
      "'",
      '/',
      '.',
      ' ',
    ),
    anyCharacter,
  ),
})

/** Whether the text contains no lone surrogate. */
export const isWhole = (value: string): boolean => !/\p{Cs}/u.test(value)
