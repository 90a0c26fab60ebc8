import { countOfAll, peopleCount } from '../../../../shared/text'
import type { AverageScope } from '../../../features/homework/matrix/shown-averages'
import type { QuestionOrder } from './question-summary'

/** Texts of 設問ごと. */
export const text = {
  list: '設問の一覧',
  orders: { asked: '設問の順', hardest: '正答率の低い順' } satisfies Record<QuestionOrder, string>,
  order: '並び順',
  number: (no: number | undefined, sub: number | undefined, place: number) =>
    no === undefined ? `設問${place}` : sub === undefined ? `No.${no}` : `No.${no} Q.${sub}`,
  correctRate: (value: string) => `${value}%`,
  correctRateLabel: '正答率',
  points: (value: string, full: number) => (full === 100 ? `${value}点` : `${value} / ${full}点`),
  averages: { class: 'クラス平均点', overall: '全体平均点' } satisfies Record<AverageScope, string>,
  none: '―',
  /** Of whom the correct rate is: a question without an answer is not right. */
  rateOf: (right: number, all: number) => `（${countOfAll(right, all)}）`,
  /** Of whom the average is: a question without an answer has no points. */
  averageOf: (answered: number) => `（解答した${peopleCount(answered)}）`,
  groups: '答えの一覧',
  people: (count: number) => `${count}人`,
  otherSpellings: (words: string) => `ほかの書き方：${words}`,
  joiner: '、',
  spoken: (points: string) => `録音の答え（平均 ${points}）`,
  recorded: '録音の答え',
  nothingAnswered: '何も答えていない',
  empty: '（空欄）',
  notSubmitted: 'この課題は未着手',
  noAnswers: 'まだだれも解答していません',
  noAnswersHint: '生徒がこの課題に解答すると、ここに答えが集まります。',
  /** For screen readers, after the name. */
  openPaperSuffix: 'の答案を開く',
  unknownStudent: (id: string) => `生徒 ${id}`,
  nameLoading: '名前を読み込んでいます',
  namesFailed: '生徒の一覧を読み込めませんでした',
  noContent: '設問の内容を表示できません。答えだけを表示しています。',
  failed: '設問ごとの結果を読み込めませんでした',
  noTopics: 'この宿題には課題がありません',
  noTopic: 'この宿題に、その課題はありません',
  noTopicHint: '上の一覧から課題を選んでください。',
  noQuestions: 'この課題には設問がありません',
  noQuestionsHint: '別の課題を選んでください。',
  keys: { move: '次・前の設問', open: 'だれの答えかを見る' },
} as const
