/** Texts of the queue of writing (law 4). */
import type { NoteState } from '../../results/index'

export const text = {
  title: '添削',
  states: { none: '未コメント', draft: '下書き', waiting: '送信待ち', sent: '送信済み' } satisfies Record<
    NoteState,
    string
  >,
  counts: '添削の状況',
  count: (label: string, count: number) => `${label} ${count}`,
  /** Of 未コメント: those that need no comment. */
  ofThemFinished: (count: number) => `（うち済み ${count}）`,
  total: (count: number) => `全${count}件`,
  days: (days: number) => `（${days}日以内）`,
  /** What is not in the queue, and where it is. */
  scope: (days: number) =>
    `ここには、配信が${days}日以内の宿題が並びます。それより前の宿題は宿題一覧から答案を開いてください。`,
  headquarters: '本部',
  reading: (count: number) => `コメントの有無を確認しています。のこり${count}件`,
  loading: (done: number, total: number) => `宿題を確認しています。${done} / ${total}`,
  someFailed: (count: number) => `${count}件の宿題を読み込めませんでした。`,
  failed: '宿題を読み込めませんでした。',
  until: (time: string) => `${time}まで`,
  student: (at: number) => `答案 ${at}`,
  skip: '次の答案（とばす）',
  back: '前の答案',
  finish: 'コメントなしで済み',
  unfinish: '済みを取り消す',
  /** X on a submission with words that are not sent. */
  unsent: 'まだ送信していないコメントがあります。保存してから次へ進んでください。',
  unknown: (count: number) => `確認中 ${count}`,
  /** The server did not say whether they have comments. */
  unread: (count: number) => `確認できない ${count}`,
  finished: 'コメントなしで済みにしました。',
  hidesNames: '名前を隠す',
  hidesAi: 'AIの印と点数を隠す',
  first: '最初の答案です。',
  wrapped: 'とばした答案に戻りました。',
  empty: 'コメントを待っている英作文はありません。',
  emptyHint: '英作文が提出されると、ここに並びます。',
  done: 'すべての英作文を見終わりました。',
  drafts: (count: number) => `下書きが${count}件あります。`,
  noEditor: 'この答案には、コメントをつけられません。',
  goOn: '次の答案へ',
  /** The text on the screen is not the latest one. */
  outdated: 'この生徒は、もう一度提出しました。画面にあるのは、前に提出した英文です。',
  showNew: '新しい英文を表示',
  paperFailed: '答案を読み込めませんでした',
  toList: '宿題一覧へ',
} as const
