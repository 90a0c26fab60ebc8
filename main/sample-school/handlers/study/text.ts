/** Texts of the study survey (law 4). */
export const studyText = {
  period: '期間の指定が正しくありません。',
  longPeriod: '期間が長すぎます。',
  noStudent: 'この生徒は見つかりません。',
  noTeam: 'このクラスは見つかりません。',
  email: 'メールアドレスの形式が正しくありません。',
  columns: {
    team: 'クラス',
    number: '番号',
    id: '生徒ID',
    nickname: '生徒',
    homeworkCount: '宿題数',
    submittedCount: '提出数',
    submitPercent: '提出率（%）',
    exerciseCount: '学習回数',
    averageScore: '平均点',
    bestScore: '最高点',
    studyMinutes: '学習時間（分）',
    recordMinutes: '録音時間（分）',
  },
} as const
