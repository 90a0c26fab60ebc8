import { countOfAll, peopleCount, text } from '../../../shared/text'

/** Texts about exports, in the tray and on データ出力. */
export const downloadsText = {
  tray: 'ダウンロード',
  preparing: '準備しています',
  /** All sheets in one file: a printer does not say how far it is. */
  preparingPdf: 'PDFを作っています（1分ほどかかることがあります）',
  running: '保存しています',
  done: '保存しました',
  /** The time of the offline copies that a file was made from. */
  fromOfflineCopy: text.sheet.copied,
  failed: '保存できませんでした',
  cancel: '中止する',
  cancelOf: (name: string) => `${name}の保存を中止する`,
  open: '開く',
  openOf: (name: string) => `${name}を開く`,
  /** For a file that the browser has received: the browser receives it again. */
  receiveAgain: '受け取る',
  receiveAgainOf: (name: string) => `${name}をもう一度受け取る`,
  reveal: 'フォルダー',
  revealOf: (name: string) => `${name}のフォルダーを開く`,
  retry: text.retry,
  retryOf: (name: string) => `${name}の出力を再試行`,
  close: 'この知らせを閉じる',
  closeAll: 'すべて閉じる',
  collapse: '小さくする',
  key: '出力の状況を開く・小さくする',
  all: 'データ出力を開く',
  runningCount: (count: number) => `出力中 ${count}件`,
  failedCount: (count: number) => `出力エラー ${count}件`,
  doneCount: (count: number) => `出力済み ${count}件`,
  announceSaved: (name: string) => `${name}を保存しました。`,
  announceFailed: (name: string, why: string) => `${name}を保存できませんでした。${why}`,
  changed: (name: string) =>
    `「${name}」は保存したあとに変更されています。ファイルは削除せずに残し、一覧からだけ消しました。`,
  kinds: text.exports,
  rows: (done: number, total: number | undefined) =>
    total === undefined ? peopleCount(done) : countOfAll(done, total),
  bytes: (done: string, total: string | undefined) => (total === undefined ? done : `${done} / ${total}`),
} as const
