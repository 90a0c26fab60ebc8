import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areAllRowsLoaded,
  average,
  cellsOf,
  distinctTopics,
  formatAverage,
  formatScore,
  overallAverage,
  rowKey,
  studentAverage,
} from '../../shared/domain/scores'
import { evenly } from '../fixtures/evenly'
import { checkProperty } from './check-property'

describe('average', () => {
  it('ignores missing scores, but not a score of 0', () => {
    expect(average([])).toBeNull()
    expect(average([null, undefined])).toBeNull()
    expect(average([0, null, 100])).toBe(50)
  })

  it('is between the lowest and the highest score', () => {
    checkProperty(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), scores => {
      const mean = average(scores) ?? -1
      expect(mean).toBeGreaterThanOrEqual(Math.min(...scores))
      expect(mean).toBeLessThanOrEqual(Math.max(...scores))
    })
  })
})

describe('formatted scores', () => {
  it('are integers or have one decimal; averages always have one decimal', () => {
    expect([formatScore(71), formatScore(84.46), formatScore(0), formatScore(null)]).toEqual(['71', '84.5', '0', ''])
    expect([formatAverage(76), formatAverage(76.44), formatAverage(null)]).toEqual(['76.0', '76.4', ''])
  })

  it('of the same value show the same number', () => {
    expect([formatScore(0.15), formatAverage(0.15)]).toEqual(['0.2', '0.2'])
    checkProperty(evenly(0, 1000), value => {
      expect(Number(formatAverage(value))).toBe(Number(formatScore(value)))
    })
  })
})

describe('rows and columns', () => {
  it('show a repeated topic once, and each score under its topic', () => {
    const topics = distinctTopics(['b', 'a', 'b'].map(topic_id => ({ topic_id })))
    expect(topics).toEqual([{ topic_id: 'b' }, { topic_id: 'a' }])
    const cells = [
      { topic_id: 'other', score: 1 },
      { topic_id: 'a', score: 2 },
    ]
    expect(cellsOf(cells, topics)).toEqual([undefined, { topic_id: 'a', score: 2 }])
  })

  it('keep the two rows of a student in two classes apart', () => {
    const keys = [
      ['1', '23'],
      ['12', '3'],
      ['1', '23'],
    ].map(([team_id = '', student_id = '']) => rowKey({ team_id, student_id }))
    expect(new Set(keys).size).toBe(2)
  })

  it('convert each topic to points out of 100 for an average', () => {
    expect(studentAverage([9, 50, null], [10, 100, 100])).toBe(70)
    expect(studentAverage([4], [0])).toBe(4)
  })

  it('give the class average themselves if all rows are loaded, otherwise take the average of the server', () => {
    expect([
      areAllRowsLoaded(3, 3),
      areAllRowsLoaded(3, 2),
      areAllRowsLoaded(3, undefined),
      areAllRowsLoaded(2, 3),
    ]).toEqual([true, true, true, false])
    expect(overallAverage(50, 76.4, true)).toBe(50)
    expect(overallAverage(null, 76.4, true)).toBeNull()
    expect(overallAverage(50, 76.4, false)).toBe(76.4)
    expect(overallAverage(50, undefined, false)).toBeNull()
  })
})
