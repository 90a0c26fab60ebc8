/** Texts of every list. */
export const text = {
  filters: '絞り込み',
  rare: (count: number) => (count === 0 ? '絞り込み' : `絞り込み（${count}）`),
  clear: '絞り込みをやめる',
  clearSearch: '検索の文字をクリア',
  deletion: {
    row: (seconds: number) => `${seconds}秒後に削除します。この画面を離れると、削除を取りやめます。`,
    waiting: (name: string, seconds: number) =>
      `「${name}」を${seconds}秒後に削除します。この画面を離れると取りやめます。`,
    counter: '件',
    waitingRows: (rows: string, seconds: number) =>
      `${rows}を${seconds}秒後に削除します。この画面を離れると取りやめます。`,
    undoAll: 'すべて元に戻す',
    acting: '削除しています',
    outcomeUnknown: 'サーバーから返事がなく、削除できたか確認できませんでした。一覧を確認してください。',
    refused: (rows: string) => `${rows}を削除できませんでした。`,
    refusedOf: (name: string, reason: string) => `「${name}」：${reason}`,
    close: '閉じる',
  },
}
