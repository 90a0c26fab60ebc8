import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreClass, scoreClasses, scoreLetters } from '../../shared/domain/score-class'
import { evenly } from '../fixtures/evenly'
import { checkProperty } from './check-property'

const points = evenly(0, 100)
const rank = { unread: -1, bad: 0, middle: 1, good: 2 }

describe('scoreClass', () => {
  it.each([
    [0, 'bad'],
    [59.5, 'bad'],
    [59.94, 'bad'],
    [59.96, 'middle'],
    [60, 'middle'],
    [79.9, 'middle'],
    [80, 'good'],
    [100, 'good'],
    [null, 'unread'],
    [undefined, 'unread'],
    [Number.NaN, 'unread'],
  ] as const)('%s is %s', (score, expected) => {
    expect(scoreClass(score)).toBe(expected)
  })

  it('never gets worse with a higher score', () => {
    checkProperty(fc.tuple(points, points), ([a, b]) => {
      expect(rank[scoreClass(Math.min(a, b))]).toBeLessThanOrEqual(rank[scoreClass(Math.max(a, b))])
    })
  })

  it('depends on the percentage of the full points', () => {
    checkProperty(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 })), ([score, times]) => {
      expect(scoreClass(score * times, 100 * times)).toBe(scoreClass(score))
    })
    expect(scoreClass(3, 5)).toBe('middle')
    expect(scoreClass(4, 5)).toBe('good')
    expect(scoreClass(5.6, 7)).toBe('good')
    expect(scoreClass(4, 0)).toBe('bad')
  })

  it('has a different letter for every class', () => {
    const letters = scoreClasses.map(name => scoreLetters[name])
    expect(new Set(letters).size).toBe(scoreClasses.length)
    expect(scoreLetters).toEqual({ good: 'A', middle: 'B', bad: 'C', unread: '' })
  })
})
