/** What the study survey says (law 4). */
export const studyText = {
  period: '期間の指定が正しくありません。',
  longPeriod: '期間が長すぎます。',
  noStudent: 'この生徒は見つかりません。',
  noTeam: 'このクラスは見つかりません。',
  email: 'メールアドレスの形式が正しくありません。',
} as const
