import { expect, it } from 'vitest'
import { columnGaps, matrixLayout } from '../../../../renderer/screens/homework/matrix/layout'

const sticky = 272
const column = (index: number) => ({ index, start: sticky + index * 84, end: sticky + (index + 1) * 84 })

it('columnGaps keeps the space of the columns that are left out', () => {
  expect(columnGaps([0, 1, 2].map(column), sticky)).toEqual([0, 1, 2].map(index => ({ index, gap: 0 })))
  expect(columnGaps([5, 6].map(column), sticky)).toEqual([
    { index: 5, gap: 5 * 84 },
    { index: 6, gap: 0 },
  ])
  // The column of the cursor stays in the document wherever it is.
  expect(columnGaps([1, 7, 8, 20].map(column), sticky)).toEqual([
    { index: 1, gap: 84 },
    { index: 7, gap: 5 * 84 },
    { index: 8, gap: 0 },
    { index: 20, gap: 11 * 84 },
  ])
  expect(columnGaps([], sticky)).toEqual([])
})

it.each([
  [
    'the only topic and its three facts fill the width, without averages',
    1090,
    1,
    3,
    { column: 220, fact: 220, average: 0 },
  ],
  ['they fill a large window too', 1650, 1, 3, { column: 360, fact: 360 }],
  ['on a narrow screen they keep what they need', 500, 1, 3, { column: 112, fact: 112, average: 0 }],
  ['several topics have averages and no facts', 1090, 6, 0, { column: 136, fact: 0, average: 62 }],
])('matrixLayout: %s', (_, available, columns, facts, expected) => {
  expect(matrixLayout(available, columns, false, facts)).toMatchObject(expected)
})
