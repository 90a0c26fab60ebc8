/** Texts of every list. */
export const text = {
  filters: '絞り込み',
  rare: (count: number) => (count === 0 ? '絞り込み' : `絞り込み（${count}）`),
  clear: '絞り込みをやめる',
  period: '期間',
  from: (period: string) => `${period}の開始日`,
  to: (period: string) => `${period}の終了日`,
  between: '〜',
  reversed: '期間の終了日は、開始日と同じか後の日にしてください。',
  clearSearch: '検索の文字をクリア',
  selected: (count: number) => `${count}件を選択中`,
  remove: '削除',
  clearSelection: '選択をやめる',
}
