/** Texts of the e-books. */
export const text = {
  noBook: 'この電子書籍は見つかりません。',
  noImpression: 'この生徒の感想はまだありません。',
} as const
