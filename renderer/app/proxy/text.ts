/** Texts of the proxy dialog. */
export const proxyText = {
  title: 'プロキシへのログイン',
  lead: (host: string) =>
    `学校のネットワークの外へ接続するために、プロキシサーバー ${host} のユーザー名とパスワードを入力してください。`,
  realm: (realm: string) => `サーバーからの表示：${realm}`,
  hint: 'はなまるのアカウントではありません。わからないときは、システム管理者に確認してください。',
  wrong: 'ユーザー名かパスワードが違います。もう一度入力してください。',
  username: 'ユーザー名',
  password: 'パスワード',
  needUsername: 'ユーザー名を入力してください。',
  login: 'ログイン',
  cancel: 'キャンセル',
} as const
