/** The window's title per route, while no other is known (law 4). */
export const titles = {
  login: 'ログイン',
  forget: 'パスワードの再設定',
  home: 'トップページ',
  message: 'お知らせ',
  homeworkList: '宿題一覧',
  homeworkDetails: '宿題の詳細',
  commentary: '講評',
  assign: '宿題を出す',
  reissue: '再配信',
  reissueDetails: '再配信の詳細',
  studentReport: '個人成績表',
  periodicPlan: '定期配信管理',
  periodicPlanDetail: '定期配信の詳細',
  periodicPlanEdit: '定期配信の編集',
  explain: '教材の表示',
  downloads: 'データ出力',
} as const
