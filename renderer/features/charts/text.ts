/** Texts of charts and of the tables beside them. */
export const text = {
  chart: (title: string) => `グラフ：${title}`,
  table: (title: string) => `${title}の表`,
  failed: 'グラフを表示できませんでした。数値は表にあります。',
  pictureFailed: '画像を作れませんでした。もう一度お試しください。',
  noRecord: '記録なし',
  /** A gap in the table. */
  gap: '―',
  value: (value: string, unit: string) => `${value}${unit}`,
  counted: (value: string, count: string) => `${value}（n=${count}）`,
  /** A line with the sign of its mark. */
  marked: (sign: string, name: string) => (sign === '' ? name : `${sign} ${name}`),
  point: (series: string, category: string, value: string) => `${series}　${category}　${value}`,
  line: (series: string, value: string) => `${series}：${value}`,
  column: (name: string, unit: string) => `${name}（${unit}）`,
  /** The column beside that of a line; the sign of the line is shorter than its name. */
  countColumn: (sign: string, name: string, unit: string) => `${sign || name} n（${unit}）`,
  /** A value of the table as a link to its rows. */
  rowsOf: (column: string, category: string, value: string) => `${column} ${category} ${value}`,
  hint: 'グラフを選んで矢印キーを押すと、点の値をここに表示します。',
  print: 'グラフと表を印刷する',
  picture: 'グラフを画像（PNG）で保存する',
  joiner: '　',
  /** The part of the period that is in sight, and of what it is a part. */
  partFacts: (from: string, to: string, facts: string) =>
    `${from === to ? from : `${from} から ${to} まで`}　（${facts} の一部）`,
  fileTitle: (title: string, facts: string) => `${title}　${facts}`,
  keys: {
    point: '前後の点',
    line: '上下の線',
    ends: '最初・最後の点',
    from: 'ここから表示',
    to: 'ここまで表示',
    whole: '全体を表示',
  },
} as const
