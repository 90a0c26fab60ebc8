import type { AverageScope } from '../matrix/shown-averages'

/** Texts of the scores of one topic. */
export const text = {
  topic: '課題',
  previous: '前の課題',
  next: '次の課題',
  averages: { class: 'クラス平均点', overall: '全体平均点' } satisfies Record<AverageScope, string>,
  full: (points: number) => `${points}点満点`,
  distribution: '点数の分布',
  distributionOf: (letter: string, count: number) => `${letter} ${count}人`,
  none: '―',
  joiner: '・',
  times: (count: number) => `${count}回`,
  table: (title: string) => `${title}の成績`,
  columns: {
    number: '番号',
    student: '生徒',
    team: 'クラス',
    score: '点数',
    best: '最高点',
    count: '学習回数',
    time: '提出日時',
  },
  open: (name: string) => `${name}の答案を開く`,
  failed: '課題の成績を読み込めませんでした',
  noTopics: 'この宿題には課題がありません',
  noTopic: 'この宿題に、その課題はありません',
  noTopicHint: '上の一覧から課題を選んでください。',
  noStudents: 'この課題を受け取る生徒がいません',
  noStudentsHint: 'クラスに生徒が入ると、ここに並びます。',
} as const
