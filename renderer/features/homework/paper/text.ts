import { catalogue } from '../../../../shared/text'
import type { AverageScope } from '../matrix/shown-averages'

/** Texts around the result view of a paper. */
export const text = {
  scores: '成績一覧',
  previous: '前の生徒',
  next: '次の生徒',
  nextWithAnswers: '次の生徒（未着手はとばす）',
  previousWithAnswers: '前の生徒（未着手はとばす）',
  includeIdle: '未着手も見る',
  noneBefore: 'この前は、未着手の生徒だけです。Uキーで見られます。',
  noneAfter: 'このあとは、未着手の生徒だけです。Uキーで見られます。',
  position: (at: number, total: number) => `${at} / ${total}`,
  total: '総合',
  /** Empty answers are wrong, and no unanswered questions: without their number, the paper would seem to show more. */
  missing: ({ unanswered, blank }: { unanswered: number; blank: number }) =>
    [unanswered > 0 && `未回答 ${unanswered}問`, blank > 0 && `空欄 ${blank}か所`].filter(Boolean).join('・'),
  round: '回',
  roundOf: (round: number) => `${round}回目`,
  roundLatest: (round: number) => `${round}回目（最新）`,
  topic: '課題',
  topicPosition: (at: number, total: number) => `課題 ${at} / ${total}`,
  windowTitle: (student: string, topic: string) => `${student} ― ${topic}`,
  averages: { class: 'クラス平均点', overall: '全体平均点' } satisfies Record<AverageScope, string>,
  /** The average names its full score, because the items of an exam can have another. */
  outOf: (full: number) => `/${full}点`,
  none: '―',
  submittedAt: (time: string) => `${time} 提出`,
  print: '印刷',
  numberOf: (number: string) => `${number}番`,
  printHead: (team: string, number: string, name: string) =>
    [team, number, name].filter(part => part !== '').join('　'),
  /** On each printed page. */
  pageHead: (student: string, topic: string, score: string) =>
    student === '' ? '' : [student, topic, score].filter(part => part !== '').join('　'),
  score: (score: string, full: number) => `${score}/${full}点`,
  studentView: '生徒の見え方',
  first: '最初の生徒です',
  last: '最後の生徒です',
  failed: '答案を読み込めませんでした',
  noStudent: 'この宿題に、その生徒はいません',
  noPaper: catalogue.notFound('答案'),
  noTopic: 'この宿題に、その課題はありません',
  back: '成績一覧に戻る',
  goBack: '戻る',
} as const
