/** Texts of every list. */
export const text = {
  filters: '絞り込み',
  clear: '絞り込みをやめる',
  clearSearch: '検索の文字をクリア',
}
