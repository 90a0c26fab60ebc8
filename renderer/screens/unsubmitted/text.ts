import { peopleCount } from '../../../shared/text'

/** Texts of 未提出の一覧. */
export const text = {
  title: '未提出の一覧',
  lead: '進行中の宿題を、まだ提出していない生徒です。',
  crumb: '宿題一覧',
  table: '未提出の生徒',
  columns: { number: '番号', name: '生徒', team: 'クラス', count: '未提出', missing: '提出していない宿題' },
  total: (students: number, missing: number) => `${peopleCount(students)}・のべ${missing.toLocaleString('ja-JP')}件`,
  /** Beside the total, also on paper, if some of the homework could not be read. */
  part: '（読み込めた宿題だけ）',
  count: (missing: number) => `${missing}件`,
  begun: '学習中',
  until: (time: string) => `${time}まで`,
  loading: (loaded: number, total: number) => `${total}件中 ${loaded}件を読み込みました`,
  someFailed: (count: number) => `${count}件を読み込めませんでした。この一覧には入っていません。`,
  failed: '宿題を読み込めませんでした',
  noHomework: '進行中の宿題はありません',
  nobody: '全員がすべての宿題を提出しました',
  print: '印刷する',
  printHead: (team: string) => `未提出の一覧　${team}`,
} as const
