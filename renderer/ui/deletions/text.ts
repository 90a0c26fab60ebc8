/** Texts of deletions that can be undone. */
export const text = {
  bar: '削除の予定',
  willDelete: (what: string) => `${what}を削除します。`,
  left: (seconds: number) => `あと${seconds}秒`,
  /** What cancels a deletion; going to another page does not. */
  rule: 'ほかの画面へ移っても続きます。はなまるの終了かログアウトで取りやめます。',
  deleting: (what: string) => `${what}を削除しています。`,
  row: '削除します。',
  rowActing: '削除しています',
  undo: '取り消す',
  undoAll: 'すべて取り消す',
  undoOf: (name: string) => `${name}の削除を取り消す`,
  key: '削除を取り消す',
  done: (what: string) => `${what}を削除しました。`,
  undone: (what: string) => `${what}の削除を取り消しました。`,
  /** Without names: the next teacher may read it. */
  cancelled: 'ログアウトしたため、削除を取りやめました。',
  refused: (what: string) => `${what}を削除できませんでした。`,
  refusedOf: (name: string, reason: string) => `「${name}」：${reason}`,
  outcomeUnknown: 'サーバーから返事がなく、削除できたか確認できませんでした。一覧を確認してください。',
  close: '閉じる',
} as const
