/** Days, weeks and months of a graph begin at midnight in Tokyo. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jstParts, wireTime } from '../../shared/domain/time'
import { nextStep, stepOf, stepsOf } from '../../shared/domain/time-steps'

describe('time steps', () => {
  const instant = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') })
  const unit = fc.constantFrom('day', 'week', 'month')

  it('contain each instant once, and begin at midnight in Tokyo', () => {
    fc.assert(
      fc.property(unit, instant, (unit, at) => {
        const start = stepOf(unit, at)
        const next = nextStep(unit, start)
        expect(start <= at && at < next).toBe(true)
        expect([stepOf(unit, start), stepOf(unit, next - 1), stepOf(unit, next)]).toEqual([start, start, next])
        expect(wireTime(start)).toMatch(/ 00:00:00$/)
        if (unit === 'week') expect(jstParts(start).weekday).toBe(1)
        if (unit === 'month') expect(jstParts(start).day).toBe(1)
      }),
    )
  })

  it('are refused if there are too many', () => {
    const day = Date.parse('2026-11-16T00:00:00+09:00')
    expect(stepsOf('day', day, day + 4 * 864e5, 5)).toHaveLength(5)
    expect(stepsOf('day', day, day + 5 * 864e5, 5)).toBeNull()
  })
})
