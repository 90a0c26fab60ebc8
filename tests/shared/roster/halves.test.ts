/** Lists side by side on one sheet. */
import { describe, expect, it } from 'vitest'
import { findHeader } from '../../../shared/domain/roster/columns'
import { findHalves, joinHalves } from '../../../shared/domain/roster/halves'
import { entriesOf, tableOf } from '../../fixtures/roster-tables'

const halvesOf = (rows: ReturnType<typeof tableOf>, hidden = new Set<number>()) =>
  findHalves(rows, findHeader(rows), hidden)

const sheet = tableOf(
  ['2年A組 名簿'],
  ['番号', '氏名', '', '番号', '氏名'],
  [1, '山田 太郎', '', 21, '林 陽'],
  [2, '髙橋 花子', '', 22, '森 葵'],
  [3, '𠮷田 健'],
)

describe('lists side by side', () => {
  it('with the same headings are one list; rows on the right know where they stand', () => {
    const halves = halvesOf(sheet)
    expect(halves).toEqual({ starts: [0, 3], isSure: true })
    if (halves === null) return
    const joined = joinHalves(sheet, 1, halves)
    expect(entriesOf(joined).map(({ row, number, nickname }) => [row, number, nickname])).toEqual([
      [3, '1', '山田 太郎'],
      [4, '2', '髙橋 花子'],
      [5, '3', '𠮷田 健'],
      [10_000_003, '21', '林 陽'],
      [10_000_004, '22', '森 葵'],
    ])
    expect(entriesOf(joined).at(-1)?.shift).toEqual({ from: 0, by: 3 })
  })

  it('can be three', () => {
    const rows = tableOf(['番号', '氏名', '番号', '氏名', '番号', '氏名'], [1, '甲 一', 2, '乙 二', 3, '丙 三'])
    const halves = halvesOf(rows)
    expect(halves).toEqual({ starts: [0, 2, 4], isSure: true })
    expect(halves && joinHalves(rows, 0, halves).map(({ row }) => row)).toEqual([1, 2, 10_000_002, 20_000_002])
  })

  it.each([
    ['without headings', tableOf([1, '山田 太郎', '', 21, '林 陽'], [2, '髙橋 花子', '', 22, '森 葵'])],
    [
      'with another column on the right',
      tableOf(['番号', '氏名', '番号', '氏名', '備考'], [1, '甲 一', 2, '乙 二', '-']),
    ],
    ['with a column before them', tableOf(['組', '番号', '氏名', '番号', '氏名'], ['A', 1, '甲 一', 2, '乙 二'])],
  ])('%s are left to a person', (_, rows) => {
    expect(halvesOf(rows)?.isSure).toBe(false)
  })

  it('share the columns before them', () => {
    const rows = tableOf(['組', '番号', '氏名', '番号', '氏名'], ['A', 1, '甲 一', 2, '乙 二'])
    const halves = halvesOf(rows)
    const joined = halves === null ? [] : joinHalves(rows, 0, halves)
    expect(joined.at(-1)?.cells).toEqual(['A', '2', '乙 二'])
  })

  it('are seen between columns without headings', () => {
    const rows = tableOf(['', '番号', '氏名', '番号', '氏名', ''], ['', 1, '甲 一', 2, '乙 二', '5月に転入'])
    expect(halvesOf(rows)).toEqual({ starts: [1, 3], isSure: true })
  })

  it('without headings are seen whatever was chosen for a heading of another file', () => {
    const rows = tableOf([1, '山田 太郎', 21, '林 陽'], [2, '髙橋 花子', 22, '森 葵'])
    expect(findHalves(rows, -1, new Set(), { nickname: 'none' })?.starts).toEqual([0, 2])
  })

  it.each([
    ['one list', tableOf(['番号', '氏名', 'ふりがな'], [1, '甲 一', 'こう いち'])],
    ['an empty right half', tableOf(['番号', '氏名', '番号', '氏名'], [1, '甲 一'])],
    ['a right half without names', tableOf(['番号', '氏名', '番号', '点'], [1, '甲 一', 2, 90])],
    ['a right half without names and headings', tableOf([1, '山田 太郎', 21], [2, '林 陽', 22])],
  ])('are not seen in %s', (_, rows) => {
    expect(halvesOf(rows)).toBeNull()
  })

  it('are not seen in columns that Excel hides', () => {
    expect(halvesOf(sheet, new Set([3, 4]))).toBeNull()
  })
})
