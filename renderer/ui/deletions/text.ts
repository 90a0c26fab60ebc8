/** Texts of deletions, and of other actions, that can be undone. */

/** What is said about an action while it can be undone, and after it. `what`: the things in words. */
export interface ActionWords {
  bar: string
  /** The rows stay after the action, so their names are not struck out. */
  rowStays?: boolean
  willAct(what: string): string
  /** What becomes of it on another page, at a logout and at the end of the program, if that is not `text.rule`. */
  rule?: string
  acting(what: string): string
  row: string
  rowActing: string
  undoOf(name: string): string
  key: string
  done(what: string): string
  undone(what: string): string
  /** Without names: the next teacher may read it. */
  cancelled: string
  refused(what: string): string
  unknown: string
}

export const deletionWords = {
  bar: '削除の予定',
  willAct: what => `${what}を削除します。`,
  acting: what => `${what}を削除しています。`,
  row: '削除します。',
  rowActing: '削除しています',
  undoOf: name => `${name}の削除を取り消す`,
  key: '削除を取り消す',
  done: what => `${what}を削除しました。`,
  undone: what => `${what}の削除を取り消しました。`,
  cancelled: 'ログアウトしたため、削除を取りやめました。',
  refused: what => `${what}を削除できませんでした。`,
  unknown: 'サーバーから返事がなく、削除できたか確認できませんでした。一覧を確認してください。',
} as const satisfies ActionWords

export const text = {
  left: (seconds: number) => `あと${seconds}秒`,
  /** What cancels an action without words of its own for that; going to another page does not. */
  rule: 'ほかの画面へ移っても続きます。はなまるの終了かログアウトで取りやめます。',
  undo: '取り消す',
  undoAll: 'すべて取り消す',
  refusedOf: (name: string, reason: string) => `「${name}」：${reason}`,
  close: '閉じる',
} as const
