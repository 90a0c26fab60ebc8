/** How the exercises are shelved: course families, books and units (SPEC §1 "Course families"; the rest chosen). */
import type { ViewKey } from '../../../shared/items/view-keys'

export const families = {
  eiken: '英検対策',
  'skill-up': 'スキルアップ',
  textbook: '教科書準拠',
  own: '学校で作成した教材',
} as const

export type Family = keyof typeof families

/** What a kind of exercise trains, as a book of the skill-up family and a unit of the others. */
export const skills: Record<ViewKey | 'topic-writing', string> = {
  'word-reading': '単語',
  'sentence-reading': '文の音読',
  'blank-filling': '空所補充',
  listening: 'リスニング',
  dialog: '対話',
  'topic-writing': 'ライティング',
}

export const bookNames = {
  eiken: (level: string): string => `${level} 総合トレーニング`,
  'skill-up': (skill: string): string => `スキルアップ ${skill}`,
  textbook: (level: string): string => `${level} 教科書ワーク`,
} as const

export const ownBook = '自由音読・ライティング'
export const otherUnit = 'その他'
