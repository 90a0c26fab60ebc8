/** The preview has room for what the teacher must check. */
import { expect, it } from 'vitest'
import { rowNeed, teamNeed } from '../../../../renderer/screens/roster-import/plan-columns'
import { planOf, tableOf } from '../../../fixtures/roster-tables'

const needOf = (name: string) => teamNeed(planOf([], tableOf(['クラス', '氏名'], [name, '山田 太郎'])).rows)

it('shows the names of classes whole, also with their year, but no name takes the whole table', () => {
  expect(needOf('2年A組')).toBeLessThanOrEqual(122)
  // 4 signs of 16 px, 7 of about 9 px, and the space beside them
  expect(needOf('2027年度 2年A組')).toBeGreaterThanOrEqual(155)
  expect(needOf('2027年度 3年A組特別進学コース選抜')).toBe(200)
})

it('shows the sheet and the list of a row in one line', () => {
  const [row] = planOf([], tableOf(['クラス', '氏名'], ['2年A組', '山田 太郎'])).rows
  expect(row && rowNeed([{ ...row, row: 12 }])).toBe(56)
  // 12 of the right list on the second sheet: 3 digits of 9 px, 4 signs of 14 px, and the space beside them
  expect(row && rowNeed([{ ...row, row: 1_010_000_012 }])).toBeGreaterThanOrEqual(105)
})
