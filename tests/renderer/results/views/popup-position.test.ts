import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { popupPosition } from '../../../../renderer/results/views/writing/popup-position'

const room = { width: 1366, height: 768 }

describe('a popup beside the pointer', () => {
  it.each([
    ['after the pointer', { x: 100, y: 60 }, { x: 110, y: 70 }],
    ['before the pointer if there is no room', { x: 1300, y: 740 }, { x: 990, y: 630 }],
  ])('is 10 px %s', (_, at, expected) => {
    expect(popupPosition(at, { width: 300, height: 100 }, room)).toEqual(expected)
  })

  it('is always inside the window', () => {
    const size = fc.record({ width: fc.integer({ min: 1, max: 1366 }), height: fc.integer({ min: 1, max: 768 }) })
    const point = fc.record({ x: fc.integer({ min: -50, max: 2000 }), y: fc.integer({ min: -50, max: 2000 }) })
    void fc.assert(
      fc.property(point, size, (at, own) => {
        const { x, y } = popupPosition(at, own, room)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + own.width).toBeLessThanOrEqual(room.width)
        expect(y + own.height).toBeLessThanOrEqual(room.height)
      }),
    )
  })
})
