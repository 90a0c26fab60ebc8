/** Texts of 生徒の管理: the students of one class. */
export const text = {
  title: '生徒の管理',
  list: 'クラス・ID編集',
  count: (total: number) => `${total.toLocaleString('ja-JP')}人`,
  table: '生徒',
  columns: { number: '番号', name: '名前', id: '生徒ID', grade: '学年', class: '組' },
  failed: '生徒を読み込めませんでした',
  missing: 'このクラスは見つかりません。削除されたか、見る権限がありません。',
  back: 'クラスの一覧に戻る',
  empty: 'このクラスには生徒がいません',
} as const
