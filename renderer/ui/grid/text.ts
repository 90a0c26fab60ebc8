/** Texts of every grid whose cells can be edited. */
export const text = {
  cell: (column: string, row: string) => `${column}　${row}`,
  sending: '送信中',
  keys: {
    move: 'セルを移動',
    edit: '書きかえる',
    confirm: '確定して次へ',
    revert: '書きかえをやめる',
    clear: '空にする',
    paste: 'Excelの列や表を貼り付け',
  },
} as const
