import type { Stage } from './submission-stages'

/** Texts of 提出状況. */
export const text = {
  stages: { notBegun: '未着手', begun: '学習中', submitted: '提出済み' } satisfies Record<Stage, string>,
  people: (count: number) => `${count.toLocaleString('ja-JP')}人`,
  nobody: {
    notBegun: '未着手の生徒はいません',
    begun: '学習中の生徒はいません',
    submitted: 'まだ提出した生徒はいません',
  } satisfies Record<Stage, string>,
  copy: '名前をコピー',
  copyOf: (stage: string) => `${stage}の生徒の名前をコピー`,
  copied: (count: number) => `${count}人のクラス・番号・名前をコピーしました`,
  notCopied: 'コピーできませんでした。',
  open: (name: string) => `${name}の答案を見る`,
  submitted: (time: string) => `${time} 提出`,
  lastSubmission: (time: string) => `${time} まで学習`,
  search: '生徒をさがす',
  searchPlaceholder: '名前・番号',
  clearSearch: '検索の文字をクリア',
  progress: (loaded: number, total: number) =>
    `${total.toLocaleString('ja-JP')}人中 ${loaded.toLocaleString('ja-JP')}人を読み込みました`,
  failed: '提出状況を読み込めませんでした',
  moreFailed: '続きを読み込めませんでした',
  noStudents: 'この宿題を受け取る生徒がいません',
  noStudentsHint: 'クラスに生徒が入ると、ここに並びます。',
  waitingHint: (start: string) => `${start}に配信します。生徒が答えると、ここに並びます。`,
  keys: { search: '生徒をさがす' },
} as const
