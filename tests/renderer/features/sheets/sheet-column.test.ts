/** Columns whose cells are the same on the screen, on paper and in a workbook. */
import { expect, it } from 'vitest'
import { screenColumns, sheetTable, sortedRows } from '../../../../renderer/features/sheets/sheet-column'

interface Row {
  name: string
  score: number | null
}

const columns = [
  { key: 'name', label: '名前', sort: 'name', head: true, words: ({ name }: Row) => name },
  {
    key: 'score',
    label: '点数',
    sort: 'score',
    numeric: true,
    value: ({ score }: Row) => score,
    words: ({ score }: Row) => (score === null ? '―' : score.toFixed(1)),
  },
  { key: 'open', label: '操作', isScreenOnly: true, words: () => '開く' },
] as const

const rows: Row[] = [
  { name: '阿部', score: 80 },
  { name: '髙橋', score: null },
  { name: '佐藤', score: 9 },
]

it('gives the table on paper the words of the screen, without columns that are only there', () => {
  expect(sheetTable(columns, rows)).toEqual({
    heads: ['名前', '点数'],
    rows: [
      ['阿部', '80.0'],
      ['髙橋', '―'],
      ['佐藤', '9.0'],
    ],
    numbers: [1],
  })
  expect(screenColumns(columns).map(({ cell }) => cell(rows[1] as Row, rows))).toEqual(['髙橋', '―', '開く'])
})

it('orders numbers by size, and rows without a value last in both directions', () => {
  const namesBy = (order: 'asc' | 'desc') =>
    sortedRows(columns, rows, { field: 'score', order }).map(({ name }) => name)
  expect(namesBy('asc')).toEqual(['佐藤', '阿部', '髙橋'])
  expect(namesBy('desc')).toEqual(['阿部', '佐藤', '髙橋'])
})
