import { type Sign, signLimits } from '../../../shared/domain/study-signs'
import { peopleCount } from '../../../shared/text'

const { idleDays, points, leastExercises, growth, manyExercises } = signLimits

/** Texts of 生徒別の状況: this month of a class. */
export const text = {
  title: '生徒別の状況',
  table: '今月の学習状況',
  count: peopleCount,
  facts: {
    month: (month: number, from: string, until: string) => `${month}月（${from}〜${until}）の集計`,
    homework: (count: number) => `宿題 ${count.toLocaleString('ja-JP')}件`,
    submit: (percent: string) => `提出率 ${percent}%`,
    average: (average: string, exercises: number) => `平均点 ${average}（学習 ${exercises.toLocaleString('ja-JP')}回）`,
  },
  columns: {
    number: '番号',
    name: '生徒',
    team: 'クラス',
    homework: '宿題数',
    submitted: '提出数',
    percent: '提出率（%）',
    exercises: '学習回数',
    average: '平均点',
    best: '最高点',
    study: '学習（分）',
    record: '録音（分）',
    signs: '気づき',
  },
  none: '―',
  /** The name of a figure that is a link. */
  figureOf: (name: string, label: string, value: string) => `${name}の${label} ${value}`,
  open: (name: string) => `${name}の学習状況を開く`,
  filters: { team: 'クラス', sign: '気づき', allTeams: 'すべてのクラス', allSigns: '生徒全員' },
  teamsFailed: 'クラスを読み込めませんでした',
  search: '生徒をさがす',
  searchPlaceholder: '名前・番号・生徒ID',
  searchKey: 'さがす',
  failed: '今月の学習状況を読み込めませんでした',
  empty: '生徒がいません',
  emptyHint: 'クラスに生徒が入ると、ここに並びます。',
  notFound: 'あてはまる生徒はいません',
  notFoundHint: '条件を変えるか、絞り込みをやめてください。',
  sheetTitle: (team: string, time: string) => `今月の学習状況　${team}　${time}`,
  teamReport: 'クラスのまとめ',
  impressions: '読書の感想',
  serverSheet: 'サーバーの集計表を保存する',
  serverSheetHint: 'クラスと検索の絞り込みだけを使います',
  groups: { look: '声をかけたい生徒', praise: 'ほめたい生徒' },
  signs: {
    idle: `${idleDays}日間 学習なし`,
    falling: '平均点が下がった',
    overdue: '期限を過ぎて未提出',
    rising: '平均点が上がった',
    allSubmitted: '期限の来た宿題をすべて提出',
    busier: 'クラスより大きく学習が増えた',
  } satisfies Record<Sign, string>,
  /** What a sign means, with its days. */
  definitions: {
    idle: ({ week }) => `${week}に、1回も学習していない生徒`,
    falling: ({ recent, before }) =>
      `${recent}の平均点が${before}より${points}点以上低い生徒（どちらも学習${leastExercises}回以上）`,
    overdue: ({ month }) => `${month}に期限が来た宿題を、まだ提出していない生徒`,
    rising: ({ recent, before }) =>
      `${recent}の平均点が${before}より${points}点以上高い生徒（どちらも学習${leastExercises}回以上）`,
    allSubmitted: ({ month }) => `${month}に期限が来た宿題を、すべて提出した生徒`,
    busier: ({ recent, before }) =>
      `${recent}の学習が${manyExercises}回以上で、${before}からの増え方がクラス全体の${growth}倍以上の生徒（前が${leastExercises}回より少なければ${leastExercises}回とみなす）`,
  } satisfies Record<Sign, (days: Record<'week' | 'recent' | 'before' | 'month', string>) => string>,
  period: (from: string, until: string) => `${from}〜${until}`,
  /** In the row of a student. */
  marks: {
    idle: `${idleDays}日間学習なし`,
    falling: (change: string) => `平均点 −${change}`,
    overdue: (count: number) => `未提出 ${count}件`,
    rising: (change: string) => `平均点 +${change}`,
    allSubmitted: '期限分を提出済み',
    busier: '学習が増えた',
  },
  joiner: '・',
  checkingSign: (sign: string) => `${sign}：確認しています`,
  showSign: (sign: string, count: number) => `${sign} ${count}人を表示する`,
  write: 'メッセージを書く',
  writeTo: (sign: string, count: number) => `${sign}の${count}人にメッセージを書く`,
  signsFailed: '一部を読み込めなかったため、気づきの人数は足りないことがあります。',
  selection: {
    bar: '選んだ生徒',
    count: (count: number) => `${count}人を選択中`,
    clear: '選択をやめる',
    look: '声をかける',
    praise: 'ほめる',
  },
  subjects: {
    look: '学習のようすについて',
    overdue: '未提出の宿題について',
    praise: 'よくがんばりました',
  },
} as const
