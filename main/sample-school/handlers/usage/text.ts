/** The words of the usage workbook (law 4). */
export const usageText = {
  amounts: {
    title: '学習量集計',
    head: [
      '年月',
      'クラス',
      '生徒数',
      '学習した生徒数',
      '配信した宿題数',
      '学習回数',
      '平均点',
      '学習時間（分）',
      '録音時間（分）',
    ],
  },
} as const
