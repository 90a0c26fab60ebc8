import type { ExportKind } from '../../../../shared/contract/methods'

/** What exports and downloads say. */
export const text = {
  button: 'Excelに出力',
  menu: '出力する表',
  kinds: {
    'score-sheet': { label: '成績表', hint: '色と平均つき、印刷用' },
    'export-topic-score-overview': { label: '成績一覧', hint: '点数のみ、1行に1人' },
    'export-topic-student-score': { label: '生徒別成績', hint: '1行に1課題' },
  } satisfies Record<ExportKind, { label: string; hint: string }>,
  tray: 'ダウンロード',
  preparing: '準備しています',
  running: '保存しています',
  bytes: (size: string) => `${size}`,
  rows: (count: number) => `${count.toLocaleString('ja-JP')}人分`,
  done: '保存しました',
  failed: '保存できませんでした',
  cancelled: '中止しました',
  cancel: '中止する',
  cancelOf: (name: string) => `${name}の保存を中止する`,
  reveal: 'フォルダーを開く',
  retry: '再試行',
  close: 'この知らせを閉じる',
  failedStart: '出力をはじめられませんでした。',
} as const
