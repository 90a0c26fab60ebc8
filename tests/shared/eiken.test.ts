import { describe, expect, it } from 'vitest'
import {
  type Advice,
  abilityOf,
  adviceFor,
  adviceTriggers,
  contentShare,
  type ExamScores,
  examAbilities,
  fivePoints,
} from '../../shared/domain/eiken'

describe('a score out of 5 (SPEC §9)', () => {
  it.each([
    [0, 0],
    [3.4, 3.4],
    [5, 5],
    [5.1, 0.255],
    [68, 3.4],
    [100, 5],
    [400, 5],
    [-1, 0],
  ])('%d is %d points', (score, points) => {
    expect(fivePoints(score)).toBeCloseTo(points, 5)
  })

  it('is multiplied by 20 for an ability', () => {
    expect([0, 2.95, 3, 5].map(abilityOf)).toEqual([0, 59, 60, 100])
  })
})

it('has five abilities with their maximum values, in the order of the chart', () => {
  expect(examAbilities.map(({ ability, max }) => [ability, max])).toEqual([
    ['completeness', 100],
    ['speed', 180],
    ['pronunciation', 100],
    ['content', 100],
    ['fluency', 100],
  ])
})

describe('advice', () => {
  const ends: [Advice, calls: number, doesNot: number][] = [
    ['pronunciation', 59.9, 60],
    ['repeat', 5, 4],
    ['leak', 5, 4],
    ['speed', 119.9, 120],
    ['content', 59.9, 60],
  ]

  it.each(ends)('on %s is given for %d, and not for %d', (figure, calls, doesNot) => {
    expect(adviceFor({ [figure]: calls })).toEqual([figure])
    expect(adviceFor({ [figure]: doesNot })).toEqual([])
  })

  it('covers every trigger with a boundary above', () => {
    expect(ends.map(([figure]) => figure)).toEqual(adviceTriggers.map(({ figure }) => figure))
  })

  it('has the order of the table, and skips values that were not measured', () => {
    const all: ExamScores = { content: 0, speed: 0, leak: 9, repeat: 9, pronunciation: 0, fluency: 0, completeness: 0 }
    expect(adviceFor(all)).toEqual(['pronunciation', 'repeat', 'leak', 'speed', 'content'])
    expect(adviceFor({})).toEqual([])
  })
})

describe('the percentage of conveyed content', () => {
  it.each([
    ['72', 72],
    ['72%', 72],
    [' 58.5 ％', 58.5],
    ['0.72', 72],
    ['1', 100],
    ['1%', 1],
    ['0', 0],
    ['100', 100],
    ['101', undefined],
    ['よく伝わりました。', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (info, share) => {
    expect(contentShare(info)).toBe(share)
  })
})
