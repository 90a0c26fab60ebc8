/** Texts of marked essays on paper (law 4). */
export const essayText = {
  number: (number: string) => `${number}番`,
  score: (score: string, full: number) => `${score}/${full}点`,
  noScore: '採点はまだありません',
  empty: '文章がありません。',
  /** Pictures are not part of this print. */
  handwritten: '手書きの答案です。画像は、答案のページから印刷できます。',
} as const
