/** Texts of the menu that prints and saves a table. */
export const text = {
  button: '印刷・保存',
  print: 'この表を印刷する',
  save: 'この表をExcelで保存する',
  search: 'さがす',
  restFailed: '残りを読み込めませんでした。',
  loadingRest: (loaded: number, total: number) => `${total}件中 ${loaded}件を読み込みました`,
} as const
