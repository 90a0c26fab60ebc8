/** The rows that are left: what the teacher mends in Excel and reads again. */
import { expect, it } from 'vitest'
import { leftTable } from '../../../../renderer/screens/roster-import/left-table'
import { planOf, tableOf } from '../../../fixtures/roster-tables'

it('has the reason behind the widest row, and every cell of a row under its heading', () => {
  const rows = tableOf(
    ['クラス', '番号', '氏名'],
    ['5年Z組', '6'],
    ['2年A組', '7', '山田 太郎'],
    ['5年Z組', '8', '別の 人', 'メモ'],
  )
  const left = planOf([], rows).rows.filter(({ row }) => row !== 3)
  expect(leftTable(rows, 0, left, ({ row }) => `${row}行目の理由`)).toEqual({
    heads: ['クラス', '番号', '氏名', '', '理由'],
    rows: [
      ['5年Z組', '6', '', '', '2行目の理由'],
      ['5年Z組', '8', '別の 人', 'メモ', '4行目の理由'],
    ],
    numbers: [],
  })
})
