/** Days, weeks and months of 学習進捗グラフ: by the days that count, until today. */
import { expect, it } from 'vitest'
import { askedPeriod, isTooLong, stepsIn } from '../../../../renderer/screens/progress-graph/graph-steps'
import { fromJst } from '../../../../shared/domain/time'
import type { Unit } from '../../../../shared/domain/time-steps'

const today = fromJst(2026, 11, 23)
const period = (start_time: string, end_time: string) => ({ start_time, end_time })

it('ends the period today, and asks nothing of a period that has not begun', () => {
  expect(askedPeriod({ from: '2026-09-01', to: '2026-12-31' }, today)).toEqual(period('2026-09-01', '2026-11-23'))
  expect(askedPeriod({ from: '2026-04-01', to: '2026-04-30' }, today)).toEqual(period('2026-04-01', '2026-04-30'))
  expect(askedPeriod({ from: '2026-12-01', to: '2026-12-31' }, today)).toBeNull()
})

it.each([
  [
    'day',
    period('2026-11-21', '2026-11-23'),
    [
      ['2026-11-21', '11/21（土）'],
      ['2026-11-22', '11/22（日）'],
      ['2026-11-23', '11/23（月・祝）（途中）'],
    ],
  ],
  // the first week begins before the period, the last one is not over
  [
    'week',
    period('2026-11-11', '2026-11-23'),
    [
      ['2026-11-09', '11/11〜11/15'],
      ['2026-11-16', '11/16〜11/22'],
      ['2026-11-23', '11/23（途中）'],
    ],
  ],
  ['week', period('2025-12-30', '2026-01-04'), [['2025-12-29', '12/30〜1/4']]],
  [
    'month',
    period('2026-09-15', '2026-11-23'),
    [
      ['2026-09-01', '2026年9月（15〜30日）'],
      ['2026-10-01', '2026年10月'],
      ['2026-11-01', '2026年11月（途中）'],
    ],
  ],
] as const)('names each %s by its days within the period', (unit, within, expected) => {
  expect(stepsIn(unit, within, today, []).map(({ date, words }) => [date, words])).toEqual(expected)
})

it('says below the axis which step is not whole', () => {
  const ticks = (unit: Unit, from: string, to: string) =>
    stepsIn(unit, period(from, to), today, []).map(({ tick }) => tick)
  expect(ticks('week', '2026-11-11', '2026-11-23')).toEqual(['11/11\n5日間', '11/16', '11/23\n途中'])
  expect(ticks('month', '2026-09-15', '2026-10-31')).toEqual(['9月\n16日間', '10月'])
  expect(ticks('day', '2026-11-22', '2026-11-23')).toEqual(['11/22', '11/23\n途中'])
})

it('keeps weeks without a record, and follows a server that divides the period in another way', () => {
  const within = period('2026-11-08', '2026-11-23')
  const steps = (unit: 'week' | 'month', dates: string[]) =>
    stepsIn(unit, within, today, dates).map(({ date, words }) => [date, words])
  expect(steps('week', ['2026-11-16']).map(([date]) => date)).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ])
  expect(steps('week', ['2026-11-08', '2026-11-15', '2026-11-22'])).toEqual([
    ['2026-11-08', '11/8〜11/14'],
    ['2026-11-15', '11/15〜11/21'],
    ['2026-11-22', '11/22〜11/23（途中）'],
  ])
  // weeks from Sunday without a record are not left out either
  expect(steps('week', ['2026-11-22', '2026-11-08']).map(([date]) => date)).toEqual([
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
  ])
  expect(steps('week', ['2026-11-09', '2026-11-12']).map(([date]) => date)).toEqual(['2026-11-09', '2026-11-12'])
  // other ways to write the usual dates
  for (const date of ['2026-11', '2026-11-01', '2026-11-01 00:00:00']) {
    expect(steps('month', [date, '?'])).toEqual([['2026-11-01', '2026年11月（8〜23日）（途中）']])
  }
})

it('knows a graph that is too long: 400 steps, or 40,000 points of all lines', () => {
  const year = period('2026-04-01', '2027-03-31')
  expect(isTooLong(year, 'day', 41)).toBe(false)
  expect(isTooLong(year, 'day', 110)).toBe(true)
  expect(isTooLong(year, 'week', 110)).toBe(false)
  expect(isTooLong(period('2025-04-01', '2026-11-23'), 'day', 1)).toBe(true)
})
