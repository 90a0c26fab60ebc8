/** Texts of the free recitations (law 4). */
export const text = {
  none: 'この音読教材は見つかりません。',
  noSlot: 'この音読の欄は見つかりません。',
  full: 'この種類の欄はすべて使われています。',
  made: 'この音読教材はすでに登録されています。',
  noTone: 'この音声の種類は選べません。',
  content: {
    empty: '音読する英文を入力してください。',
    long: (most: number) => `音読する英文は${most}文字以内で入力してください。`,
    emoji: '無効な文字が含まれています',
    language: '音読する英文は英語で入力してください。',
  },
  title: {
    empty: 'タイトルを入力してください。',
    long: (most: number) => `タイトルは${most}文字以内で入力してください。`,
  },
  translate: (most: number) => `日本語訳は${most}文字以内で入力してください。`,
  noVoice: 'このパソコンには音声合成の機能がありません。録音した音声ファイルをお使いください。',
  voiceFailed: '音声を作成できませんでした。録音した音声ファイルをお使いください。',
  tooOften: 'この音読教材ではこれ以上音声を作成できません。',
  noSound: 'WAV、MP3、M4Aの音声ファイルを選んでください。',
  soundTooLarge: (megabytes: number) => `音声ファイルは${megabytes}MB以内にしてください。`,
  noRoom: '音声ファイルの保存領域がいっぱいです。',
  nothing: '英文と音声のある欄がひとつもありません。',
  silentSlot: (place: number) => `${place}番目の欄に音声がありません。`,
  textless: (place: number) => `${place}番目の欄に英文がありません。`,
  noTimes: '今月の登録回数の上限に達しました。',
} as const
