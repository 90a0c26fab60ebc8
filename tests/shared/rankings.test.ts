import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysToCompare, growthOf, ranksOf } from '../../shared/domain/rankings'
import { fromJst } from '../../shared/domain/time'
import { evenly } from '../fixtures/evenly'

describe('ranks', () => {
  it('are shared by equal values; a missing value has none, and 0 has one', () => {
    expect(ranksOf([80, null, 95, 80, 0, 12])).toEqual([2, null, 1, 2, 5, 4])
    expect(ranksOf([])).toEqual([])
    expect(ranksOf([null, null])).toEqual([null, null])
  })

  it('are one more than the number of greater values, whatever the order of the rows', () => {
    const value = fc.option(fc.oneof(fc.integer({ min: 0, max: 20 }), evenly(-5, 100)))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), values => {
        const expected = values.map(own =>
          own === null ? null : 1 + values.filter(other => other !== null && other > own).length,
        )
        expect(ranksOf(values)).toEqual(expected)
      }),
    )
  })
})

describe('the days that are compared', () => {
  const now = fromJst(2026, 11, 23, 10, 15)

  it('are those that have begun, and as many before them', () => {
    expect(daysToCompare({ from: '2026-11-01', to: '2026-11-30' }, now)).toEqual({
      current: { from: '2026-11-01', to: '2026-11-23' },
      before: { from: '2026-10-09', to: '2026-10-31' },
    })
    expect(daysToCompare({ from: '2026-10-01', to: '2026-10-31' }, now)?.before).toEqual({
      from: '2026-08-31',
      to: '2026-09-30',
    })
    // a single day
    expect(daysToCompare({ from: '2026-11-23', to: '2026-11-23' }, now)?.before).toEqual({
      from: '2026-11-22',
      to: '2026-11-22',
    })
  })

  it('are none before the period, or without its days', () => {
    expect(daysToCompare({ from: '2026-11-24', to: '2026-11-30' }, now)).toBeNull()
    expect(daysToCompare({ from: '', to: '2026-11-30' }, now)).toBeNull()
  })
})

describe('growth', () => {
  const study = (exercise_count: number, average_score: number | undefined, record_duration = 0) => ({
    exercise_count,
    average_score,
    record_duration,
  })

  it('is unknown where a figure is missing, never a growth from 0', () => {
    const unknown = { exercise_count: undefined, average_score: 90, record_duration: undefined }
    expect(growthOf(study(8, 76.4, 90), unknown)).toEqual({ exercises: null, points: null, recorded: null })
    expect(growthOf(unknown, study(8, 76.4, 90))).toEqual({ exercises: null, points: null, recorded: null })
  })

  it('names what is more than before', () => {
    expect(growthOf(study(8, 76.4, 90), study(5, 73.2, 60))).toEqual({ exercises: 3, points: 3.2, recorded: 30 })
    // The least that is named: one point, over three exercises each.
    expect(growthOf(study(3, 74), study(3, 73))).toEqual({ exercises: null, points: 1, recorded: null })
  })

  it('never names what is less, nor an average over few exercises or a rise of less than a point', () => {
    const nothing = { exercises: null, points: null, recorded: null }
    expect(growthOf(study(4, 60, 10), study(5, 73, 60))).toEqual(nothing)
    expect(growthOf(study(5, 73.9), study(5, 73))).toEqual(nothing)
    expect(growthOf(study(2, 90), study(2, 50))).toEqual(nothing)
    expect(growthOf(study(5, 90), study(5, undefined))).toEqual(nothing)
    expect(growthOf(study(5, 90), undefined)).toEqual(nothing)
  })
})
