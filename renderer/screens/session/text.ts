/** Texts of login and password reset (SPEC §5; law 4). */
import { text } from '../../../shared/text'

export const sessionText = {
  login: {
    title: 'ログイン',
    id: 'アカウントID',
    idHint: 'IDまたはメールアドレス',
    password: 'パスワード',
    button: 'ログイン',
    needId: text.needId,
    needPassword: text.needPassword,
    forget: 'パスワードをお忘れの方',
    sample: 'お試し用アカウント',
    sampleHint: (password: string) => `選ぶと入力されます。パスワードはどれも ${password} です。`,
    sampleCard: 'パスカードでログイン',
  },
  card: {
    title: 'パスカードでログイン',
    busy: 'ログインしています。',
    other: 'IDとパスワードでログイン',
  },
  forget: {
    title: 'パスワードの再設定',
    mailLead: '登録したメールアドレスに確認コードを送ります。',
    mail: 'メールアドレス',
    needMail: 'メールアドレスを入力してください。',
    badMail: text.badEmail,
    send: '確認コードを送る',
    sent: (email: string) => `${email} に確認コードを送りました。`,
    code: '確認コード',
    needCode: '確認コードを入力してください。',
    password: '新しいパスワード',
    passwordHint: '6〜20文字、英字と数字を組み合わせてください。',
    repeat: '新しいパスワード（確認）',
    reset: 'パスワードを再設定する',
    resend: 'もう一度送る',
    resendIn: (seconds: number) => `もう一度送る（あと${seconds}秒）`,
    otherMail: 'メールアドレスを変更する',
    done: 'パスワード再設定が成功しました。',
    back: 'ログインに戻る',
    faults: {
      length: 'パスワードは6〜20文字で入力してください。',
      kinds: 'パスワードは英字と数字を組み合わせて入力してください。',
      same: '現在と異なるパスワードを入力してください。',
      mismatch: '2つのパスワードが一致しません。',
    },
  },
} as const
