/** Texts of the catalogue. */
export const text = {
  noFamily: 'このコースは見つかりません。',
  noBook: 'この教材は見つかりません。',
} as const
