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
    confirm: '今すぐ始める',
    noAddress: '授業を開始しました。サーバーから教室のアドレスが届かなかったため、教室は開いていません。',
    lost: '授業は始まっていますが、サーバーの返事が届かなかったため、教室は開いていません。もう一度「教室を開く」を押してください。',
    notDone: '授業を開始できませんでした。もう一度お試しください。',
    unknown: 'サーバーから返事がなく、授業が始まったか確認できませんでした。一覧で状態を確認してください。',
  },
  reminder: {
    setting: '始まる5分前に知らせる',
    bar: 'もうすぐ始まる授業',
    soon: (title: string, left: string) => `オンライン授業「${title}」が始まります（${left}）。`,
    open: 'オンライン授業を開く',
    close: '閉じる',
  },
} as const
