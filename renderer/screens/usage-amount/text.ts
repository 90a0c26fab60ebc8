import { text as studyText } from '../../features/study/text'
import type { UsageMeasure } from './usage-measures'
import type { MonthFault, MonthPreset } from './usage-months'

const sums = 'クラスの生徒全員の合計です。'
const rounding = '分は四捨五入しているので、足した数と合計は少し違うことがあります。'

/** Texts of 学習量集計. */
export const text = {
  title: '学習量集計',
  team: 'クラス',
  allTeams: 'すべてのクラス',
  teamsFailed: 'クラスを読み込めませんでした',
  period: '期間',
  presets: {
    lastSix: '最近6か月',
    lastTwelve: '最近12か月',
    thisTerm: '今学期',
    thisYear: '今年度',
    own: '月を指定',
  } satisfies Record<MonthPreset | 'own', string>,
  from: '開始月',
  to: '終了月',
  faults: {
    reversed: '終了月を開始月より後にしてください。',
    tooLong: '一度に集計できるのは24か月までです。',
  } satisfies Record<MonthFault, string>,
  rows: '表の向き',
  rowsAre: { month: '行に月', team: '行にクラス' },
  rowNames: { month: '月', team: 'クラス' },
  measure: '項目',
  measureNames: {
    ...studyText.measureNames,
    people: '学習した生徒',
    homework: '配信した宿題',
  } satisfies Record<UsageMeasure, string>,
  measureUnits: { ...studyText.measureUnits, people: '人', homework: '件' } satisfies Record<UsageMeasure, string>,
  notes: {
    exercises: sums,
    study: `${sums}${rounding}`,
    record: `${sums}${rounding}`,
    points: sums,
    average: '点数のついた答案の平均点です。平均点は足せないので、合計はありません。',
    people: '一度でも提出した生徒の人数です。同じ生徒が何か月も数えられるので、月の合計はありません。',
    homework: 'その月に配信された宿題の数です。一つの宿題を複数のクラスに出せるので、クラスの合計はありません。',
  } satisfies Record<UsageMeasure, string>,
  linkNote: '数字を選ぶと、その月のクラスのまとめを開きます。',
  fewTeamsNote: (most: number) => `グラフは表の最初の${most}クラスです。1クラスのグラフは、クラスを選ぶと見られます。`,
  total: '合計',
  none: '―',
  month: (year: number, month: number) => `${year}年${month}月`,
  running: (month: string) => `${month}（途中）`,
  tick: (month: number) => `${month}月`,
  figure: (team: string, month: string, value: string) => `${team} ${month} ${value}`,
  countUnit: '回',
  figureTitle: (measure: string, unit: string, team: string) => `${measure}（${unit}）の集計　${team}`,
  facts: (from: string, to: string, time: string) => `${from}〜${to}　${time}`,
  serverSheet: 'サーバーの集計表を保存',
  failed: '学習量を読み込めませんでした',
  noPeriod: '期間を正しく選ぶと、表が表示されます。',
  empty: 'この期間の記録はありません。',
  emptyHint: '期間かクラスを変えてください。',
} as const
