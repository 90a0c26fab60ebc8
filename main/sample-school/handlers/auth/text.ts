/** Texts of the calls about a teacher's account. */
export const text = {
  guest: 'ゲストのアカウントは変更できません。',
  nickname: {
    empty: '名前を入力してください。',
    long: '名前は20文字以内で入力してください。',
    emoji: '無効な文字が含まれています',
  },
  school: {
    empty: '学校名を入力してください。',
    long: '学校名は50文字以内で入力してください。',
    emoji: '無効な文字が含まれています',
  },
  badMail: 'メールアドレスの形式が正しくありません。',
  sameMail: '現在のメールアドレスと異なるものを入力してください。',
  takenMail: 'このメールアドレスはすでに使用されています。',
  wrongCurrentPassword: '現在のパスワードが正しくありません。',
  mail: (to: string, code: string) =>
    `【サンプル校】${to} 宛て：メールアドレス変更の確認コードは ${code} です（30分間有効）。`,
} as const
