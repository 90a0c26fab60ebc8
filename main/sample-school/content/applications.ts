/** The applications for accounts from the seed, which the first teacher sent before the school was opened. */

export interface SentApplication {
  /** Days before the epoch. */
  daysAgo: number
  kind: 1 | 2 | 3
  file: string
  count: number
  asked: boolean
}

export const sentApplications: readonly SentApplication[] = [
  { daysAgo: 0.02, kind: 3, file: '転出_11月.xlsx', count: 1, asked: false },
  { daysAgo: 0.6, kind: 1, file: '転入生_11月.xlsx', count: 2, asked: false },
  { daysAgo: 12, kind: 2, file: '後期_クラス替え.xlsx', count: 40, asked: false },
  { daysAgo: 13, kind: 2, file: '後期_クラス替え_下書き.xlsx', count: 39, asked: true },
  { daysAgo: 74, kind: 3, file: '転出_夏休み.xlsx', count: 3, asked: false },
  { daysAgo: 229, kind: 1, file: '新入生.xlsx', count: 80, asked: false },
]
