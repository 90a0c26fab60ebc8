/** Texts of the applications for student accounts. */
export const text = {
  extension: 'Excelブック（.xlsx）を選択してください。',
  tooLarge: (megabytes: number) => `ファイルが大きすぎます。${megabytes}MB以下にしてください。`,
  more: (sentence: string, others: number) => `${sentence}（ほか${others}件）`,
  noStudent: (row: number, id: string) => `${row}行目：生徒ID「${id}」の生徒は見つかりません。`,
  badPeriod: '期間の指定が正しくありません。',
  /** The real office creates the accounts elsewhere, so the lists of the school do not change. */
  issued: '申請どおりに手続きしました。サンプル校では、生徒の一覧には反映されません。',
  reason: '同じクラスに同姓同名の生徒がいます。別の生徒であることをご確認のうえ、もう一度申請してください。',
} as const
