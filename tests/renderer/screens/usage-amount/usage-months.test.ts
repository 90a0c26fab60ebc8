/** The months of 学習量集計. */
import { describe, expect, it } from 'vitest'
import { monthWords } from '../../../../renderer/screens/usage-amount/month-words'
import { parseChoice } from '../../../../renderer/screens/usage-amount/usage-choice'
import { chosenMonths, daysOf, monthsOf } from '../../../../renderer/screens/usage-amount/usage-months'
import { fromJst } from '../../../../shared/domain/time'

describe('the months', () => {
  const at = (year: number, month: number) => fromJst(year, month, 23)
  const chosen = (preset: 'lastSix' | 'lastTwelve' | 'thisTerm' | 'thisYear', now: number) => {
    const { from, to } = chosenMonths({ preset, from: '', to: '' }, now)
    return [from, to]
  }

  it('of a preset end with this month', () => {
    expect(chosen('lastSix', at(2027, 2))).toEqual(['2026-09', '2027-02'])
    expect(chosen('lastTwelve', at(2026, 12))).toEqual(['2026-01', '2026-12'])
    expect(chosen('thisTerm', at(2026, 11))).toEqual(['2026-09', '2026-11'])
    expect(chosen('thisYear', at(2027, 3))).toEqual(['2026-04', '2027-03'])
  })

  it('are at most 24, in their order', () => {
    expect(monthsOf({ from: '2026-11', to: '2027-02' })).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthsOf({ from: '2024-12', to: '2026-11' })).toHaveLength(24)
    expect(monthsOf({ from: '2024-11', to: '2026-11' })).toBe('tooLong')
    expect(monthsOf({ from: '2026-12', to: '2026-11' })).toBe('reversed')
  })

  it('have all of their days, and say that they are not over', () => {
    expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(monthWords('2026-11', at(2026, 11))).toBe('2026年11月（途中）')
    expect(monthWords('2026-10', at(2026, 11))).toBe('2026年10月')
  })
})

describe('a kept choice', () => {
  const kept = { team: '3', measure: 'exercises', rows: 'team', preset: 'own', from: '2026-04', to: '2026-12' }

  it.each([
    ['own months', kept],
    ['no own months', { ...kept, preset: 'lastSix', from: '', to: '' }],
  ])('with %s is shown again', (_what, value) => expect(parseChoice(value)).toEqual(value))

  it.each([
    ['the 13th month', { ...kept, to: '2026-13' }],
    ['month 0', { ...kept, from: '2026-00' }],
    ['a month of one digit', { ...kept, from: '2026-4' }],
    ['a day', { ...kept, from: '2026-04-01' }],
    ['a period of another version', { ...kept, preset: 'lastFive' }],
    ['nothing', null],
  ])('with %s is not', (_what, value) => expect(parseChoice(value)).toBeNull())
})
