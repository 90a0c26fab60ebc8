/** Figures by two headings: what the totals are, and that they agree. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pivotOf } from '../../shared/domain/pivot'
import { checkProperty } from './check-property'

const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

describe('a pivot', () => {
  it('has the same grand total over its rows as over its columns', () => {
    const rows = ['r1', 'r2', 'r3']
    const columns = ['c1', 'c2', 'c3', 'c4']
    const value = fc.option(fc.integer({ min: 0, max: 100_000 }))
    const cells = fc.array(value, { minLength: 12, maxLength: 12 })
    checkProperty(cells, values => {
      const figures = values.map((each, at) => ({
        row: rows[Math.floor(at / 4)] ?? '',
        column: columns[at % 4] ?? '',
        value: each,
      }))
      const pivot = pivotOf(figures, rows, columns)
      expect(sum(rows.map(pivot.rowTotal))).toBe(sum(values))
      expect(sum(columns.map(pivot.columnTotal))).toBe(sum(values))
      expect(pivot.total ?? 0).toBe(sum(values))
      const turned = pivotOf(
        figures.map(({ row, column, value: each }) => ({ row: column, column: row, value: each })),
        columns,
        rows,
      )
      expect(columns.map(turned.rowTotal)).toEqual(columns.map(pivot.columnTotal))
    })
  })

  it('tells nothing from 0, and counts only its own rows and columns', () => {
    const figures = [
      { row: '4月', column: 'A組', value: 0 },
      { row: '5月', column: 'A組', value: null },
      { row: '6月', column: 'A組', value: 9 },
      { row: '4月', column: 'C組', value: 9 },
    ]
    const pivot = pivotOf(figures, ['4月', '5月'], ['A組', 'B組'])
    expect(pivot.valueAt('4月', 'B組')).toBeNull()
    expect(['4月', '5月'].map(pivot.rowTotal)).toEqual([0, null])
    expect(['A組', 'B組'].map(pivot.columnTotal)).toEqual([0, null])
    expect(pivot.total).toBe(0)
  })
})
