/** Texts of the dialogs that send results by mail. */
export const text = {
  topics: {
    title: '課題の成績をメールで送る',
    about: (homework: string) => `「${homework}」の生徒別の課題の成績を、入力したアドレスに送ります。`,
    send: 'メールで送る',
    sent: (email: string) => `${email} に送りました。届くまで数分かかることがあります。`,
  },
  report: {
    title: '生徒の成績表をつくる',
    about: (name: string) =>
      `${name}の、この宿題の成績表（Excel）をつくります。できあがりは右上の「ダウンロード」でわかります。`,
    send: '成績表をつくる',
  },
  email: 'メールアドレス',
  emailOptional: 'メールでも送る（入力しなければ送りません）',
  emailPlaceholder: 'name@example.jp',
  faults: {
    empty: 'メールアドレスを入力してください。',
    wrong: 'メールアドレスを正しく入力してください。',
    unknown: '送れたかどうか確認できませんでした。メールが届いていないか確かめてから、もう一度送ってください。',
  },
} as const
