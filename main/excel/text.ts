/** Texts of the sheet of comments (law 4). */
export const commentSheetText = {
  title: 'コメント',
  topic: '課題',
  words: '範囲の語',
  comment: 'コメント',
  author: '先生',
  remark: '備考',
  none: 'コメントはまだありません。',
  /** The student handed in again: other words are at the comment's place now. */
  moved: '英文が書き直され、この語は同じ場所にありません',
  unread: 'コメントを読み込めませんでした',
  someUnread: (count: number) =>
    `※ ${count}件の答案のコメントを読み込めませんでした。備考に印があります。もう一度出力してください。`,
} as const
