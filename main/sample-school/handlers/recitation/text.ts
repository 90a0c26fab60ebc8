/** Texts of the free recitations (law 4). */
export const text = {
  unknownRecitation: 'この音読教材は見つかりません。',
  unknownSlot: 'この音読の欄は見つかりません。',
  allSlotsUsed: 'この種類の欄はすべて使われています。',
  alreadyCreated: 'この音読教材はすでに登録されています。',
  unknownTone: 'この音声の種類は選べません。',
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
  translationTooLong: (most: number) => `日本語訳は${most}文字以内で入力してください。`,
  noVoice: 'このパソコンには音声合成の機能がありません。録音した音声ファイルをお使いください。',
  voiceFailed: '音声を作成できませんでした。録音した音声ファイルをお使いください。',
  tooManySpeechCalls: 'この音読教材ではこれ以上音声を作成できません。',
  notASoundFile: 'WAV、MP3、M4Aの音声ファイルを選んでください。',
  soundTooLarge: (megabytes: number) => `音声ファイルは${megabytes}MB以内にしてください。`,
  storageFull: '音声ファイルの保存領域がいっぱいです。',
  noCompleteSlot: '英文と音声のある欄がひとつもありません。',
  slotWithoutSound: (place: number) => `${place}番目の欄に音声がありません。`,
  slotWithoutText: (place: number) => `${place}番目の欄に英文がありません。`,
  monthlyLimitReached: '今月の登録回数の上限に達しました。',
} as const
