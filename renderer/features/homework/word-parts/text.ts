/** Texts of choosing the parts of a word test. */
export const text = {
  books: '単語帳',
  booksFailed: '単語帳を読み込めませんでした。',
  bookFacts: (level: string, parts: number, words: number) =>
    [level, `${parts}パート`, `${words.toLocaleString('ja-JP')}語`].filter(part => part !== '').join('・'),
  parts: (book: string) => `${book}のパート`,
  partsFailed: 'パートを読み込めませんでした。',
  noParts: 'この単語帳にはパートがありません。',
  noBooks: '使える単語帳がありません。',
  chooseBook: '単語帳を選ぶと、ここにパートが並びます。',
  words: (count: number) => `${count}語`,
  completed: (count: number) => `${count}人が学習`,
  full: (max: number) => `${max}パートまで選べます。ほかのパートを選ぶには、どれかをはずしてください。`,
} as const
