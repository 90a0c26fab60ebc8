/** Texts of login and password reset (SPEC §5; law 4). */
import { catalogue, text } from '../../../shared/text'

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
    reset: 'パスワードを再設定する',
    otherMail: 'メールアドレスを変更する',
    done: catalogue.passwordReset,
    back: 'ログインに戻る',
  },
} as const
