/** Texts of every table. */
export const text = {
  selectColumn: '選択',
  selectPage: 'このページの行をすべて選ぶ',
  selectRow: (name: string) => `${name}を選ぶ`,
}
