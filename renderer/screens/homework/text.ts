/** What the screens of one homework share. */
export const text = {
  list: '宿題一覧',
  loadingTitle: '宿題の成績',
  untitled: '（宿題名なし）',
  tabs: '成績の見かた',
  matrix: '成績一覧',
  topic: '課題ごと',
  period: (from: string, to: string) => `${from} 〜 ${to}`,
  noDate: '―',
  failed: '宿題を読み込めませんでした',
  notFound: 'この宿題は見つかりません。削除されたか、見る権限がありません。',
  back: '宿題一覧に戻る',
} as const
