/** Texts about score sheets of a period. */
import type { ViewFamily } from '../../../shared/domain/view-families'
import type { PeriodFault, Preset } from './period'

export const text = {
  period: '期間',
  presets: {
    thisMonth: '今月',
    lastMonth: '先月',
    thisTerm: '今学期',
    thisYear: '今年度',
    own: '日付を指定',
  } satisfies Record<Preset | 'own', string>,
  from: '開始日',
  to: '終了日',
  faults: {
    missing: '期間の開始日と終了日を入れてください。',
    reversed: '終了日は、開始日と同じか後の日にしてください。',
  } satisfies Record<PeriodFault, string>,
  familyNames: {
    reading: '音読',
    speaking: '会話・スピーキング',
    filling: '語句・穴うめ',
    listening: 'リスニング',
    comprehension: '読解',
    grammar: '文法',
    writing: 'ライティング',
  } satisfies Record<ViewFamily, string>,
  tooMany: (most: number) => `一度に作れるのは${most}人までです。生徒をしぼってください。`,
} as const
