/** Texts of クラス・ID編集: the classes. */
export const text = {
  title: 'クラス・ID編集',
  count: (total: number) => `${total.toLocaleString('ja-JP')}クラス`,
  table: 'クラス',
  columns: { name: 'クラス名', students: '生徒' },
  students: (count: number) => `${count.toLocaleString('ja-JP')}人`,
  failed: 'クラスを読み込めませんでした',
  empty: 'クラスはまだありません',
} as const
