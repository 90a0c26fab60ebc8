/** Texts of live lessons that several pages share. */
export const text = {
  untitled: '（授業名なし）',
  inDays: (days: number) => `${days}日後`,
  left: (hours: number, minutes: number) =>
    `あと${hours === 0 ? '' : `${hours}時間`}${minutes === 0 && hours > 0 ? '' : `${minutes}分`}`,
  start: {
    early: (title: string, period: string) =>
      `「${title}」は${period}の予定です。今すぐ始めると、開始時刻が今になります。終了時刻は変わりません。始めてよろしいですか。`,
    clash: (title: string, period: string) => `・「${title}」（${period}）と時間が重なります。`,
    others: 'ほかの先生の授業と重なるかは、確認できません。',
    confirm: '今すぐ始める',
    starting: '開いています…',
    busy: (title: string) => `「${title}」を開いています。終わってから、もう一度押してください。`,
    changed: (title: string) =>
      `「${title}」は、別の画面かパソコンで変更されたか、削除されました。一覧で確認してから、もう一度始めてください。`,
    notRead: (reason: string) => `ほかの授業と重なるか確認できなかったため、始めていません。${reason}`,
    noAddress: '授業を開始しました。サーバーから教室のアドレスが届かなかったため、教室は開いていません。',
    lost: '授業は始まっていますが、サーバーの返事が届かなかったため、教室は開いていません。もう一度「教室を開く」を押してください。',
    notDone: '授業を開始できませんでした。もう一度お試しください。',
    unknown: 'サーバーから返事がなく、授業が始まったか確認できませんでした。一覧で状態を確認してください。',
  },
  reminder: {
    setting: '始まる5分前に知らせる',
    bar: 'もうすぐ始まる授業',
    soon: (title: string, left: string) => `オンライン授業「${title}」が始まります（${left}）。`,
    notAllowed:
      'このブラウザーでは、システムの通知がまだ許可されていません。授業の前のお知らせは、この画面の下だけに表示します。',
    allow: '通知を許可する',
    open: 'オンライン授業を開く',
    close: '閉じる',
  },
} as const
