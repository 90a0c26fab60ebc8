/** Texts of the print of marked essays (law 4). */
import { countOfAll, peopleCount } from '../../../shared/text'

export const text = {
  title: '添削をまとめて印刷',
  homework: '宿題',
  topic: '課題',
  which: '印刷する答案',
  choices: { noted: 'コメントのある答案', all: 'すべての答案' },
  withAi: 'AIの印とコメントものせる',
  print: (count: number) => (count === 0 ? '印刷する' : `${peopleCount(count)}分を印刷する`),
  reading: (done: number, all: number) => `答案とコメントを読み込んでいます（${countOfAll(done, all)}）`,
  cancel: 'キャンセル',
  stopped: (done: number, all: number) => `読み込みを中止しました（${countOfAll(done, all)}）。`,
  resume: '続きを読み込む',
  someFailed: (count: number) => `${peopleCount(count)}分を読み込めませんでした。この印刷には入りません。`,
  preview: '印刷の見本',
  head: (homework: string) => `添削　${homework}`,
  failed: '答案の一覧を読み込めませんでした',
  noHomework: '印刷する宿題が選ばれていません',
  noHomeworkHint: '宿題の「課題ごと」か「添削」から開いてください。',
  noWriting: 'この宿題には英作文がありません',
  noStudents: '提出された英作文はまだありません',
  noNotes: 'コメントのある答案はありません',
  noNotesHint: '「すべての答案」を選ぶと、コメントのない答案も印刷できます。',
  unsent: '「下書き・未送信」「送信待ち」の印があるコメントは、まだ生徒に届いていません。',
} as const

export type Which = keyof typeof text.choices
