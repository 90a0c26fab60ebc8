/** Texts of the messages. */
export const text = {
  mayNotSend: 'このアカウントではメッセージを送信できません。',
  title: {
    empty: '件名を入力してください。',
    long: '件名は50文字以内で入力してください。',
    emoji: '無効な文字が含まれています',
  },
  content: {
    empty: '本文を入力してください。',
    long: '本文は1000文字以内で入力してください。',
    emoji: '無効な文字が含まれています',
  },
  noReceiver: '送信先のクラスまたは生徒を選択してください。',
  nobody: '選択したクラスには生徒がいません。',
  noTeam: 'このクラスは見つかりません。',
  noStudent: 'この生徒は見つかりません。',
  noHomework: 'この宿題は見つかりません。',
  manyHomeworks: 'メッセージに付けられる宿題は10件までです。',
  noMessage: 'このメッセージは見つかりません。',
} as const
