import { describe, expect, it } from 'vitest'
import { readBankRows } from '../../shared/domain/bank-sheet'

const head = { row: 1, cells: ['例文', '番号', '使った回数', '最後に使った日時'] }
const read = (...cells: string[]) => readBankRows([head, { row: 5, cells }])?.[0]

describe('a row of a file of comments', () => {
  it.each([
    [['よい例です。'], { text: 'よい例です。', slot: null, used: 0, at: 0 }],
    [['よい例です。', '３', ' 12 ', ''], { text: 'よい例です。', slot: 3, used: 12, at: 0 }],
    [['a', '', '', '2026-11-22 09:30:00'], { text: 'a', slot: null, used: 0, at: 1_795_307_400 }],
    [['a', '', '', '2026/11/22'], { text: 'a', slot: null, used: 0, at: 1_795_273_200 }],
    [['a', '', '', '46348.395833333336'], { text: 'a', slot: null, used: 0, at: 1_795_307_400 }],
    [["'=1+1"], { text: '=1+1', slot: null, used: 0, at: 0 }],
    [["'例'です"], { text: "'例'です", slot: null, used: 0, at: 0 }],
  ])('%j is read', (cells, entry) => {
    expect(read(...cells)).toEqual({ row: 5, entry })
  })

  it.each([
    [['a', '0'], 'slot'],
    [['a', '10'], 'slot'],
    [['a', '一'], 'slot'],
    [['a', '1.5'], 'slot'],
    [['a', '', '-1'], 'used'],
    [['a', '', '99999999999999999'], 'used'],
    [['a', '', '', '昨日'], 'at'],
    [['a', '', '', '2026-02-30'], 'at'],
    [['a', '', '', '1'], 'at'],
  ])('%j is wrong in the column %s', (cells, wrong) => {
    expect(read(...cells)).toEqual({ row: 5, text: 'a', wrong })
  })
})

it('reads the reading of a sentence, and refuses one that is too long or has an emoji', () => {
  const rows = (reading: string) =>
    readBankRows([
      { row: 1, cells: ['例文', 'よみ'] },
      { row: 2, cells: ['a', reading] },
    ])
  const entry = { text: 'a', slot: null, used: 0, at: 0 }
  expect(rows(' えー ')).toEqual([{ row: 2, entry: { ...entry, reading: 'えー' } }])
  expect(rows('')).toEqual([{ row: 2, entry }])
  for (const wrong of ['あ'.repeat(100), '😀']) expect(rows(wrong)).toEqual([{ row: 2, text: 'a', wrong: 'reading' }])
})

it('finds its columns by their heads, in any order, and needs only that of the sentences', () => {
  const rows = [
    { row: 2, cells: ['', ' 番号', 'メモ', '例文 '] },
    { row: 3, cells: ['', '2', 'x', 'よい例です。'] },
  ]
  expect(readBankRows(rows)).toEqual([{ row: 3, entry: { text: 'よい例です。', slot: 2, used: 0, at: 0 } }])
  expect(readBankRows([{ row: 1, cells: ['文', '番号'] }])).toBeNull()
  expect(readBankRows([])).toBeNull()
})
