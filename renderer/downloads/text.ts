/** What the downloads tray says. */
export const downloadsText = {
  tray: 'ダウンロード',
  preparing: '準備しています',
  running: '保存しています',
  done: '保存しました',
  failed: '保存できませんでした',
  cancel: '中止する',
  cancelOf: (name: string) => `${name}の保存を中止する`,
  reveal: 'フォルダーを開く',
  retry: '再試行',
  close: 'この知らせを閉じる',
  failedStart: '出力をはじめられませんでした。',
} as const
