import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  isCompleteDate,
  isCompleteDateTime,
  isCompleteTime,
  parseTypedDate,
  parseTypedDateTime,
  parseTypedTime,
} from '../../../renderer/ui/typed-dates'
import { fromJst, parseJst, wireTime } from '../../../shared/domain/time'

const now = fromJst(2026, 11, 21, 8, 30)
const evening = { date: '2026-11-28', time: '23:59' }

describe('parseTypedDate', () => {
  it.each([
    ['2026/11/28', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['20261128', '2026-11-28'],
    ['１１／２８', '2026-11-28'],
    ['11月28日', '2026-11-28'],
    ['2026年11月28日（土）', '2026-11-28'],
    ['11 / 8', '2026-11-08'],
    ['1/10', '2027-01-10'],
    ['11/20', '2026-11-20'],
    ['今日', '2026-11-21'],
    ['明日', '2026-11-22'],
    ['明後日', '2026-11-23'],
  ])('%s is %s', (typed, date) => expect(parseTypedDate(typed, now)).toBe(date))
  it.each(['', '11', '11/31', '2026/2/29', '13/1', '来週', '11/28/2026'])('%j is none', typed =>
    expect(parseTypedDate(typed, now)).toBeNull(),
  )
})

describe('parseTypedTime', () => {
  it.each([
    ['18:00', '18:00'],
    ['８：３０', '08:30'],
    ['1800', '18:00'],
    ['18時', '18:00'],
    ['18時半', '18:30'],
    ['8時5分', '08:05'],
    ['0:00', '00:00'],
  ])('%s is %s', (typed, time) => expect(parseTypedTime(typed)).toBe(time))
  it.each(['', '24:00', '18', '8:60', '夕方'])('%j is none', typed => expect(parseTypedTime(typed)).toBeNull())
})

describe('parseTypedDateTime', () => {
  it.each([
    ['2026/11/28 18:00', '2026-11-28T18:00'],
    ['11/28　１８：００', '2026-11-28T18:00'],
    ['11月28日（土）18時', '2026-11-28T18:00'],
    ['2026-11-28T18:00', '2026-11-28T18:00'],
    ['明日 8:30', '2026-11-22T08:30'],
    ['11/30', '2026-11-30T23:59'],
    ['17:00', '2026-11-28T17:00'],
  ])('%s is %s', (typed, value) => expect(parseTypedDateTime(typed, now, evening)).toBe(value))
  it.each(['', '11/28 25:00', '11/28 18:00 まで', 'x 18:00'])('%j is none', typed =>
    expect(parseTypedDateTime(typed, now, evening)).toBeNull(),
  )
  it('rejects a time alone if no date is known', () => {
    expect(parseTypedDateTime('17:00', now, { date: '', time: '23:59' })).toBeNull()
  })
})

describe('formatDate and formatDateTime', () => {
  it('adds the weekday in Tokyo', () => {
    expect(formatDate('2026-11-28')).toBe('2026/11/28（土）')
    expect(formatDateTime('2027-01-01T00:05')).toBe('2027/1/1（金・祝）0:05')
    expect([formatDate(''), formatDateTime('')]).toEqual(['', ''])
  })
  it('gives a text that parses back to the same value, in any year and on any day', () => {
    const instant = fc.integer({ min: fromJst(2020, 1) / 60_000, max: fromJst(2099, 1) / 60_000 })
    fc.assert(
      fc.property(instant, instant, (minute, today) => {
        const value = wireTime(minute * 60_000)
          .slice(0, 16)
          .replace(' ', 'T')
        const words = formatDateTime(value)
        expect(parseTypedDateTime(words, today * 60_000, { date: '', time: '' })).toBe(value)
        expect(parseTypedDate(formatDate(value), today * 60_000)).toBe(value.slice(0, 10))
      }),
    )
  })
  it('parses a date without a year to one at most half a year away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (month, day) => {
        const at = parseJst(parseTypedDate(`${month}/${day}`, now) ?? '') ?? 0
        expect(Math.abs(at - now)).toBeLessThan(184 * 864e5)
      }),
    )
  })
})

it('counts as complete only when nothing more could follow', () => {
  expect(['11/2', '11/28', '2026/11/2', '2026/11/28'].map(isCompleteDate)).toEqual([false, true, false, true])
  expect(['11/28', '11/28 1', '11/28 18:0', '11/28 18:00'].map(isCompleteDateTime)).toEqual([false, false, false, true])
  expect(['1', '18:0', '18:00', '1800'].map(isCompleteTime)).toEqual([false, false, true, true])
})
