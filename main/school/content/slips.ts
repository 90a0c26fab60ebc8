/** What students write by mistake in Japanese: the end of a sentence, and what it becomes. The first that fits counts. */
export const japaneseSlips: readonly (readonly [right: string, wrong: string])[] = [
  ['なければなりません。', 'ません。'],
  ['必要はありません。', 'てはいけません。'],
  ['ていました。', 'ています。'],
  ['ています。', 'ました。'],
  ['でしょう。', 'でした。'],
  ['ですか。', 'です。'],
  ['ました。', 'ます。'],
  ['でした。', 'です。'],
  ['ます。', 'ました。'],
  ['です。', 'でした。'],
]

/** For a sentence that ends in none of them. */
export const unsure = 'わかりません。'
