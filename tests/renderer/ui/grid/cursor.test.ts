import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampCursor, moveCursor } from '../../../../renderer/ui/grid/cursor'

const size = { rows: 1000, columns: 60, page: 14 }
const press = (key: string, at = { row: 5, column: 3 }, ctrlKey = false) => moveCursor(at, { key, ctrlKey }, size)

describe('moveCursor', () => {
  it('moves by the keys of a grid', () => {
    expect(press('ArrowUp')).toEqual({ row: 4, column: 3 })
    expect(press('ArrowDown')).toEqual({ row: 6, column: 3 })
    expect(press('ArrowLeft')).toEqual({ row: 5, column: 2 })
    expect(press('ArrowRight')).toEqual({ row: 5, column: 4 })
    expect(press('PageDown')).toEqual({ row: 19, column: 3 })
    expect(press('PageUp')).toEqual({ row: 0, column: 3 })
    expect(press('Home')).toEqual({ row: 5, column: 0 })
    expect(press('End')).toEqual({ row: 5, column: 59 })
    expect(press('Home', undefined, true)).toEqual({ row: 0, column: 0 })
    expect(press('End', undefined, true)).toEqual({ row: 999, column: 59 })
  })

  it('ignores other keys', () => {
    for (const key of ['Enter', 'a', '/', 'Tab', 'toString', '__proto__']) expect(press(key)).toBeNull()
    expect(moveCursor({ row: 0, column: 0 }, { key: 'ArrowLeft', altKey: true }, size)).toBeNull()
    expect(moveCursor({ row: 0, column: 0 }, { key: 'ArrowDown', shiftKey: true }, size)).toBeNull()
  })

  it('does not move in an empty grid', () => {
    expect(moveCursor({ row: 0, column: 0 }, { key: 'ArrowDown' }, { rows: 0, columns: 3, page: 1 })).toBeNull()
    expect(moveCursor({ row: 0, column: 0 }, { key: 'ArrowDown' }, { rows: 3, columns: 0, page: 1 })).toBeNull()
  })

  it('always stays inside the grid', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']
    fc.assert(
      fc.property(
        fc.record({ rows: fc.integer({ min: 1, max: 50 }), columns: fc.integer({ min: 1, max: 9 }), page: fc.nat(60) }),
        fc.record({ row: fc.integer({ min: -9, max: 90 }), column: fc.integer({ min: -9, max: 90 }) }),
        fc.array(fc.record({ key: fc.constantFrom(...keys), ctrlKey: fc.boolean() }), { maxLength: 30 }),
        (grid, start, strokes) => {
          let at = clampCursor(start, grid)
          for (const stroke of strokes) {
            at = moveCursor(at, stroke, grid) ?? at
            expect(at.row).toBeGreaterThanOrEqual(0)
            expect(at.row).toBeLessThan(grid.rows)
            expect(at.column).toBeGreaterThanOrEqual(0)
            expect(at.column).toBeLessThan(grid.columns)
          }
        },
      ),
    )
  })
})
