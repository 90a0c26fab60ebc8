/** Texts of comments that are journalled and sent (law 4). */
export const notesText = {
  waiting: '送信待ち',
  /** On paper: the comment was not sent. */
  draft: '下書き・未送信',
  unsaved: '保存していないコメントがあります',
  conflictsLeft: '「同じ部分のコメント」の残すほうを選んでから保存してください。',
  typedLeft: '入力中のコメントがあります。OKか閉じるを押してください。',
  save: '保存',
  saveAndNext: '保存して次へ',
  undoSave: '取り消す',
  bar: 'コメントの送信',
  /** Where the teacher hides names. */
  hiddenName: '生徒',
  willSend: (name: string) => `${name}のコメントを送信します。`,
  willSendCount: (count: number) => `${count}人分のコメントを送信します。`,
  sending: (count: number) => `${count}人分のコメントを送信しています。`,
  sent: 'コメントを送信しました。',
  left: (seconds: number) => `あと${seconds}秒`,
  undoKey: 'コメントの送信を取り消す',
  undone: '送信を取り消しました。コメントは下書きに残っています。',
  open: '開く',
  close: '閉じる',
  /** After a login. */
  asking: (count: number) => `前回保存したコメントが${count}人分、まだ送信されていません。`,
  sendNow: '送信する',
  later: '下書きに戻す',
  refused: 'コメントを保存できませんでした。',
  unreachable: 'サーバーにつながりません。つながりしだい送信します。',
  conflict: 'ほかの先生が同じ部分を変更しました。どちらを残すか選んでください。',
  problemOf: (name: string, problem: string) => `${name}：${problem}`,
  conflicts: {
    title: '同じ部分のコメント',
    mine: '自分のコメント',
    theirs: 'ほかの先生のコメント',
    hint: 'ほかの先生が先に保存しました。残すほうを選んでください。',
    by: (teacher: string) => `${teacher} 先生`,
    removed: '（削除）',
    choose: { mine: '自分のほうを残す', theirs: 'ほかの先生のほうを残す' },
  },
  logout: {
    title: '送信していないコメント',
    message: (count: number) =>
      `送信していないコメントが${count}人分あります。ログアウトすると、このパソコンから消えます。`,
    confirm: '消してログアウト',
    cancel: 'ログアウトしない',
  },
} as const
