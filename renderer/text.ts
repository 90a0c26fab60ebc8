/** The window's title per route, while no other is known (law 4). */
export const titles = {
  login: 'ログイン',
  forget: 'パスワードの再設定',
  home: 'トップページ',
  message: 'お知らせ',
  homeworkList: '宿題一覧',
  homeworkDetails: '宿題の詳細',
  assign: '宿題を出す',
  explain: '教材の表示',
  downloads: 'データ出力',
} as const
