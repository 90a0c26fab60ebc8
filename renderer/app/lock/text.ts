/** Texts of the lock screen (law 4). The message about a wrong password comes from main. */
import { text } from '../../../shared/text'

export const lockText = {
  title: '画面をロックしています',
  lead: '続けるには、パスワードを入力してください。',
  password: 'パスワード',
  needPassword: text.needPassword,
  unlock: '解除',
  other: '別の先生がログインする',
  draftsKept:
    'いまの先生はログアウトします。入力の途中だった内容は保管し、その先生が次にログインしたときに元に戻します。',
  exportRunning: '保存中のファイルがあります。ログアウトすると、保存は中止されます。',
  logout: 'ログアウトする',
  cancel: '戻る',
  lockingSoon: 'まもなく画面をロックします。',
  lockingSoonHint: '続けるときは、マウスかキーを操作してください。',
} as const
