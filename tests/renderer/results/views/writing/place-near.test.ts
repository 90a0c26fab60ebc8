import { describe, expect, it } from 'vitest'
import { placeNear } from '../../../../../renderer/results/views/writing/editor/place-near'

const line = (left: number, top: number) => ({ left, top, bottom: top + 20 })
const container = { left: 100, top: 50, width: 500 }
const size = { width: 300, height: 120 }

describe('the form of a comment', () => {
  it.each([
    ['is below the last line of the words', line(150, 100), line(120, 134), { x: 20, y: 110 }],
    ['is above the first line if the window has no room below', line(150, 560), line(150, 560), { x: 50, y: 384 }],
    ['is below if there is no room at all', line(150, 100), line(150, 700), { x: 50, y: 676 }],
    ['is not beyond the right edge of the text', line(560, 100), line(560, 100), { x: 200, y: 76 }],
    ['is not beyond the left edge of the text', line(90, 100), line(90, 100), { x: 0, y: 76 }],
  ])('%s', (_, first, last, expected) => expect(placeNear({ first, last }, size, container, 640)).toEqual(expected))
})
