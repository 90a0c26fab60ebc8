/** Texts while the papers of a class are read. */
export const classPapersText = {
  reading: (read: number, all: number) => `答案を読み込んでいます（${read}／${all}人分）`,
  readFailed: '答案の一覧を読み込めませんでした。',
  allFailed: '答案を読み込めませんでした。',
  nobody: 'まだ答案がありません。',
} as const
