/** Texts of the ways to 名簿の取り込み. */
export const text = { importStudents: '名簿を取り込む' } as const
