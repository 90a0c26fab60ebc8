/** Texts of every list. */
export const text = {
  filters: '絞り込み',
  rare: (count: number) => (count === 0 ? '絞り込み' : `絞り込み（${count}）`),
  clear: '絞り込みをやめる',
  clearSearch: '検索の文字をクリア',
}
