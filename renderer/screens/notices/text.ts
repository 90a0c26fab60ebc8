/** Texts of すべてのお知らせ (law 4). */
export const text = {
  title: 'すべてのお知らせ',
  crumb: 'トップページ',
  table: 'お知らせの一覧',
  count: (count: number) => `${count.toLocaleString('ja-JP')}件`,
  unread: '未読',
  untitled: '（件名なし）',
  columns: { title: 'お知らせ', kind: '種類', time: '日時' },
  kind: '種類',
  kinds: { all: 'すべて', system: '運営から', homework: '宿題' },
  size: '1ページの件数',
  sizeOf: (size: number) => `${size}件ずつ`,
  readAll: 'すべて既読にする',
  allRead: 'お知らせをすべて既読にしました。',
  deleted: (names: readonly string[]) =>
    names.length === 1 ? `お知らせ「${names[0]}」` : `${names.length}件のお知らせ`,
  failed: 'お知らせを読み込めませんでした',
  empty: 'お知らせはありません',
  emptyHint: '運営からの連絡や、宿題の期限・提出の知らせが届くと、ここに表示されます。',
  noTime: '―',
} as const
