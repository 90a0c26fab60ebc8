/** Texts about the queue of readings outside of it (law 4). */
import type { ActionWords } from '../../ui/deletions/text'

export const text = {
  listen: '音読を聞く',
  messageTitle: (student: string, homework: string) => `${student}さんへ：「${homework}」の音読について`,
  asked: {
    bar: '音読へのコメントの送信',
    question: (count: number) => `前回送ることにした音読へのコメントが${count}件、まだ送られていません。`,
    send: '送信する',
    later: '下書きに戻す',
  },
  logout: {
    title: '送っていない音読のコメント',
    message: (count: number, unknown: number) =>
      [
        `音読へのコメントが${count}件、まだ送られていません。`,
        unknown === 0
          ? ''
          : `${unknown === count ? 'これ' : `うち${unknown}件`}は、送れたか確認できていません。メッセージの一覧で確かめられます。`,
        'ログアウトすると、このパソコンから消えます。残すには、「音読を聞く」のまとめで写せます。',
      ].join(''),
    confirm: '消してログアウト',
    cancel: 'ログアウトしない',
  },
} as const

/** The words of a comment that waits to be sent. */
export const sendWords = {
  bar: '送るコメント',
  willAct: what => `${what}をメッセージで送ります。`,
  rule: 'ほかの画面へ移っても続きます。ログアウトするとすぐに送り、はなまるを終了すると、次に開いたときに確かめます。',
  acting: what => `${what}を送っています。`,
  row: '送ります。',
  rowActing: '送っています',
  undoOf: name => `${name}へのコメントを送るのを取り消す`,
  key: 'コメントを送るのを取り消す',
  done: what => `${what}を送りました。`,
  undone: what => `${what}を送るのを取り消しました。`,
  cancelled: 'ログアウトしたため、コメントをまだ送っていません。その先生が次にログインしたときに確かめます。',
  refused: what => `${what}は、まだ送り終えていません。`,
  notDone: 'サーバーに届いていません。もう一度お試しください。',
  unknown:
    'サーバーから返事がなく、送れたか確認できませんでした。もう一度送ると、先に届いているかを確かめ、届いていなければ送ります。',
} as const satisfies ActionWords & { notDone: string }

export const commentsOf = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]}へのコメント` : `${names.length}件のコメント`
