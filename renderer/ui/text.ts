/** Words that all screens share (law 4). What main says too stands in shared/text.ts, once. */
import { text } from '../../shared/text'

export const commonText = {
  windowTitle: (title: string) => `${title} | はなまる`,
  failed: text.failed,
  serverFault: text.serverFault,
  operationFailed: text.operation,
  retry: text.retry,
  cancel: 'キャンセル',
  ok: 'OK',
  close: '閉じる',
  confirm: '確認',
  notice: 'お知らせ',
  trouble: 'エラー',
  warning: '警告',
  fileFault: 'ファイルを読み込めませんでした。再試行すると、画面を読み込み直します。',
  loading: '読み込んでいます',
  loadFailed: '読み込めませんでした。',
  unread: '未読',
  submitted: '提出',
  begun: '学習中',
  notBegun: '未着手',
  progress: (submitted: number, total: number) => `${total}人中${submitted}人が提出`,
  score: {
    legend: '点数の見かた',
    good: '80点以上',
    middle: '60〜79点',
    bad: '60点未満',
    unread: '未読',
    /** Stands for 未読 where a cell is too narrow for the word. */
    sign: '―',
  },
  pager: {
    label: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    page: (page: number) => `${page}ページ`,
    range: (from: number, to: number, total: number) => `${total}件中 ${from}〜${to}件`,
  },
  password: {
    capsLock: 'Caps Lockがオンになっています。',
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
  },
  keys: 'キー操作',
  crumbs: '現在の位置',
} as const
