import { expect, it } from 'vitest'
import { comparedDays } from '../../../../renderer/features/reports/compared-days'
import type { PeriodChoice } from '../../../../renderer/features/reports/period'
import { fromJst } from '../../../../shared/domain/time'

const now = fromJst(2026, 11, 23, 10, 15)
const preset = (name: PeriodChoice['preset'], from = '', to = ''): PeriodChoice => ({ preset: name, from, to })

it.each([
  // as many days from the first of the month, the term or the school year before
  ['thisMonth', now, ['2026-11-01', '2026-11-23'], ['2026-10-01', '2026-10-23']],
  ['thisTerm', now, ['2026-09-01', '2026-11-23'], ['2026-04-01', '2026-06-23']],
  ['thisYear', now, ['2026-04-01', '2026-11-23'], ['2025-04-01', '2025-11-23']],
  // a month that has ended, with the whole month before
  ['lastMonth', now, ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
  // January: the term of autumn, in the year before
  ['thisTerm', fromJst(2027, 1, 20), ['2027-01-01', '2027-01-20'], ['2026-09-01', '2026-09-20']],
  // April: the third term of the last school year
  ['thisTerm', fromJst(2026, 4, 10), ['2026-04-01', '2026-04-10'], ['2026-01-01', '2026-01-10']],
  // the month before has fewer days
  ['thisMonth', fromJst(2026, 3, 30), ['2026-03-01', '2026-03-30'], ['2026-02-01', '2026-02-28']],
] as const)('%s is compared with like days before (%#)', (name, at, current, before) => {
  expect(comparedDays(preset(name), at)).toEqual({
    current: { from: current[0], to: current[1] },
    before: { from: before[0], to: before[1] },
  })
})

it('compares own dates with as many days just before, and days to come with none', () => {
  expect(comparedDays(preset('own', '2026-11-16', '2026-11-22'), now)?.before).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
  })
  expect(comparedDays(preset('own', '2026-12-01', '2026-12-05'), now)).toBeNull()
  expect(comparedDays(preset('own'), now)).toBeNull()
})
