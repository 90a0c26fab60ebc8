/** Small English words, and what students take for them. */
export const smallSlips: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['are', 'is'],
  ['was', 'were'],
  ['be', 'been'],
  ['has', 'have'],
  ['did', 'does'],
  ['in', 'on'],
  ['on', 'in'],
  ['at', 'in'],
  ['by', 'with'],
  ['for', 'to'],
  ['to', 'for'],
  ['and', 'but'],
  ['a', 'the'],
  ['the', 'a'],
  ['her', 'his'],
])

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
