import { countOfAll } from '../../../../shared/text'
import type { AverageScope } from '../../../features/homework/matrix/shown-averages'

/** Texts of 課題一覧. */
export const text = {
  table: '課題の一覧',
  columns: {
    place: '順',
    title: '課題',
    best: '最高点',
    lowest: '最低点',
    completed: '終えた人',
  },
  averages: { class: 'クラス平均点', overall: '全体平均点' } satisfies Record<AverageScope, string>,
  none: '―',
  count: (count: number) => `${count.toLocaleString('ja-JP')}件の課題`,
  /** If a class is chosen: the server counts only all classes together. */
  countOfAllClasses: (count: number) => `${count.toLocaleString('ja-JP')}件の課題（すべてのクラスの集計）`,
  completed: countOfAll,
  full: (points: number) => `${points}点満点`,
  question: '設問ごと',
  questionOf: (title: string) => `${title}を設問ごとに見る`,
  failed: '課題の一覧を読み込めませんでした',
  moreFailed: '続きを読み込めませんでした',
  noTopics: 'この宿題には課題がありません',
  noTopicsHint: '課題を追加すると、ここに並びます。',
} as const
