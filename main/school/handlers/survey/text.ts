/** The words of the month's workbook (law 4). */
export const surveyText = {
  month: {
    title: '今月の学習状況',
    head: [
      'クラス',
      '番号',
      '生徒ID',
      '生徒',
      '宿題数',
      '提出数',
      '提出率（%）',
      '学習回数',
      '平均点',
      '最高点',
      '学習時間（分）',
      '録音時間（分）',
    ],
  },
} as const
