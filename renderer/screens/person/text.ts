import { catalogue, text as sharedText } from '../../../shared/text'

/** Texts of アカウント (law 4). */
export const text = {
  title: 'アカウント',
  id: (username: string) => `ログインID：${username}`,
  profile: {
    title: '名前と学校名',
    note: '名前は、画面の右上と、生徒へのコメントに表示されます。',
    nickname: '名前',
    school: '学校名',
    save: '名前と学校名を保存する',
    done: catalogue.updated('名前と学校名'),
  },
  mail: {
    title: 'メールアドレス',
    note: '新しいアドレスに届く確認コードを入力すると、変更されます。',
    present: '現在のメールアドレス',
    unknown: '登録されていません',
    label: '新しいメールアドレス',
    need: '新しいメールアドレスを入力してください。',
    bad: sharedText.badEmail,
    same: '現在のメールアドレスと異なるものを入力してください。',
    maybeSent: (email: string) =>
      `${email} に確認コードを送れたか、確認できませんでした。届いていれば、そのコードを入力してください。`,
    apply: 'メールアドレスを変更する',
    other: '別のアドレスにする',
    done: catalogue.updated('メールアドレス'),
  },
  password: {
    title: 'パスワード',
    note: '変更しても、このパソコンではそのまま続けられます。ほかのパソコンでは、新しいパスワードでログインし直してください。',
    old: '現在のパスワード',
    needOld: '現在のパスワードを入力してください。',
    apply: 'パスワードを変更する',
    done: catalogue.updated('パスワード'),
    unknown:
      '変更できたか、確認できませんでした。次のログインでは新しいパスワードを入力し、入れないときは前のパスワードを入力してください。',
  },
  /** What became of a change that was not carried out, or whose answer was lost. */
  notDone: '変更されていません。もう一度お試しください。',
  unknown: '変更できたか、確認できませんでした。しばらくしてから、この画面を開き直して確認してください。',
}
