/** Signs that a student needs a look or has earned praise. */
import { describe, expect, it } from 'vitest'
import { averageChange, type SignFacts, signDays, signsOf } from '../../shared/domain/study-signs'
import { fromJst } from '../../shared/domain/time'

const study = (exercise_count: number, average_score?: number) => ({ exercise_count, average_score })

const calm: SignFacts = {
  week: study(4, 80),
  recent: study(8, 80),
  before: study(8, 80),
  classGrowth: 1,
  submitted_count: 0,
  due: 2,
  overdue: undefined,
}

describe('the days of the signs', () => {
  it('are the last seven, the last fourteen and the fourteen before, today included, in Tokyo', () => {
    const expected = {
      week: { start_time: '2026-11-17', end_time: '2026-11-23' },
      recent: { start_time: '2026-11-10', end_time: '2026-11-23' },
      before: { start_time: '2026-10-27', end_time: '2026-11-09' },
    }
    expect(signDays(fromJst(2026, 11, 23))).toEqual(expected)
    expect(signDays(fromJst(2026, 11, 23, 23, 59, 59))).toEqual(expected)
  })
})

describe('a sign', () => {
  it('is given to nobody about whom nothing is remarkable', () => {
    expect(signsOf(calm)).toEqual([])
  })

  it('is not given for what could not be read', () => {
    expect(signsOf({ ...calm, week: undefined, recent: undefined, before: undefined, overdue: undefined })).toEqual([])
  })

  it('says that a student has not studied for seven days', () => {
    expect(signsOf({ ...calm, week: study(0) })).toEqual(['idle'])
  })

  it.each([
    [70, 80, ['falling']],
    [70.1, 80, []],
    [89.9, 80, []],
    [90, 80, ['rising']],
  ])('compares an average of %d with %d before', (now, before, expected) => {
    expect(signsOf({ ...calm, recent: study(8, now), before: study(8, before) })).toEqual(expected)
  })

  it('compares no averages of fewer than three exercises, and none that is missing', () => {
    expect(averageChange({ recent: study(2, 40), before: study(8, 90) })).toBeNull()
    expect(averageChange({ recent: study(8, 40), before: study(2, 90) })).toBeNull()
    expect(averageChange({ recent: study(8), before: study(8, 90) })).toBeNull()
    expect(averageChange({ recent: study(3, 40), before: study(3, 90) })).toBe(-50)
  })

  it('names homework that is overdue, and praises who has submitted all that was due', () => {
    expect(signsOf({ ...calm, overdue: 1 })).toEqual(['overdue'])
    expect(signsOf({ ...calm, overdue: 0, submitted_count: 2 })).toEqual(['allSubmitted'])
    expect(signsOf({ ...calm, overdue: 0, submitted_count: 2, due: 0 })).toEqual([])
    expect(signsOf({ ...calm, overdue: 0, submitted_count: 0 })).toEqual([])
    expect(signsOf({ ...calm, overdue: undefined, submitted_count: 2 })).toEqual([])
  })

  it.each([
    [15, 10, 1, ['busier']],
    [14, 10, 1, []],
    [9, 0, 1, []],
    [10, 0, 1, ['busier']],
    // the class has twice as much to do, or less than before
    [29, 10, 2, []],
    [30, 10, 2, ['busier']],
    [14, 10, 0.5, []],
    // nothing before counts as three exercises
    [44, 0, 10, []],
    [45, 0, 10, ['busier']],
    [90, 3, undefined, []],
  ])('praises %d exercises after %d, where those of the class grew %j times', (now, before, classGrowth, expected) => {
    expect(signsOf({ ...calm, classGrowth, recent: study(now, 80), before: study(before, 80) })).toEqual(expected)
  })
})
