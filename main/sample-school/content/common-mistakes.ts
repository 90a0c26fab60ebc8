/** Small English words, and the wrong words that students write instead. */
export const wordMistakes: ReadonlyMap<string, string> = new Map([
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

/** Mistakes in Japanese: the end of a sentence, and the wrong end that students write. The first match counts. */
export const japaneseEndingMistakes: readonly (readonly [right: string, wrong: string])[] = [
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

/** Used if no ending matches. */
export const doNotKnow = 'わかりません。'
