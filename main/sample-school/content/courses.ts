/**
 * How the exercises are grouped: course families, books and units (SPEC §1 "Course families"; the rest is invented).
 */
export const families = {
  eiken: '英検対策',
  'skill-up': 'スキルアップ',
  textbook: '教科書準拠',
  own: '学校で作成した教材',
} as const

export type Family = keyof typeof families

export const bookNames = {
  eiken: (level: string): string => `${level} 総合トレーニング`,
  'skill-up': (skill: string): string => `スキルアップ ${skill}`,
  textbook: (level: string): string => `${level} 教科書ワーク`,
} as const

export const writingSkill = 'ライティング'
export const ownBook = '自由音読・ライティング'
export const otherUnit = 'その他'
