/** Texts of every form. */
export const text = {
  counter: (length: number, max: number) => `${length}/${max}`,
  empty: (label: string) => `${label}を入力してください。`,
  tooLong: (label: string, max: number) => `${label}は${max}文字以内で入力してください。`,
  emoji: '無効な文字が含まれています',
}
