/** Texts about the writing of a class (law 4). */
export const text = {
  printAll: '添削をまとめて印刷',
} as const
