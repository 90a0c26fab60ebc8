/** Texts of every table. */
export const text = {
  selectColumn: '選択',
  selectPage: 'このページの行をすべて選ぶ',
  selectRow: (name: string) => `${name}を選ぶ`,
  keys: { rows: '行を移動', open: '開く', select: '選ぶ', remove: '削除' },
}
