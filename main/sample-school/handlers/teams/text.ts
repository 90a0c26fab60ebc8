/** Texts of the classes. */
export const text = {
  unknownTeam: 'このクラスは見つかりません。',
  repeatedTeam: '同じクラスが2回指定されています。',
  sameName: (name: string) => `「${name}」という名前のクラスはすでにあります。`,
  name: {
    empty: 'クラス名を入力してください。',
    length: 'クラス名は20文字以内で入力してください。',
    characters: '無効な文字が含まれています',
  },
} as const
