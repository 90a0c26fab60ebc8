/** A property over any value of `arbitrary`; `check` throws where it does not hold. */
import * as fc from 'fast-check'

export function holds<T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void, runs = 200): void {
  void fc.assert(fc.property(arbitrary, check), { numRuns: runs })
}

/** Any text of whole code points, rare kanji, emoji and control characters among them. */
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
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
})

/** Whether the text holds no half of a surrogate pair. */
export const isWhole = (value: string): boolean => !/\p{Cs}/u.test(value)
