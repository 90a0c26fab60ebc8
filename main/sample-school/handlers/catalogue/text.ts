/** Texts of the catalogue. */
export const text = {
  noFamily: 'この種類の教材は見つかりません。',
  noBook: 'この本は見つかりません。',
} as const
