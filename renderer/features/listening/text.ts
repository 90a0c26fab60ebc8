/** Texts about the queue of readings outside of it (law 4). */
export const text = {
  listen: '音読を聞く',
  logout: {
    title: '送っていない音読のコメント',
    message: (count: number) =>
      `音読へのコメントが${count}件、まだ送られていません。ログアウトすると、このパソコンから消えます。残すには、「音読を聞く」のまとめで写せます。`,
    confirm: '消してログアウト',
    cancel: 'ログアウトしない',
  },
} as const
